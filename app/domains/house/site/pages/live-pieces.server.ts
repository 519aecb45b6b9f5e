import type { Client } from '#web/api-for.server.ts'

/** What lives in the other rooms at this moment, and the tags of what is shown of it. */
export async function livePieces(api: Client) {
  const [{ robot }, feed, { data: products }] = await Promise.all([
    api.ganza.demonstration.show(),
    api.banca.feeds.read({ kind: 'ranked', page: 1, per_page: 2 }),
    api.products.offers.list({ in_stock: true, order_by: 'relevance', per_page: 4 }),
  ])
  return {
    shown: { robot, posts: feed.data, products },
    tags: ['demonstration', 'posts', 'products', ...feed.data.map(({ id }) => `post:${id}`)],
  }
}
