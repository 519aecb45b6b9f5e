import { inArray, sql } from 'drizzle-orm'
import { listRefused } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { orders } from '../orders/orders.table.ts'
import type { MoneyAttention } from './attention.schemas.ts'
import { differences } from './checkout-money.model.ts'
import { type CheckoutMoney, moneyOf, moneyRows } from './checkout-money.queries.ts'
import { findUnopened } from './unopened.registry.ts'

const AT_ONCE = 2000
/** As long as a bank may take back what was paid, and some more. */
const LOOKED_BACK = sql`interval '400 days'`

/** What is going on right now is no difference yet: the next round looks at it. */
const SETTLES_WITHIN = 2 * MINUTE

/** Young enough that money may still move, and nothing of it moved just now. */
function isLookedAt({ now }: Context) {
  const since = new Date(now().getTime() - SETTLES_WITHIN).toISOString()
  return sql`c.created_at > ${now().toISOString()}::timestamptz - ${LOOKED_BACK}
    and not exists (select from orders o join order_events e on e.order_id = o.id
      where o.checkout_id = c.id and e.created_at > ${since}::timestamptz)
    and not exists (select from charges g where g.reference = 'checkout:' || c.uuid and g.checked_at > ${since}::timestamptz)`
}

/** How many these are, and since when: `differences` in SQL. */
export const countDifferences = (ctx: Context) => sql`select count(*)::int as count, min(m.created_at) as oldest
  from (${moneyRows(ctx, isLookedAt(ctx))}) m
  where m.there - m.sold - m.outside + m.lost + m.asked <> m.promised + m.awaited
    or m.there - m.fees <> m.booked or m.there - m.sold - m.outside + m.lost <> m.owed or m.lost <> m.losses`

/** Every checkout whose sides disagree, but for what happened just now. A question for each two thousand of them. */
export async function findDifferences(ctx: Context): Promise<CheckoutMoney[]> {
  const now = ctx.now().toISOString()
  const found: CheckoutMoney[] = []
  for (let after = 0; ; ) {
    const { rows } = await ctx.db.execute<{
      last: number | null
    }>(sql`select max(id) as last from (select id from checkouts
      where id > ${after} and created_at > ${now}::timestamptz - ${LOOKED_BACK} order by id limit ${AT_ONCE}) next`)
    const last = rows[0]?.last
    if (!last) return found
    const money = await moneyOf(ctx, sql`c.id > ${after} and c.id <= ${last} and ${isLookedAt(ctx)}`)
    found.push(...money.filter((one) => differences(one).length > 0))
    after = last
  }
}

export async function listAttention(ctx: Context): Promise<MoneyAttention> {
  const [refunds, found, closed] = await Promise.all([listRefused(ctx), findDifferences(ctx), findUnopened(ctx)])
  const ordersIn = await ordersOf(ctx, [...refunds.map(({ charge }) => charge), ...found.map((one) => one.reference)])
  return {
    refunds: refunds.map(({ charge, ...refund }) => ({ ...refund, orders: ordersIn(charge) })),
    differences: found.slice(0, 200).map(({ reference, ...money }) => ({
      ...money,
      kinds: differences({ reference, ...money }),
      orders: ordersIn(reference),
    })),
    unopened: await Promise.all(
      closed.map(async ({ order_ids, ...one }) => ({
        ...one,
        orders: await ctx.db
          .select({ uuid: orders.uuid, id: orders.id })
          .from(orders)
          .where(inArray(orders.id, order_ids))
          .orderBy(orders.id)
          .limit(200),
      })),
    ),
  }
}

async function ordersOf({ db }: Context, references: string[]) {
  const uuids = [...new Set(references.map((reference) => reference.replace(/^checkout:/, '')))]
  const rows = uuids.length
    ? await db
        .select({ checkout: checkouts.uuid, uuid: orders.uuid, id: orders.id })
        .from(orders)
        .innerJoin(checkouts, sql`${checkouts.id} = ${orders.checkout_id}`)
        .where(inArray(checkouts.uuid, uuids))
        .orderBy(orders.id)
    : []
  return (reference: string) =>
    rows.filter(({ checkout }) => `checkout:${checkout}` === reference).map(({ uuid, id }) => ({ uuid, id }))
}
