export { FreeShipTo } from './checkout/components/ship-to-fields.tsx'
