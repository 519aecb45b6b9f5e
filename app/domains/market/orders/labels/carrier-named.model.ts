import { type Carrier, carriers } from '../dispatches/carrier.kinds.ts'

/** The carrier in the name of a service, 'Correios PAC'. */
export const carrierNamed = (service: string): Carrier =>
  carriers.find((carrier) => carrier !== 'outra' && service.toLowerCase().includes(carrier)) ?? 'outra'
