import { sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { isAway, isSold } from '../products/products.policy.ts'
import { foundOffer, offerPhoto } from './found-offer.queries.ts'
import { inStock } from './offer-columns.queries.ts'
import { isFound, relevanceOf } from './offers-found.queries.ts'

/** For /busca: what is sold, found as in the shop. One query. */
export const findProducts: Finder = async (ctx, search, { limit, offset, most }) => {
  const { rows } = await ctx.db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select products.id, row_number() over (order by ${isAway(ctx)}, ${inStock} desc, ${relevanceOf(search)} desc, products.id desc) as place
      from products join stores on stores.id = products.store_id where ${isSold} and ${isFound(search)} order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, products.id, '/loja/' || stores.slug || '/' || products.slug as url, products.name as title,
        products.summary as text, ${offerPhoto} as photo_url, ${foundOffer(ctx)} as offer
      from found join products on products.id = found.id join stores on stores.id = products.store_id
      order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
