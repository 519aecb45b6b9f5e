import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
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

export const contactValues = (store: StoreDesk) => {
  const { email, phone, cep, street, number, complement, district, city, uf } = store
  return { email, cep, street, number, complement, district, city, uf, phone: phone && nationalPhone(phone) }
}
