import type { CouponState } from './coupon.kinds.ts'
import type { Coupon } from './coupons.table.ts'

type Told = Pick<Coupon, 'active' | 'starts_at' | 'ends_at' | 'max_uses' | 'uses'>

/** What a coupon is now, the first that is true: switched off by its store, over, all used, not yet begun, or good. */
export function couponStateOf({ active, starts_at, ends_at, max_uses, uses }: Told, now: Date): CouponState {
  if (!active) return 'desligado'
  if (ends_at && now >= ends_at) return 'vencido'
  if (max_uses !== null && uses >= max_uses) return 'esgotado'
  if (starts_at && now < starts_at) return 'agendado'
  return 'valendo'
}
