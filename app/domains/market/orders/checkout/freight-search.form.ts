/** The way of sending of the store at this place of the form. */
export const freightField = (at: number) => `stores[${at}].freight`

/** What the URL says of the thing, CEP and freight that a checkout's form holds, and whose: what is reckoned follows it. */
export function freightSearch(form: FormData): URLSearchParams {
  const said = (name: string) => String(form.get(name) ?? '')
  const search = new URLSearchParams()
  for (const [name, value] of [
    ['variant_id', said('item.variant_id')],
    ['quantity', said('item.quantity')],
    ['cep', said('address.cep')],
    ['buyer', said('buyer')],
  ] as const)
    if (value) search.set(name, value)
  for (let at = 0; form.has(`stores[${at}].store_id`); at++) {
    const store = said(`stores[${at}].store_id`)
    if (form.has(freightField(at))) search.set(`freight-${store}`, `${store}=${said(freightField(at))}`)
  }
  return search
}
