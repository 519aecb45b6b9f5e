import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** What is known of the money of a checkout, in centavos, from three sides: the gateway, its orders, the book. */
export type CheckoutMoney = {
  reference: string
  /** As the gateway told it, of all its charges: what came in less what went out again; what of that it kept as fees. */
  there: number
  fees: number
  /** Asked to go back and not back: on its way, or refused. */
  promised: number
  /** Came in, and the rest may still come: of charges paid in part, within their time. */
  awaited: number
  /** Paid back by us, from outside of the gateway; and what of all that a bank took for who paid once more. */
  outside: number
  lost: number
  /** What its paid orders hold of it; and what of that is asked to go back, and theirs until it is. */
  sold: number
  asked: number
  /** By the book: what the gateway has of it, what we owe who paid, and what was lost. */
  booked: number
  owed: number
  losses: number
}

const centavos = [
  'there',
  'fees',
  'promised',
  'awaited',
  'outside',
  'lost',
  'sold',
  'asked',
  'booked',
  'owed',
  'losses',
] as const satisfies (keyof CheckoutMoney)[]

/** Of the checkouts that `which` is true of (`c`), with a charge that money came in for. One query. */
export async function moneyOf(ctx: Context, which: SQL): Promise<CheckoutMoney[]> {
  const { rows } = await ctx.db.execute<Record<keyof CheckoutMoney, string>>(moneyRows(ctx, which))
  return rows.map((row) => ({
    reference: row.reference,
    // Sums are bigint, which the driver gives as text.
    ...(Object.fromEntries(centavos.map((name) => [name, Number(row[name])])) as Omit<CheckoutMoney, 'reference'>),
  }))
}

/** The same rows, for a query that only counts them. */
export const moneyRows = ({ now }: Context, which: SQL) => sql`
    with ours as (select c.id, c.created_at, 'checkout:' || c.uuid as reference from checkouts c where ${which}),
    told as (
      select o.id, sum(g.captured_amount - g.refunded_amount - g.charged_back_amount) as there, sum(g.fee_amount) as fees,
        coalesce(sum(g.captured_amount - g.refunded_amount - g.charged_back_amount)
          filter (where g.status = 'underpaid' and g.expires_at > ${now().toISOString()}::timestamptz), 0) as awaited,
        sum(coalesce(r.promised, 0)) as promised, sum(coalesce(r.outside, 0)) as outside, sum(coalesce(r.lost, 0)) as lost
      from ours o join charges g on g.reference = o.reference and g.captured_amount > 0
      left join lateral (select sum(f.settled_amount) as outside,
          sum(greatest(0, f.amount - f.charged_back_amount - f.settled_amount))
            filter (where f.status <> 'done' and f.tried_again_at is null) as promised,
          sum(case when f.status = 'done' then f.charged_back_amount + f.settled_amount
            else greatest(0, f.charged_back_amount + f.settled_amount - f.amount) end) as lost
        from charge_refunds f where f.charge_id = g.id) r on true
      group by o.id),
    held as (
      select t.id, coalesce(sum(d.total + d.interest_amount - coalesce(b.back, 0) - coalesce(k.back, 0)), 0) as sold,
        coalesce(sum(b.asked), 0) as asked
      from told t left join orders d on d.checkout_id = t.id and d.paid_at is not null
      left join lateral (select sum(amount + interest_amount) filter (where step is not null) as back,
          sum(amount + interest_amount) filter (where step is null and state = 'pedido') as asked
        from order_refunds where order_id = d.id) b on true
      left join lateral (select sum(amount + interest_amount) as back from order_chargebacks
        where order_id = d.id and state = 'aberta') k on true
      group by t.id),
    named as (
      select o.id, o.reference as name from ours o
      union all select o.id, d.uuid::text from ours o join orders d on d.checkout_id = o.id),
    book as (
      select n.id, coalesce(sum(e.amount) filter (where a.kind = 'gateway'), 0) as booked,
        coalesce(-sum(e.amount) filter (where a.kind = 'buyers'), 0) as owed,
        coalesce(sum(e.amount) filter (where a.kind = 'losses'), 0) as losses
      from named n join ledger_transfers x on x.order_uuid = n.name
      join ledger_entries e on e.transfer_id = x.id join ledger_accounts a on a.id = e.account_id
      group by n.id)
    select o.reference, o.created_at, t.there, t.fees, t.promised, t.awaited, t.outside, t.lost, h.sold, h.asked,
      coalesce(b.booked, 0) as booked, coalesce(b.owed, 0) as owed, coalesce(b.losses, 0) as losses
    from ours o join told t on t.id = o.id join held h on h.id = o.id left join book b on b.id = o.id
    order by o.id`
