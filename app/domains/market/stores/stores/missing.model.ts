import type { Store } from './stores.table.ts'

/** What a store must say before it opens (Decreto 7.962, art. 2): label, the page that has it, and its fields. */
export const demanded = [
  { name: 'about', label: 'O que a loja vende e para quem', page: '/sobre', fields: ['about'] },
  {
    name: 'seller',
    label: 'Quem vende: nome e CPF ou CNPJ',
    page: '/sobre#quem-vende',
    fields: ['document_kind', 'document', 'legal_name'],
  },
  { name: 'contact', label: 'E-mail e telefone para quem compra', page: '/contato', fields: ['email', 'phone'] },
  {
    name: 'address',
    label: 'Endereço completo',
    page: '/contato#endereco',
    fields: ['cep', 'street', 'number', 'district', 'city', 'uf'],
  },
  { name: 'shipping', label: 'Como e quando você envia', page: '/sobre#politicas', fields: ['shipping_policy'] },
  {
    name: 'returns',
    label: 'Como funcionam trocas e devoluções',
    page: '/sobre#politicas',
    fields: ['returns_policy'],
  },
] as const satisfies { name: string; label: string; page: string; fields: (keyof Store)[] }[]

type Said = Pick<Store, (typeof demanded)[number]['fields'][number]>

/** What is still missing, in the order of the form. */
export const missingIn = (store: Said) =>
  demanded
    .filter(({ fields }) => fields.some((field) => !store[field]))
    .map(({ name, label, page }) => ({ name, label, page }))

/** How much is there, from 0 to 1. */
export const completeness = (store: Said) => (demanded.length - missingIn(store).length) / demanded.length
