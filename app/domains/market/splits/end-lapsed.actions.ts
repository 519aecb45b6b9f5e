import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { affiliations } from './affiliations/affiliations.table.ts'
import { affiliate_clicks } from './clicks/affiliate-clicks.table.ts'
import { partnerships } from './partnerships/partnerships.table.ts'
import { MOST_WINDOW_DAYS } from './programmes/programme.kinds.ts'

/** Gives what is over its last state: its moment has ended it already. Clicks that can no longer count are deleted. */
export async function endLapsed(ctx: Context) {
  const now = ctx.now().toISOString()
  await ctx.db
    .update(affiliations)
    .set({ state: 'encerrada' })
    .where(
      and(
        inArray(affiliations.state, ['ativa', 'suspensa']),
        sql`(${affiliations.ends_at} <= ${now}::timestamptz or exists (select 1 from affiliate_programmes p
          where p.id = ${affiliations.programme_id} and p.closes_at <= ${now}::timestamptz))`,
      ),
    )
  await ctx.db
    .update(partnerships)
    .set({ state: 'encerrada' })
    .where(
      and(
        eq(partnerships.state, 'aceita'),
        sql`(${partnerships.ends_at} <= ${now}::timestamptz or not exists (select 1 from partnership_versions v
          where v.partnership_id = ${partnerships.id} and v.state in ('aceita', 'proposta')
          and (v.ends_on is null or v.ends_on >= ${dayKey(ctx.now())}::date)))`,
      ),
    )
  await ctx.db
    .delete(affiliate_clicks)
    .where(lte(affiliate_clicks.at, sql`${now}::timestamptz - make_interval(days => ${MOST_WINDOW_DAYS})`))
}
