import type { Client } from '#web/api-for.server.ts'

/** What lives in the other rooms at this moment, and the tags of what is shown of it. */
export async function livePieces(api: Client) {
  const [{ robot }, feed, { data: products }] = await Promise.all([
    api.ganza.demonstration.show(),
    api.banca.feeds.read({ kind: 'ranked', page: 1, per_page: 1 }),
    api.products.offers.list({ in_stock: true, order_by: 'relevance', per_page: 4 }),
  ])
  const [post = null] = feed.data
  return {
    shown: { robot, post, products },
    tags: ['demonstration', 'posts', 'products', ...(post ? [`post:${post.id}`] : [])],
  }
}
