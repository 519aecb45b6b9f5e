import type { Client } from '#web/api-for.server.ts'

/** What a coupon can be for: the products of the store, by name. */
export async function couponProducts(api: Client, store: string) {
  const found: { id: number; name: string }[] = []
  for (let page = 1, last = 1; page <= last && page <= 5; page++) {
    const part = await api.products.ofStore.list({ store, page, per_page: 100, order_by: 'name' })
    found.push(...part.data.map(({ id, name }) => ({ id, name })))
    last = part.last_page
  }
  return found
}
