import { sql } from 'drizzle-orm'
import type { CouponState } from './coupon.kinds.ts'
import { coupons } from './coupons.table.ts'

/** `couponStateOf` as a column; a test holds both to the same answer. */
export const couponState = (now: Date) => sql<CouponState>`case
  when not ${coupons.active} then 'desligado'
  when ${coupons.ends_at} <= ${now.toISOString()}::timestamptz then 'vencido'
  when ${coupons.uses} >= ${coupons.max_uses} then 'esgotado'
  when ${coupons.starts_at} > ${now.toISOString()}::timestamptz then 'agendado'
  else 'valendo' end`
