import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { pick } from '#shared/pick.ts'
import type { StoreDesk } from './stores.schemas.ts'

/** What the forms of a store start with. */
export const aboutValues = ({ name, tagline, about, logo, cover, shipping_policy, returns_policy }: StoreDesk) => ({
  ...{ name, tagline, about, shipping_policy, returns_policy },
  logo_ids: logo ? [logo.id] : [],
  cover_ids: cover ? [cover.id] : [],
})

export const sellerValues = ({ document_kind, document, legal_name }: StoreDesk) => ({
  ...{ document_kind, legal_name },
  document: document && document_kind ? applyMask(document_kind, document) : document,
})

/** The same as the calls take them, without masks. */
const sellerParts = ['document_kind', 'document', 'legal_name'] as const
export const sellerFields = <Seller extends Pick<StoreDesk, (typeof sellerParts)[number]>>(store: Seller) =>
  pick(store, ...sellerParts)

const contactParts = ['email', 'phone', 'cep', 'street', 'number', 'complement', 'district', 'city', 'uf'] as const
export const contactFields = <Contact extends Pick<StoreDesk, (typeof contactParts)[number]>>(store: Contact) =>
  pick(store, ...contactParts)

export const contactValues = (store: StoreDesk) => {
  const { email, phone, cep, street, number, complement, district, city, uf } = store
  return { email, cep, street, number, complement, district, city, uf, phone: phone && nationalPhone(phone) }
}
