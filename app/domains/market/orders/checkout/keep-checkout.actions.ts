import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FreightChoice } from '#domains/market/freight/quotes/quote.kinds.ts'
import { requestCharge } from '#domains/market/payments/index.ts'
import { findSellable, type Sellable } from '#domains/market/products/index.ts'
import { termsOf } from '#domains/market/splits/index.ts'
import { PLATFORM_BPS } from '#domains/market/splits/reckoning/split.model.ts'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentMethod } from '#platform/payments/gateway.ts'
import type { priceStore } from '../cart/cart.model.ts'
import { firstPhotos } from '../cart/cart.queries.ts'
import type { Coupon } from '../coupons/coupons.table.ts'
import { spendCoupon } from '../coupons/use-coupons.actions.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { keepStock, lockGoodsOf } from '../reservations/reservations.actions.ts'
import { settleFree } from '../settling/pay-orders.actions.ts'
import type { Address } from './address.kinds.ts'
import { changed } from './changed.rules.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'
import { payerOf } from './payer.queries.ts'

/** How long stock is kept for who pays so (decisions 7). */
const minutesToPay = { pix: 30, cartao: 30, boleto: 3 * 24 * 60 }

/** What is bought of one store, priced. */
export type StorePart = {
  store: Store
  lines: { sellable: Sellable; quantity: number }[]
  coupon: Coupon | null
  freight: FreightChoice | null
  /** The store sends it, so it must know where to. */
  ships: boolean
  price: ReturnType<typeof priceStore>
}

export type Intent = {
  buyer_id: number
  idempotency_key: string
  fingerprint: string
  method: PaymentMethod
  installments: number
  card_token?: string
  ship_to?: Address
  note: string
  click_token?: string
  /** When it is not the usual one of the method. */
  expires_at?: Date
  /** Who asked for it: 'sistema' when a period of a subscription begins. */
  side?: Side
}

/** Writes a checkout with an order for each store, takes stock and coupons, and asks for the charge: all or nothing. */
export async function keepCheckout(tx: Context, parts: StorePart[], intent: Intent): Promise<Checkout> {
  const total = parts.reduce((sum, { price }) => sum + price.total, 0)
  const { buyer_id, idempotency_key, fingerprint, method, installments, ship_to } = intent
  const [checkout] = await tx.db
    .insert(checkouts)
    .values({
      uuid: randomUUIDv7(),
      buyer_id,
      idempotency_key,
      fingerprint,
      method,
      installments: method === 'cartao' ? installments : 1,
      total,
      ship_to,
      created_at: tx.now(),
    })
    .returning()
  if (!checkout) throw new Error('insert returned no row')
  const until = intent.expires_at ?? new Date(tx.now().getTime() + minutesToPay[method] * 60_000)
  // By store and not as they lie in the cart: whoever buys of the same stores goes the same way (docs/architecture.md).
  const kept: Kept[] = []
  for (const part of parts.toSorted((a, b) => a.store.id - b.store.id))
    kept.push(await keepOrder(tx, checkout, part, intent))
  await takeAll(tx, kept, { free: !total, until })
  for (const { order } of kept) await tellOrder(tx, order, { what: 'placed', side: intent.side ?? 'comprador' })
  return total ? charged(tx, checkout, parts, intent, until) : settleFree(tx, checkout)
}

type Kept = { part: StorePart; order: Order; lines: { id: number; variant_id: number; quantity: number }[] }

/** Stock of all orders, then their coupons by id. What costs nothing is sold at once: its products come before. */
async function takeAll(tx: Context, kept: Kept[], { free, until }: { free: boolean; until: Date }) {
  if (free)
    await lockGoodsOf(
      tx,
      kept.map(({ order }) => order.id),
    )
  const [lack] = await keepStock(
    tx,
    kept.flatMap(({ lines }) => lines),
    until,
  )
  if (lack) throw changed(await lackOf(tx, lack))
  const uses = kept.flatMap(({ part: { coupon, price, freight }, order }) =>
    coupon
      ? {
          coupon,
          order_id: order.id,
          user_id: order.buyer_id,
          amount: price.discount_amount + (freight?.option.price ?? 0) - price.freight_amount,
        }
      : [],
  )
  for (const use of uses.sort((a, b) => a.coupon.id - b.coupon.id)) await spendCoupon(tx, use)
}

async function keepOrder(tx: Context, checkout: Checkout, part: StorePart, intent: Intent): Promise<Kept> {
  const { store, freight, ships, price } = part
  const { line_discounts, ...amounts } = price
  const [order] = await tx.db
    .insert(orders)
    .values({
      ...amounts,
      uuid: randomUUIDv7(),
      checkout_id: checkout.id,
      store_id: store.id,
      buyer_id: checkout.buyer_id,
      platform_bps: store.platform_fee_bps ?? PLATFORM_BPS,
      freight,
      ship_to: ships ? checkout.ship_to : null,
      note: intent.note,
      created_at: tx.now(),
    })
    .returning()
  if (!order) throw new Error('insert returned no row')
  return { part, order, lines: await keepLines(tx, order, part, intent.click_token) }
}

async function keepLines(tx: Context, order: Order, { lines, price }: StorePart, click_token: string | undefined) {
  const sold = lines.map(({ sellable }) => ({ product_id: sellable.product.id, store_id: order.store_id }))
  const ids = sold.map(({ product_id }) => product_id)
  const terms = await termsOf(tx, sold, { user_id: order.buyer_id, click_token })
  const photos = await firstPhotos(tx, ids)
  return tx.db
    .insert(order_lines)
    .values(
      lines.map(({ sellable: { product, variant }, quantity }, at) => ({
        order_id: order.id,
        product_id: product.id,
        variant_id: variant.id,
        kind: product.kind,
        title: product.name,
        variant_name: variant.name,
        sku: variant.sku,
        photo_id: photos.get(product.id)?.id,
        unit_price: variant.price,
        quantity,
        discount_amount: price.line_discounts[at] ?? 0,
        ...terms.get(product.id),
      })),
    )
    .returning({ id: order_lines.id, variant_id: order_lines.variant_id, quantity: order_lines.quantity })
}

async function lackOf(tx: Context, { variant_id, left }: { variant_id: number; left: number }) {
  const [sellable] = await findSellable(tx, [variant_id])
  const name = sellable?.product.name ?? 'um produto'
  return left > 0 ? `Só restam ${left} de ${name}.` : `${name} acabou de esgotar.`
}

async function charged(tx: Context, checkout: Checkout, parts: StorePart[], intent: Intent, expires_at: Date) {
  const names = parts.map(({ store }) => store.name).join(', ')
  const charge = await requestCharge(tx, {
    reference: `checkout:${checkout.uuid}`,
    payer_id: checkout.buyer_id,
    payer: await payerOf(tx, checkout.buyer_id),
    method: checkout.method,
    amount: checkout.total,
    installments: checkout.installments,
    card_token: intent.card_token,
    expires_at,
    description: names.slice(0, 120),
  })
  const [kept] = await tx.db
    .update(checkouts)
    .set({ charge_id: charge.id })
    .where(eq(checkouts.id, checkout.id))
    .returning()
  return kept as Checkout
}
