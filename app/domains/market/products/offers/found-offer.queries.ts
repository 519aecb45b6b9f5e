import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { isAway } from '../products/products.policy.ts'
import { inStock } from './offer-columns.queries.ts'

/** What /busca says of a product that is sold, as JSON; over `products` joined with `stores`. */
export const foundOffer = (
  ctx: Pick<Context, 'now'>,
) => sql`json_build_object('price', products.min_price, 'max_price', products.max_price,
  'stars', round(products.stars_sum::numeric / nullif(products.reviews_count, 0), 1),
  'reviews_count', products.reviews_count, 'store', stores.name,
  'in_stock', ${inStock}, 'paused', ${isAway(ctx)})`

export const offerPhoto = thumbnailUrl(
  sql`(select file_id from product_photos ph where ph.product_id = products.id order by ph.position limit 1)`,
)
