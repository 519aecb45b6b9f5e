export { NetworkLinks } from './networks/components/network-links.tsx'
