import type { Client } from '#web/api-for.server.ts'

/** The products of a store, to choose one; more than a hundred are found in their list. */
export async function productOptions(api: Client, store: string) {
  const { data } = await api.products.ofStore.list({ store, per_page: 100, order_by: 'name' })
  return data.filter(({ state }) => state !== 'removido').map(({ slug, name }) => ({ value: slug, label: name }))
}
