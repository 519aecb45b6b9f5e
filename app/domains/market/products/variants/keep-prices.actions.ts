import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * What lists show, filter and sort by: of the variants that can be bought now; of those that are sold out when all are;
 * of all when none is on sale. A product whose prices stay is not locked.
 */
export async function keepPrices(tx: Context, ...product_ids: number[]) {
  for (const id of product_ids.toSorted((a, b) => a - b))
    await tx.db.execute(sql`update products p set min_price = v.low, max_price = v.high
      from (select coalesce(min(price) filter (where active and left_over), min(price) filter (where active), min(price), 0) as low,
          coalesce(max(price) filter (where active and left_over), max(price) filter (where active), max(price), 0) as high
        from (select price, active, not tracks_stock or on_hand > reserved as left_over
          from variants where product_id = ${id} and deleted_at is null) v) v
      where p.id = ${id} and (p.min_price, p.max_price) is distinct from (v.low, v.high)`)
}
