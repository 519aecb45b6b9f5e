export { HonoursRow } from './badges/components/badge-tile.tsx'
