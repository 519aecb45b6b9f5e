import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { soldStates } from '../orders/order.model.ts'
import { orders } from '../orders/orders.table.ts'
import { type Coupon, coupon_uses, coupons } from './coupons.table.ts'
import { type PricedLine, refusalOf } from './discount.model.ts'

export type Judged = { code: string; store_id: number | null; coupon: Coupon | null; problem: string | null }

/**
 * The codes of a cart, each judged for the lines of its store: one coupon for each store, the first that applies. A code
 * that no store of the cart has is unknown.
 */
export async function judgeCoupons(ctx: Context, codes: string[], lines: Map<number, PricedLine[]>): Promise<Judged[]> {
  if (!codes.length) return []
  const found = await couponsOf(ctx, codes, [...lines.keys()])
  const taken = new Set<number>()
  return codes.map((code) => {
    const same = found.filter((one) => one.coupon.code === code)
    if (!same.length) return { code, store_id: null, coupon: null, problem: 'Não conhecemos esse cupom.' }
    const judged = same.map(({ coupon, ...buyer }) => ({
      coupon,
      problem: taken.has(coupon.store_id)
        ? 'Já há um cupom desta loja no carrinho.'
        : refusalOf(coupon, lines.get(coupon.store_id) ?? [], buyer, ctx.now()),
    }))
    const good = judged.find(({ problem }) => !problem)
    if (good) taken.add(good.coupon.store_id)
    const { coupon, problem } = good ?? (judged[0] as (typeof judged)[number])
    return { code, store_id: coupon.store_id, coupon: problem ? null : coupon, problem }
  })
}

function couponsOf(ctx: Context, codes: string[], store_ids: number[]) {
  if (!store_ids.length) return Promise.resolve([])
  const viewer = ctx.viewer?.id ?? 0
  return ctx.db
    .select({
      coupon: coupons,
      uses: sql<number>`(select count(*)::int from ${coupon_uses} u
        where u.coupon_id = ${coupons.id} and u.user_id = ${viewer} and u.state = 'usado')`,
      bought_before: sql<boolean>`exists (select from ${orders} o where o.buyer_id = ${viewer}
        and o.store_id = ${coupons.store_id} and o.state = any(${sql.param(soldStates)}::text[]))`,
      first_waits: sql<boolean>`exists (select from ${orders} o join ${coupon_uses} u on u.order_id = o.id
        join ${coupons} c on c.id = u.coupon_id where o.buyer_id = ${viewer} and o.store_id = ${coupons.store_id}
        and u.state = 'usado' and c.first_purchase)`,
    })
    .from(coupons)
    .where(
      and(
        inArray(coupons.code, codes),
        inArray(coupons.store_id, store_ids),
        isNull(coupons.deleted_at),
        or(isNull(coupons.user_id), eq(coupons.user_id, viewer)),
      ),
    )
    .orderBy(coupons.id)
}
