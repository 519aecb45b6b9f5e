import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * Keeps how often each product was looked at on each day: rows that tell who looked go after two days, the number
 * stays. Counting a day again gives the same, so that a missed night is made up for.
 */
export const countProductViews = async ({ db }: Context) => {
  await db.execute(sql`
    insert into product_views (product_id, day, views)
    select v.target_id, v."on", count(*)::int from views v join products p on p.id = v.target_id
    where v.target = 'product' group by 1, 2
    on conflict (product_id, day) do update set views = greatest(product_views.views, excluded.views)`)
}
