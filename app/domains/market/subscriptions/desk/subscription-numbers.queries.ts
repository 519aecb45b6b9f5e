import { sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { SubscriptionNumbers, SubscriptionStoreRef } from '../subscriptions/subscriptions.schemas.ts'

const MONTHS = 12

type Row = { month: string; subscribers: number; mrr: number; before: number; began: number; lost: number }

/**
 * How the subscriptions of a store go, month by month, from the periods that were paid for alone: at the end of a month
 * (or now) somebody subscribes when a paid period of theirs runs. A yearly one counts as a twelfth.
 */
export async function subscriptionNumbers(ctx: Context, ref: SubscriptionStoreRef): Promise<SubscriptionNumbers> {
  const { store } = await inStore(ctx, ref.store, 'store.read')
  const today = dayKey(ctx.now())
  const { rows } = await ctx.db.execute<Row>(sql`
    with months as (
      select to_char(m, 'YYYY-MM') as month,
        (m at time zone 'America/Sao_Paulo') as opens,
        least((m + interval '1 month') at time zone 'America/Sao_Paulo', ${ctx.now()}::timestamptz) as closes
      from generate_series(date_trunc('month', ${today}::timestamp) - ${MONTHS - 1} * interval '1 month',
        date_trunc('month', ${today}::timestamp), interval '1 month') m),
    paid as (
      select c.subscription_id, c.starts_at, c.ends_at,
        case when p.interval = 'anual' then round(c.price / 12.0)::int else c.price end as monthly
      from subscription_cycles c
      join subscriptions s on s.id = c.subscription_id
      join subscription_plans p on p.variant_id = s.variant_id
      where s.store_id = ${store.id} and c.state = 'pago'),
    at_end as (select m.month, p.subscription_id, max(p.monthly) as monthly from months m
      join paid p on p.starts_at <= m.closes and p.ends_at > m.closes group by 1, 2),
    at_start as (select m.month, p.subscription_id from months m
      join paid p on p.starts_at <= m.opens and p.ends_at > m.opens group by 1, 2)
    select m.month,
      (select count(*)::int from at_end e where e.month = m.month) as subscribers,
      (select coalesce(sum(monthly), 0)::int from at_end e where e.month = m.month) as mrr,
      (select count(*)::int from at_start b where b.month = m.month) as before,
      (select count(*)::int from at_end e where e.month = m.month and not exists (select from at_start b
        where b.month = e.month and b.subscription_id = e.subscription_id)) as began,
      (select count(*)::int from at_start b where b.month = m.month and not exists (select from at_end e
        where e.month = b.month and e.subscription_id = b.subscription_id)) as lost
    from months m order by m.month`)
  const states = await ctx.db.execute<{ active: number; trials: number; late: number }>(sql`
    select count(*) filter (where state = 'ativa')::int as active, count(*) filter (where state = 'teste')::int as trials,
      count(*) filter (where state = 'atrasada')::int as late
    from subscriptions where store_id = ${store.id}`)
  const now = rows.at(-1)
  return {
    ...(states.rows[0] ?? { active: 0, trials: 0, late: 0 }),
    mrr: now?.mrr ?? 0,
    churn: now?.before ? now.lost / now.before : null,
    months: rows.map(({ before: _, ...month }) => month),
  }
}
