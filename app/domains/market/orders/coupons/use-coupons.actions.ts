import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Coupon, coupon_uses, coupons } from './coupons.table.ts'

type Use = { coupon: Coupon; order_id: number; user_id: number; amount: number }

/**
 * Takes one use, inside the transaction that places the order: the counted UPDATE decides who gets the last one, and its
 * row lock orders those of one person, so that their own limit holds too.
 */
export async function spendCoupon(tx: Context, { coupon, order_id, user_id, amount }: Use) {
  const [taken] = await tx.db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        eq(coupons.active, true),
        sql`(${coupons.max_uses} is null or ${coupons.uses} < ${coupons.max_uses})`,
      ),
    )
    .returning({ id: coupons.id })
  if (!taken) throw new AppError('conflict', `O cupom ${coupon.code} acabou de ser todo usado. Confira o novo total.`)
  const own = and(
    eq(coupon_uses.coupon_id, coupon.id),
    eq(coupon_uses.user_id, user_id),
    eq(coupon_uses.state, 'usado'),
  )
  if ((await tx.db.$count(coupon_uses, own)) >= coupon.max_per_user)
    throw new AppError('conflict', `Você já usou o cupom ${coupon.code}. Confira o novo total.`)
  await tx.db.insert(coupon_uses).values({ coupon_id: coupon.id, order_id, user_id, amount, created_at: tx.now() })
}

/** Gives the uses of orders that will not be paid back to their coupons, once. */
export async function giveCouponsBack(tx: Context, order_ids: number[]) {
  const back = await tx.db
    .update(coupon_uses)
    .set({ state: 'devolvido' })
    .where(and(inArray(coupon_uses.order_id, order_ids), eq(coupon_uses.state, 'usado')))
    .returning({ coupon_id: coupon_uses.coupon_id })
  for (const { coupon_id } of back.sort((a, b) => a.coupon_id - b.coupon_id))
    await tx.db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(eq(coupons.id, coupon_id))
}

/** Locks the coupons of orders, in the order of their ids: what is read of them afterwards holds. */
export async function lockCouponsOf(tx: Context, order_ids: number[]) {
  const used = tx.db
    .select({ id: coupon_uses.coupon_id })
    .from(coupon_uses)
    .where(inArray(coupon_uses.order_id, order_ids))
  await tx.db
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, used))
    .orderBy(asc(coupons.id))
    .for('no key update')
}

/**
 * Paid after it had expired: the use of an order counts again, when its coupon still has one, in all and for its person.
 * The coupon is locked (`lockCouponsOf`). Answers whether the order may have its price.
 */
export async function takeCouponAgain(tx: Context, order_id: number): Promise<boolean> {
  const [found] = await tx.db
    .select({ use: coupon_uses, coupon: coupons })
    .from(coupon_uses)
    .innerJoin(coupons, eq(coupons.id, coupon_uses.coupon_id))
    .where(and(eq(coupon_uses.order_id, order_id), eq(coupon_uses.state, 'devolvido')))
  if (!found) return true
  const { use, coupon } = found
  const own = and(
    eq(coupon_uses.coupon_id, coupon.id),
    eq(coupon_uses.user_id, use.user_id),
    eq(coupon_uses.state, 'usado'),
  )
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) return false
  if ((await tx.db.$count(coupon_uses, own)) >= coupon.max_per_user) return false
  await tx.db
    .update(coupons)
    .set({ uses: coupon.uses + 1 })
    .where(eq(coupons.id, coupon.id))
  await tx.db.update(coupon_uses).set({ state: 'usado' }).where(eq(coupon_uses.id, use.id))
  return true
}
