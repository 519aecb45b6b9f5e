import { allot } from '#domains/market/splits/reckoning/split.model.ts'
import { formatMoney } from '#shared/money.ts'
import type { Coupon } from './coupons.table.ts'

export type PricedLine = { product_id: number; unit_price: number; quantity: number }
export type Discount = { lines: number[]; freight: (price: number) => number }

/**
 * How often it was used by this person, whether they bought in this store before, and whether an order of theirs, not yet
 * paid, has the discount of the first purchase already.
 */
export type Buyer = { uses: number; bought_before: boolean; first_waits: boolean }

/** Why a coupon does not apply to these lines of its store now, in words for its buyer; null when it does. */
export function refusalOf(coupon: Coupon, lines: PricedLine[], buyer: Buyer, now: Date): string | null {
  const goods = amountOf(lines)
  if (!coupon.active || coupon.deleted_at) return 'Esse cupom não vale mais.'
  if (coupon.starts_at && now < coupon.starts_at) return 'Esse cupom ainda não começou a valer.'
  if (coupon.ends_at && now >= coupon.ends_at) return 'Esse cupom já venceu.'
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) return 'Esse cupom já foi todo usado.'
  if (buyer.uses >= coupon.max_per_user) return 'Você já usou esse cupom.'
  if (coupon.first_purchase && buyer.bought_before) return 'Esse cupom é só para a primeira compra nesta loja.'
  if (coupon.first_purchase && buyer.first_waits)
    return 'Um pedido seu nesta loja já tem o desconto de primeira compra e espera o pagamento. Pague ou cancele aquele.'
  if (!lines.some((line) => appliesTo(coupon, line))) return 'Esse cupom não vale para o que está no carrinho.'
  if (goods < coupon.min_goods)
    return `Esse cupom vale a partir de ${formatMoney(coupon.min_goods)}. Faltam ${formatMoney(coupon.min_goods - goods)}.`
  return null
}

/** What it takes off each line, and what is left to pay of the freight. Never more than there is. */
export function discountOf(coupon: Coupon | null, lines: PricedLine[]): Discount {
  const nothing = lines.map(() => 0)
  if (!coupon) return { lines: nothing, freight: (price) => price }
  const eligible = lines.map((line) => (appliesTo(coupon, line) ? line.unit_price * line.quantity : 0))
  const goods = eligible.reduce((sum, amount) => sum + amount, 0)
  if (coupon.kind === 'percentual')
    return { lines: allot(Math.floor((goods * (coupon.bps ?? 0)) / 10_000), eligible), freight: (price) => price }
  if (coupon.kind === 'valor')
    return { lines: allot(Math.min(coupon.amount ?? 0, goods), eligible), freight: (price) => price }
  return { lines: nothing, freight: (price) => Math.max(0, price - (coupon.amount ?? price)) }
}

const appliesTo = ({ product_ids }: Coupon, { product_id }: PricedLine) =>
  !product_ids || product_ids.includes(product_id)
const amountOf = (lines: PricedLine[]) => lines.reduce((sum, line) => sum + line.unit_price * line.quantity, 0)
