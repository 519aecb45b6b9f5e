import { eq, type SQL, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, isSaved, savesCount } from '#domains/base/social/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { photosColumn } from '../products/product.album.ts'
import { isAway } from '../products/products.policy.ts'
import { type Product, products } from '../products/products.table.ts'
import type { OfferCard } from './offers.schemas.ts'

export const inStock = sql<boolean>`exists (select from variants v where v.product_id = products.id and v.active
  and v.deleted_at is null and (not v.tracks_stock or v.on_hand > v.reserved))`

/** 4.5 of 5, to one decimal. */
export const starsOf = ({ reviews_count, stars_sum }: Pick<Product, 'reviews_count' | 'stars_sum'>) =>
  reviews_count ? Math.round((stars_sum / reviews_count) * 10) / 10 : null

/** Cards of products, to be narrowed, ordered and cut. */
export const selectOffers = (ctx: Context) =>
  ctx.db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      summary: products.summary,
      kind: products.kind,
      price: products.min_price,
      max_price: products.max_price,
      compare_at_price: sql<number | null>`(select v.compare_at_price from variants v
        where v.product_id = products.id and v.active and v.deleted_at is null order by v.tracks_stock and v.on_hand <= v.reserved, v.price, v.id limit 1)`,
      in_stock: inStock,
      reviews_count: products.reviews_count,
      stars_sum: products.stars_sum,
      sales_count: products.sales_count,
      store: { slug: stores.slug, name: stores.name, paused: isAway(ctx) },
      photos: photosColumn(1),
      saves_count: savesCount,
      is_save: isSaved('product', products.id, ctx.viewer),
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .leftJoin(social_counters, countersOf('product', products.id))

type Row = Awaited<ReturnType<typeof selectOffers>>[number]

export function toOfferCard(ctx: Context, { photos, stars_sum, ...row }: Row): OfferCard {
  const stars = starsOf({ reviews_count: row.reviews_count, stars_sum })
  return { ...row, stars, photo: photos[0] ? photoDocument(ctx, photos[0]) : null }
}

/** Those that a list shows, in the order of their ids. */
export async function offersOf(ctx: Context, where: SQL, ids: number[]): Promise<OfferCard[]> {
  if (!ids.length) return []
  const rows = await selectOffers(ctx).where(where)
  const cards = new Map(rows.map((row) => [row.id, toOfferCard(ctx, row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
