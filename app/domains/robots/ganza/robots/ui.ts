export { LastKnown } from './components/last-known.tsx'
