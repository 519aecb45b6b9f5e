import { and, eq, inArray, sql } from 'drizzle-orm'
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

/** Paid after all: its uses count again, past the limit if need be; the buyer had been promised the price. */
export async function countCouponsAgain(tx: Context, order_ids: number[]) {
  const again = await tx.db
    .update(coupon_uses)
    .set({ state: 'usado' })
    .where(and(inArray(coupon_uses.order_id, order_ids), eq(coupon_uses.state, 'devolvido')))
    .returning({ coupon_id: coupon_uses.coupon_id })
  for (const { coupon_id } of again.sort((a, b) => a.coupon_id - b.coupon_id))
    await tx.db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1`, max_uses: sql`greatest(${coupons.max_uses}, ${coupons.uses} + 1)` })
      .where(eq(coupons.id, coupon_id))
}
