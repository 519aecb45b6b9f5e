import type { Client } from '#web/api-for.server.ts'

const PRODUCTS = 4

/** What lives in the other rooms at this moment, and the tags of what is shown of it: of the shop its robot, and what people love. */
export async function livePieces(api: Client) {
  const [{ robot = null, products: robots = [] }, feed, loved] = await Promise.all([
    api.landing.pieces({ landing: 'produto' }),
    api.banca.feeds.read({ kind: 'ranked', page: 1, per_page: 2 }),
    api.products.offers.list({ in_stock: true, order_by: 'best_rated', per_page: PRODUCTS }),
  ])
  const [ganza] = robots.toSorted((a, b) => (b.stars ?? 0) - (a.stars ?? 0))
  const others = loved.data.filter(({ id }) => id !== ganza?.id)
  const products = [...(ganza ? [ganza] : []), ...others].slice(0, PRODUCTS)
  return {
    shown: { robot, posts: feed.data, products },
    tags: ['demonstration', 'posts', 'products', ...feed.data.map(({ id }) => `post:${id}`)],
  }
}
