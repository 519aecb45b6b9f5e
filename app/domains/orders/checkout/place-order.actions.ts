import { createHash, randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { chosenFreight } from '#domains/freight/index.ts'
import { openCharge, readCharge, requestCharge } from '#domains/payments/index.ts'
import { findSellable } from '#domains/products/index.ts'
import { termsOf } from '#domains/splits/index.ts'
import { store_members } from '#domains/stores/members/store-members.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { formatMoney } from '#shared/money.ts'
import { type BoughtLine, priceStore } from '../cart/cart.model.ts'
import { firstPhotos, type ReadCart, readCart } from '../cart/cart.queries.ts'
import { cart_lines, carts } from '../cart/carts.table.ts'
import { findCart } from '../cart/find-cart.queries.ts'
import { spendCoupon } from '../coupons/use-coupons.actions.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { keepStock } from '../reservations/reservations.actions.ts'
import { settleFree } from '../settling/pay-orders.actions.ts'
import type { Address } from './address.kinds.ts'
import type { CheckoutInput, CheckoutPlaced } from './checkout.schemas.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'
import { freightItems } from './freight-items.model.ts'
import { payerOf } from './payer.queries.ts'

/** How long stock is kept for who pays so (decisions 7). */
const minutesToPay = { pix: 30, cartao: 30, boleto: 3 * 24 * 60 }
/** The platform's part of the goods unless a store has its own. */
const PLATFORM_BPS = 1000

/**
 * Buys the cart: an order for each store, stock and coupons taken, one charge, all in one transaction; then the gateway
 * is told. The lock of the cart orders tabs and double clicks: the first takes what is in it, the same intent again is
 * answered alike, another finds it empty. What was agreed to and what it costs now must be the same, or nothing happens.
 */
export async function placeOrder(ctx: Context, input: CheckoutInput): Promise<CheckoutPlaced> {
  const checkout = await ctx.transaction((tx) => place(tx, input))
  if (checkout.charge_id) await openCharge(ctx, checkout.charge_id)
  return placedView(ctx, checkout)
}

async function place(tx: Context, input: CheckoutInput): Promise<Checkout> {
  await findCart(tx, undefined, true)
  const again = await sameIntent(tx, input)
  if (again) return again
  const cart = await readCart(tx)
  demandAgreed(cart, input)
  await demandNoOwnStore(tx, cart)
  const wanted = await wantedOf(tx, cart, input)
  const total = wanted.reduce((sum, one) => sum + one.price.total, 0)
  if (total !== input.total) throw changed(`O total mudou de ${formatMoney(input.total)} para ${formatMoney(total)}.`)
  const checkout = await keepCheckout(tx, input, total)
  for (const one of wanted) await keepOrder(tx, checkout, one, input)
  await emptyCart(tx, cart)
  return total ? charged(tx, checkout, wanted, input) : settleFree(tx, checkout)
}

/** @throws 409 when the same key comes with something else. */
async function sameIntent(tx: Context, input: CheckoutInput): Promise<Checkout | undefined> {
  const own = and(eq(checkouts.buyer_id, signedIn(tx).id), eq(checkouts.idempotency_key, input.idempotency_key))
  const [known] = await tx.db.select().from(checkouts).where(own).limit(1)
  if (known && known.fingerprint !== fingerprintOf(input))
    throw new AppError(
      'conflict',
      'Esta compra já foi enviada com outros dados. Veja em Pedidos antes de tentar de novo.',
    )
  return known
}

/** A card's token is another with each try; all else is the intent. */
const fingerprintOf = ({ card_token: _, ...input }: CheckoutInput) =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex')

const changed = (what: string) => new AppError('conflict', `${what} Nada foi cobrado: confira e confirme de novo.`)

function demandAgreed({ lines, blocked, agreement }: ReadCart, input: CheckoutInput) {
  if (!lines.length)
    throw new AppError(
      'conflict',
      'Seu carrinho está vazio. Se você já fechou o pedido em outra aba, ele está em Pedidos.',
    )
  if (blocked) throw changed('Um produto do carrinho acabou ou saiu de venda.')
  if (agreement !== input.agreement) throw changed('O carrinho mudou enquanto você fechava o pedido.')
}

/** Who works in a store does not buy there: sales, reviews and commissions would be made up. */
async function demandNoOwnStore(tx: Context, { stores }: ReadCart) {
  const own = await tx.db
    .select({ id: store_members.store_id })
    .from(store_members)
    .where(
      and(
        eq(store_members.user_id, signedIn(tx).id),
        inArray(
          store_members.store_id,
          stores.map(({ store }) => store.id),
        ),
      ),
    )
  const mine = stores.find(({ store }) => own.some(({ id }) => id === store.id))
  if (mine)
    throw new AppError('conflict', `Você trabalha na loja ${mine.store.name}: quem vende não compra da própria loja.`)
}

type Wanted = ReadCart['stores'][number] & {
  freight: Awaited<ReturnType<typeof chosenFreight>>
  price: ReturnType<typeof priceStore>
}

/** Each store's lines with the freight that was chosen, which must still be offered. */
async function wantedOf(tx: Context, { stores }: ReadCart, input: CheckoutInput): Promise<Wanted[]> {
  const wanted: Wanted[] = []
  for (const one of stores) {
    const items = freightItems(one.lines)
    const freight = items.length ? await freightOf(tx, one.store, items, input) : null
    wanted.push({ ...one, freight, price: priceStore(one.lines, one.coupon, freight?.option.price ?? 0) })
  }
  return wanted
}

async function freightOf(
  tx: Context,
  store: { id: number; name: string },
  items: ReturnType<typeof freightItems>,
  { stores, address }: CheckoutInput,
) {
  if (!address) throw new AppError('invalid', undefined, { errors: { 'address.cep': ['Diga para onde mandar.'] } })
  const { quote, freight } = stores.find(({ store_id }) => store_id === store.id) ?? {}
  if (!quote || !freight) throw changed(`Escolha como a loja ${store.name} manda o pedido.`)
  const wanted = { store_id: store.id, cep: address.cep, items }
  const choice = await chosenFreight(tx, wanted, { quote, key: freight })
  if (!choice) throw changed(`O frete da loja ${store.name} precisa ser calculado de novo.`)
  return choice
}

async function keepCheckout(tx: Context, input: CheckoutInput, total: number): Promise<Checkout> {
  const { idempotency_key, method, installments, address } = input
  const [checkout] = await tx.db
    .insert(checkouts)
    .values({
      uuid: randomUUIDv7(),
      buyer_id: signedIn(tx).id,
      idempotency_key,
      fingerprint: fingerprintOf(input),
      method,
      installments: method === 'cartao' ? installments : 1,
      total,
      ship_to: address as Address | undefined,
      created_at: tx.now(),
    })
    .returning()
  return checkout as Checkout
}

const expiryOf = (tx: Context, { method }: Pick<Checkout, 'method'>) =>
  new Date(tx.now().getTime() + minutesToPay[method] * 60_000)

async function keepOrder(tx: Context, checkout: Checkout, wanted: Wanted, input: CheckoutInput) {
  const { store, lines, coupon, freight, price } = wanted
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
      ship_to: freight && freight.option.kind !== 'retirada' ? checkout.ship_to : null,
      note: input.note,
      created_at: tx.now(),
    })
    .returning()
  if (!order) throw new Error('insert returned no row')
  await keepLines(tx, order, lines, line_discounts, expiryOf(tx, checkout), input.click_token)
  if (coupon)
    await spendCoupon(tx, {
      coupon,
      order_id: order.id,
      user_id: checkout.buyer_id,
      amount: price.discount_amount + (freight?.option.price ?? 0) - price.freight_amount,
    })
  await tellOrder(tx, order, { what: 'placed', side: 'comprador' })
}

