import { formatNumericDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { couponWorth } from './coupon.words.ts'
import type { CouponCard } from './coupons.schemas.ts'

/** 'de 01/12/2026 a 24/12/2026', 'até 24/12/2026', 'sem prazo'. */
export function couponDays({ starts_at, ends_at }: Pick<CouponCard, 'starts_at' | 'ends_at'>): string {
  const last = ends_at && formatNumericDay(new Date(ends_at.getTime() - 1))
  if (starts_at && last) return `de ${formatNumericDay(starts_at)} a ${last}`
  if (starts_at) return `desde ${formatNumericDay(starts_at)}`
  return last ? `até ${last}` : 'sem prazo'
}

/** What a coupon asks for, in a few words. */
export function couponTerms(coupon: CouponCard): string {
  const { min_goods, products, first_purchase } = coupon
  return [
    min_goods && `a partir de ${formatMoney(min_goods)}`,
    products && `em ${plural(products, 'produto', 'produtos')}`,
    first_purchase && 'na primeira compra',
  ]
    .filter(Boolean)
    .join(', ')
}

/** All that it is: what it gives, what it asks for, and when. */
export const couponSays = (coupon: CouponCard): string =>
  [couponWorth(coupon), couponTerms(coupon), couponDays(coupon)].filter(Boolean).join(', ')

/** What becomes of a discount, and of the minimum it asked for, when a part of the order goes back. */
export const keptDiscount =
  'Se parte do pedido volta, o que fica mantém o desconto que teve, mesmo abaixo da compra mínima: de cada peça volta o que foi pago por ela.'
