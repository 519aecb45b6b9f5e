import { pick } from '#shared/pick.ts'
import type { CouponDetail } from './coupons.schemas.ts'

type Coupon = Omit<Parts, 'product_ids'> & { product_ids: number[] | null }
type Parts = Pick<CouponDetail, (typeof plain)[number] | 'starts_at' | 'ends_at' | 'product_ids'>
const plain = [
  ...(['code', 'kind', 'bps', 'amount', 'min_goods', 'max_uses', 'max_per_user'] as const),
  ...(['first_purchase', 'active'] as const),
] as const

/** A coupon as the call takes it. */
export const couponFields = (coupon: Coupon) => ({
  ...pick(coupon, ...plain),
  starts_at: coupon.starts_at?.toISOString() ?? null,
  ends_at: coupon.ends_at?.toISOString() ?? null,
  product_ids: coupon.product_ids ?? [],
})
