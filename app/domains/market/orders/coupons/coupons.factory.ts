import type { Context } from '#platform/context.ts'
import { type Coupon, coupons } from './coupons.table.ts'

/** Ten per cent off in a store, once for each person. */
export async function aCoupon(
  ctx: Context,
  fields: Partial<typeof coupons.$inferInsert> & { store_id: number },
): Promise<Coupon> {
  const [coupon] = await ctx.db
    .insert(coupons)
    .values({ code: 'SALVE10', kind: 'percentual', bps: 1000, created_at: ctx.now(), ...fields })
    .returning()
  if (!coupon) throw new Error('insert returned no row')
  return coupon
}
