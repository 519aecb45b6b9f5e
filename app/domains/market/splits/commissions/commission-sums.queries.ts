import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { commissionRows } from './commission-rows.queries.ts'

/** Sales that were paid and what they brought, by affiliation: a table expression to join. */
export const earnedByAffiliation = (ctx: Context, where: SQL): SQL => sql`(
  select affiliation_id, count(*)::int as sales, sum(amount - back)::int as commission
  from ${commissionRows(ctx, where)} c where sold and state <> 'estornada' group by affiliation_id) earned`
export const ofAffiliation = (id: SQL | { getSQL(): SQL }) => sql`earned.affiliation_id = ${id}`
export const earned = {
  sales: sql<number>`coalesce(earned.sales, 0)`,
  commission: sql<number>`coalesce(earned.commission, 0)`,
}
