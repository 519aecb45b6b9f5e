import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { couponState } from './coupon-state.queries.ts'
import type { CouponCard, CouponDetail, CouponFilter, CouponRef } from './coupons.schemas.ts'
import { coupons } from './coupons.table.ts'

/** Of the orders that were paid with it: what was given back later counts no more. */
const ofOrders = (what: string) => sql<number>`(select coalesce(${sql.raw(what)}, 0)::int from coupon_uses u
  join orders o on o.id = u.order_id
  where u.coupon_id = coupons.id and u.state = 'usado' and o.paid_at is not null and o.payment <> 'reembolsado')`
const sold = ofOrders('sum(o.total - o.refunded_amount)')

const columns = (ctx: Context) => ({
  id: coupons.id,
  code: coupons.code,
  kind: coupons.kind,
  bps: coupons.bps,
  amount: coupons.amount,
  min_goods: coupons.min_goods,
  starts_at: coupons.starts_at,
  ends_at: coupons.ends_at,
  max_uses: coupons.max_uses,
  max_per_user: coupons.max_per_user,
  uses: coupons.uses,
  first_purchase: coupons.first_purchase,
  active: coupons.active,
  state: couponState(ctx.now()),
  products: sql<number | null>`cardinality(${coupons.product_ids})`,
  orders: ofOrders('count(*)'),
  sold,
  discounted: ofOrders('sum(u.amount)'),
})

/** Those that its store gives, as opposed to those that somebody got for points. */
export const ofStore = and(isNull(coupons.deleted_at), isNull(coupons.user_id))

/** The coupons of a store. Two queries: a page, and the total. */
export async function listCoupons(ctx: Context, filter: CouponFilter): Promise<Page<CouponCard>> {
  const { store } = await inStore(ctx, filter.store, 'store.read')
  const where = and(
    eq(coupons.store_id, store.id),
    ofStore,
    filter.state && eq(couponState(ctx.now()), filter.state),
    filter.search ? contains(coupons.code, filter.search) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const by = { name: coupons.code, uses: coupons.uses, sold, created_at: coupons.id }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select(columns(ctx))
      .from(coupons)
      .where(where)
      .orderBy(...sorted(filter, by, coupons.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(coupons).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

export const noCoupon = () => new AppError('not_found', 'Não encontramos esse cupom.')

export async function showCoupon(ctx: Context, ref: CouponRef): Promise<CouponDetail> {
  const { store } = await inStore(ctx, ref.store, 'store.read')
  const [coupon] = await ctx.db
    .select({ ...columns(ctx), product_ids: coupons.product_ids, created_at: coupons.created_at })
    .from(coupons)
    .where(and(eq(coupons.id, ref.id), eq(coupons.store_id, store.id), ofStore))
  if (!coupon) throw noCoupon()
  return { ...coupon, product_ids: coupon.product_ids ?? [] }
}
