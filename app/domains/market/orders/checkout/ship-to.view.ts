import { nationalPhone } from '#shared/brazil.ts'
import type { CheckoutView } from './checkout.schemas.ts'

/** What the address is filled with: of another CEP than the one known, only who receives it. */
export function shipToKnown({ address: known, cep }: Pick<CheckoutView, 'address' | 'cep'>) {
  if (!known) return {}
  const { recipient, phone, ...place } = known
  const filled = { recipient, phone: nationalPhone(phone), ...(place.cep === cep || !cep ? place : {}) }
  return Object.fromEntries(Object.entries(filled).map(([name, value]) => [`address.${name}`, value]))
}
