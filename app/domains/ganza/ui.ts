export { FirmwareOffer } from './rollouts/components/firmware-offer.tsx'
