import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { chosenFreight, isForAnotherPlace } from '#domains/market/freight/index.ts'
import { openCharge, readCharge } from '#domains/market/payments/index.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { formatMoney } from '#shared/money.ts'
import { ownCart } from '../cart/cart.actions.ts'
import { priceStore } from '../cart/cart.model.ts'
import { type ReadCart, readCart, readItem } from '../cart/cart.queries.ts'
import { cart_lines, carts } from '../cart/carts.table.ts'
import { orders } from '../orders/orders.table.ts'
import type { Address } from './address.kinds.ts'
import { addressByCep } from './address-by-cep.actions.ts'
import { changed } from './changed.rules.ts'
import type { CheckoutInput, CheckoutPlaced } from './checkout.schemas.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'
import { freightItems } from './freight-items.model.ts'
import { keepCheckout, type StorePart } from './keep-checkout.actions.ts'

/**
 * Buys the cart, or one thing beside it: an order for each store, stock and coupons taken, one charge, all in one transaction; then the gateway
 * is told. The lock of the cart orders tabs and double clicks: the first takes what is in it, the same intent again is
 * answered alike, another finds it empty. What was agreed to and what it costs now must be the same, or nothing happens.
 */
export async function placeOrder(ctx: Context, input: CheckoutInput): Promise<CheckoutPlaced> {
  await demandQuotedCep(ctx, input)
  const ship_to = input.address && (await addressByCep(ctx, input.address))
  const checkout = await ctx.transaction((tx) => place(tx, input, ship_to))
  if (checkout.charge_id) await openCharge(ctx, checkout.charge_id)
  return placedView(ctx, checkout)
}

/** Nothing goes to another CEP than the one on screen, nor for the freight of another. */
async function demandQuotedCep(ctx: Context, { address, stores }: CheckoutInput) {
  for (const { quote, freight } of stores)
    if (address && quote && freight && (await isForAnotherPlace(ctx, address.cep, { quote, key: freight })))
      throw invalidField('address.cep', 'Calcule o frete de novo para este CEP.')
}

async function place(tx: Context, input: CheckoutInput, ship_to: Address | undefined): Promise<Checkout> {
  await ownCart(tx, undefined)
  const again = await sameIntent(tx, input)
  if (again) return again
  const cart = input.item ? await readItem(tx, input.item) : await readCart(tx)
  demandAgreed(cart, input)
  await demandNoOwnStore(tx, cart)
  const wanted = await wantedOf(tx, cart, input)
  const total = wanted.reduce((sum, one) => sum + one.price.total, 0)
  if (total !== input.total) throw changed(`O total mudou de ${formatMoney(input.total)} para ${formatMoney(total)}.`)
  if (!input.item) await emptyCart(tx, cart)
  return keepCheckout(tx, wanted, {
    buyer_id: signedIn(tx).id,
    idempotency_key: input.idempotency_key,
    fingerprint: fingerprintOf(input),
    method: input.method,
    installments: input.installments,
    card_token: input.card_token,
    ship_to,
    note: input.note,
    click_token: input.click_token,
  })
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

function demandAgreed({ lines, stores, paused, blocked, agreement }: ReadCart, input: CheckoutInput) {
  if (!lines.length)
    throw new AppError(
      'conflict',
      'Seu carrinho está vazio. Se você já fechou o pedido em outra aba, ele está em Pedidos.',
    )
  const had = lines.find((line) => line.had)?.had
  if (had) throw changed(had)
  if (blocked) throw changed('Um produto do carrinho acabou ou saiu de venda.')
  const waits = paused[0]?.lines[0]
  if (!stores.length && waits) throw changed(waits.paused.why)
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

/** Each store's lines with the freight that was chosen, which must still be offered. */
async function wantedOf(tx: Context, { stores }: ReadCart, input: CheckoutInput): Promise<StorePart[]> {
  const wanted: StorePart[] = []
  for (const one of stores) {
    const items = freightItems(one.lines)
    const freight = items.length ? await freightOf(tx, one.store, items, input) : null
    wanted.push({
      ...one,
      freight,
      ships: freight !== null && freight.option.kind !== 'retirada',
      price: priceStore(one.lines, one.coupon, freight?.option.price ?? 0),
    })
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

/** What is bought leaves the cart; what waits for its store stays. */
async function emptyCart(tx: Context, { cart, stores }: ReadCart) {
  if (!cart) return
  const bought = stores.flatMap(({ lines }) => lines.map(({ variant_id }) => variant_id))
  await tx.db.delete(cart_lines).where(and(eq(cart_lines.cart_id, cart.id), inArray(cart_lines.variant_id, bought)))
  await tx.db.update(carts).set({ coupon_codes: [], updated_at: tx.now() }).where(eq(carts.id, cart.id))
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
