import { createHash } from 'node:crypto'
import type { Sellable } from '#domains/market/products/index.ts'
import { formatDay } from '#shared/dates.ts'
import type { Coupon } from '../coupons/coupons.table.ts'
import { discountOf, type PricedLine } from '../coupons/discount.model.ts'

/** One line of a cart; `sellable` is null when it can no longer be bought, `had` says why it would give its buyer nothing. */
export type Line = {
  variant_id: number
  quantity: number
  price_seen: number
  sellable: Sellable | null
  /** Of a store that is on a break: what it is, and until when. It waits in the cart, and holds up nothing. */
  paused?: { thing: Sellable; why: string } | undefined
  had?: string | undefined
  /** What it opens, in words. */
  opens?: string | undefined
}
export type BoughtLine = Line & { sellable: Sellable }

/** How many can be had; null when it does not run out. A course opens once, to whoever buys it. */
export const leftOf = ({ product, variant }: Sellable) =>
  product.kind === 'curso' ? 1 : variant.tracks_stock ? variant.on_hand - variant.reserved : null

/** Why a line cannot be bought as it is, in words; null when it can. */
export function problemOf({ sellable, paused, quantity, had }: Line): string | null {
  if (paused) return paused.why
  if (!sellable) return 'Este produto não está mais à venda.'
  if (had) return had
  const problem = tooMany(sellable, quantity)
  return problem && leftOf(sellable) ? `${problem} Diminua a quantidade.` : problem
}

/** What is said of more than there is; null when there is enough. */
export function tooMany(sellable: Sellable, quantity: number): string | null {
  const left = leftOf(sellable)
  if (left === null || left >= quantity) return null
  if (sellable.product.kind === 'curso') return 'Um curso se compra uma vez: ele abre na sua conta.'
  return left > 0 ? `Só ${left === 1 ? 'resta 1' : `restam ${left}`}.` : 'Acabou o estoque.'
}

export const pausedUntil = ({ store }: Pick<Sellable, 'store'>, now: Date) =>
  `A loja está em pausa até ${store.closed_to ? formatDay(store.closed_to, now) : 'reabrir'}.`

export const isBuyable = (line: Line): line is BoughtLine => problemOf(line) === null

export const priced = ({ sellable, quantity }: BoughtLine): PricedLine => ({
  product_id: sellable.product.id,
  unit_price: sellable.variant.price,
  quantity,
})

export const amountOf = (lines: PricedLine[]) => lines.reduce((sum, line) => sum + line.unit_price * line.quantity, 0)

/** Goods, discount per line and freight of one store's lines. */
export function priceStore(lines: BoughtLine[], coupon: Coupon | null, freight_price: number) {
  const all = lines.map(priced)
  const goods_amount = amountOf(all)
  const discount = discountOf(coupon, all)
  const discount_amount = discount.lines.reduce((sum, amount) => sum + amount, 0)
  const freight_amount = discount.freight(freight_price)
  return {
    goods_amount,
    line_discounts: discount.lines,
    discount_amount,
    freight_amount,
    total: goods_amount - discount_amount + freight_amount,
  }
}

/** What the buyer saw: things, quantities, prices, what they open, coupons. Whatever changes before the click makes another. */
export function agreementOf(lines: BoughtLine[], coupons: (Coupon | null)[]): string {
  const things = lines.map((line) => [line.variant_id, line.quantity, line.sellable.variant.price, line.opens])
  const codes = coupons.map((coupon) => coupon && [coupon.id, coupon.kind, coupon.bps, coupon.amount])
  return createHash('sha256')
    .update(JSON.stringify([things, codes]))
    .digest('hex')
    .slice(0, 32)
}
