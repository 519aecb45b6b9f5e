export { FreeShipTo, FreeShipToFields } from './checkout/components/ship-to-fields.tsx'
