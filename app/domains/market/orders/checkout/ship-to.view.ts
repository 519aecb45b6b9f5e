import { nationalPhone } from '#shared/brazil.ts'
import type { CheckoutView } from './checkout.schemas.ts'

type Known = Pick<CheckoutView, 'address' | 'cep'>

/** The freight is reckoned for the address that is known. */
export const isKnown = ({ address, cep }: Known) => address !== null && address.cep === cep

/** What the address is filled with: of another CEP than the one known, only who receives it. */
export function shipToKnown({ address: known, cep }: Known) {
  if (!known) return {}
  const { recipient, phone, ...place } = known
  const filled = { recipient, phone: nationalPhone(phone), ...(place.cep === cep || !cep ? place : {}) }
  return Object.fromEntries(Object.entries(filled).map(([name, value]) => [`address.${name}`, value]))
}