async function keepLines(
  tx: Context,
  order: Order,
  lines: BoughtLine[],
  discounts: number[],
  until: Date,
  click_token?: string,
) {
  const sold = lines.map(({ sellable }) => ({ product_id: sellable.product.id, store_id: order.store_id }))
  const terms = await termsOf(tx, sold, { user_id: order.buyer_id, click_token })
  const photos = await firstPhotos(
    tx,
    sold.map(({ product_id }) => product_id),
  )
  const made = await tx.db
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
        discount_amount: discounts[at] ?? 0,
        ...terms.get(product.id),
      })),
    )
    .returning({ id: order_lines.id, variant_id: order_lines.variant_id, quantity: order_lines.quantity })
  const [lack] = await keepStock(tx, made, until)
  if (lack) throw changed(await lackOf(tx, lack))
}

async function lackOf(tx: Context, { variant_id, left }: { variant_id: number; left: number }) {
  const [sellable] = await findSellable(tx, [variant_id])
  const name = sellable?.product.name ?? 'um produto'
  return left > 0 ? `Só restam ${left} de ${name}.` : `${name} acabou de esgotar.`
}

async function emptyCart(tx: Context, { cart }: ReadCart) {
  if (!cart) return
  await tx.db.delete(cart_lines).where(eq(cart_lines.cart_id, cart.id))
  await tx.db.update(carts).set({ coupon_codes: [], updated_at: tx.now() }).where(eq(carts.id, cart.id))
}

async function charged(tx: Context, checkout: Checkout, wanted: Wanted[], input: CheckoutInput): Promise<Checkout> {
  const charge = await requestCharge(tx, {
    reference: `checkout:${checkout.uuid}`,
    payer_id: checkout.buyer_id,
    payer: await payerOf(tx, checkout.buyer_id),
    method: checkout.method,
    amount: checkout.total,
    installments: checkout.installments,
    card_token: input.card_token,
    expires_at: expiryOf(tx, checkout),
    description: wanted
      .map(({ store }) => store.name)
      .join(', ')
      .slice(0, 120),
  })
  const [kept] = await tx.db
    .update(checkouts)
    .set({ charge_id: charge.id })
    .where(eq(checkouts.id, checkout.id))
    .returning()
  return kept as Checkout
}

async function placedView(ctx: Context, checkout: Checkout): Promise<CheckoutPlaced> {
  const made = await ctx.db
    .select({ uuid: orders.uuid, store_id: orders.store_id, total: orders.total })
    .from(orders)
    .where(eq(orders.checkout_id, checkout.id))
    .orderBy(orders.id)
  const charge = checkout.charge_id ? await readCharge(ctx, checkout.charge_id) : null
  return { uuid: checkout.uuid, total: checkout.total, charge_uuid: charge?.uuid ?? null, orders: made }
}
