import { sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { foundOffer, inStock, offerPhoto, popularity } from '#domains/market/products/index.ts'
import { isSold } from '#domains/market/products/products/products.policy.ts'
import type { Context } from '#platform/context.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { searchable } from '#shared/text.ts'

/** Nearer than what only begins alike. */
const NAMED = 0.6

const FEW = 3
/** What sells best of it. */
const sells = (ctx: Context) => sql`(select coalesce(json_agg(best order by best.place), '[]') from (
  select row_number() over (order by ${inStock} desc, ${popularity} desc, products.id desc) as place, products.id,
    '/loja/' || s.slug || '/' || products.slug as url, products.name as title, ${offerPhoto} as photo_url, ${foundOffer(ctx)} as offer
  from products join stores on stores.id = products.store_id
  where products.store_id = s.id and ${isSold} order by place limit ${FEW}) best)`

const sold = sql`(select count(*)::int from products join stores on stores.id = products.store_id
  where products.store_id = s.id and ${isSold})`

/** For /busca: open stores that are in the lists, by their names, small typos forgiven. One query. */
export const findStores: Finder = async (ctx, search, { limit, offset, most }) => {
  const { rows } = await ctx.db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select s.id, row_number() over (order by near.likeness desc, s.id) as place
      from similar_names('stores', 'search_text', ${searchable(search)}) near join stores s on s.id = near.id
      where near.likeness >= ${NAMED} and s.state = 'aberta' and s.in_search and s.deleted_at is null order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, s.id, '/loja/' || s.slug as url, s.name as title, s.tagline as text,
        ${thumbnailUrl(sql`s.logo_id`)} as photo_url,
        case when lower(unaccent(s.name)) = ${searchable(search)} then ${sells(ctx)} else '[]' end as sells,
        case when lower(unaccent(s.name)) = ${searchable(search)} then ${sold} else 0 end as sold
      from found join stores s on s.id = found.id order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
