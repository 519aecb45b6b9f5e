/** Where an order goes, as it was when it was placed. */
export type Address = {
  recipient: string
  /** E.164. */
  phone: string
  /** Eight digits. */
  cep: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  uf: string
}
