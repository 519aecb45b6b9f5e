import { and, eq, sql } from 'drizzle-orm'
import type { Sellable } from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { tooMany } from './cart.model.ts'
import { cartView, readCart, showCart } from './cart.queries.ts'
import type { CartCoupon, CartLineAdd, CartLineRef, CartLineSet, CartView } from './cart.schemas.ts'
import { MOST_LINES, MOST_OF_ONE } from './cart-limits.kinds.ts'
import { cartTokenHash, newCartToken } from './cart-token.secrets.ts'
import { type Cart, cart_lines, carts } from './carts.table.ts'
import { findCart, sellableOf } from './find-cart.queries.ts'
import { hadAlready } from './had-already.registry.ts'

/** The cart, locked; made when there is none. A guest without one gets a new token. */
export async function ownCart(tx: Context, token: string | undefined): Promise<{ cart: Cart; token: string | null }> {
  const known = tx.viewer || token ? await findCart(tx, token, true) : null
  if (known) return { cart: known, token: tx.viewer ? null : (token ?? null) }
  // An unknown token is not taken over: whoever sent it may have made it up.
  const fresh = tx.viewer ? null : newCartToken()
  await tx.db
    .insert(carts)
    .values(tx.viewer ? { user_id: tx.viewer.id } : { token_hash: cartTokenHash(fresh as string) })
    .onConflictDoNothing()
  const cart = await findCart(tx, fresh ?? undefined, true)
  if (!cart) throw new Error('a cart vanished')
  return { cart, token: fresh }
}

async function written(ctx: Context, token: string | undefined, write: (tx: Context, cart: Cart) => Promise<void>) {
  return ctx.transaction(async (tx): Promise<CartView> => {
    const { cart, token: kept } = await ownCart(tx, token)
    await write(tx, cart)
    await tx.db.update(carts).set({ updated_at: tx.now() }).where(eq(carts.id, cart.id))
    return cartView(tx, await readCart(tx, kept ?? undefined), kept)
  })
}

/** Puts something in: once more when it is there. Never more than there is. */
export const addToCart = (ctx: Context, { cart_token, variant_id, quantity }: CartLineAdd) =>
  written(ctx, cart_token, async (tx, cart) => {
    const sellable = await demandSellable(tx, variant_id)
    const [there] = await tx.db.select().from(cart_lines).where(lineOf(cart, variant_id))
    if (!there && (await tx.db.$count(cart_lines, eq(cart_lines.cart_id, cart.id))) >= MOST_LINES)
      throw new AppError('conflict', `Um carrinho leva até ${MOST_LINES} produtos diferentes.`)
    const wanted = (there?.quantity ?? 0) + quantity
    demandLeft(sellable, wanted)
    await tx.db
      .insert(cart_lines)
      .values({
        cart_id: cart.id,
        variant_id,
        quantity: wanted,
        price_seen: sellable.variant.price,
        created_at: tx.now(),
      })
      .onConflictDoUpdate({
        target: [cart_lines.cart_id, cart_lines.variant_id],
        set: { quantity: wanted, price_seen: sellable.variant.price },
      })
  })

export const setQuantity = (ctx: Context, { cart_token, variant_id, quantity }: CartLineSet) =>
  written(ctx, cart_token, async (tx, cart) => {
    const sellable = await demandSellable(tx, variant_id)
    demandLeft(sellable, quantity)
    const changed = await tx.db
      .update(cart_lines)
      .set({ quantity, price_seen: sellable.variant.price })
      .where(lineOf(cart, variant_id))
      .returning({ id: cart_lines.variant_id })
    if (!changed.length) throw new AppError('not_found', 'Este produto não está mais no carrinho.')
  })

export const takeFromCart = (ctx: Context, { cart_token, variant_id }: CartLineRef) =>
  written(ctx, cart_token, async (tx, cart) => {
    const gone = await tx.db.delete(cart_lines).where(lineOf(cart, variant_id)).returning({ id: cart_lines.variant_id })
    if (!gone.length) throw new AppError('not_found', 'Este produto não está mais no carrinho.')
  })

export const addCoupon = (ctx: Context, { cart_token, code }: CartCoupon) =>
  written(ctx, cart_token, async (tx, cart) => {
    const codes = [...new Set([...cart.coupon_codes, code])].slice(-10)
    await tx.db.update(carts).set({ coupon_codes: codes }).where(eq(carts.id, cart.id))
    const { coupons } = await readCart(tx, cart_token)
    const problem = coupons.find((one) => one.code === code)?.problem
    if (problem) throw invalidField('code', problem)
  })

/** As a link brings it: kept even before it applies, as before the first thing of its store is in the cart. */
export const keepCoupon = (ctx: Context, { cart_token, code }: CartCoupon) =>
  written(ctx, cart_token, async (tx, cart) => {
    const codes = [...new Set([...cart.coupon_codes, code])].slice(-10)
    await tx.db.update(carts).set({ coupon_codes: codes }).where(eq(carts.id, cart.id))
  })

export const takeCoupon = (ctx: Context, { cart_token, code }: CartCoupon) =>
  written(ctx, cart_token, async (tx, cart) => {
    const codes = cart.coupon_codes.filter((one) => one !== code)
    if (codes.length === cart.coupon_codes.length)
      throw new AppError('not_found', 'Este cupom não está mais no carrinho.')
    await tx.db.update(carts).set({ coupon_codes: codes }).where(eq(carts.id, cart.id))
  })

/** What a guest put in joins the own cart: the greater quantity of each counts, and the guest's cart is gone. Once. */
export async function joinGuestCart(ctx: Context, { cart_token }: { cart_token?: string }): Promise<CartView> {
  if (!ctx.viewer || !cart_token) return showCart(ctx, {})
  return written(ctx, undefined, async (tx, cart) => {
    const [guest] = await tx.db
      .select()
      .from(carts)
      .where(eq(carts.token_hash, cartTokenHash(cart_token)))
      .for('update')
    if (!guest) return
    await tx.db.execute(sql`insert into cart_lines (cart_id, variant_id, quantity, price_seen, created_at)
      select ${cart.id}, variant_id, quantity, price_seen, created_at from cart_lines where cart_id = ${guest.id}
      on conflict (cart_id, variant_id) do update set quantity = greatest(cart_lines.quantity, excluded.quantity)`)
    const codes = [...new Set([...cart.coupon_codes, ...guest.coupon_codes])].slice(-10)
    await tx.db.update(carts).set({ coupon_codes: codes }).where(eq(carts.id, cart.id))
    await tx.db.delete(carts).where(eq(carts.id, guest.id))
  })
}

const lineOf = (cart: Cart, variant_id: number) =>
  and(eq(cart_lines.cart_id, cart.id), eq(cart_lines.variant_id, variant_id))

async function demandSellable(tx: Context, variant_id: number) {
  const { sellable, paused } = (await sellableOf(tx, [variant_id]))(variant_id)
  if (paused) throw new AppError('conflict', paused.why)
  if (!sellable) throw new AppError('not_found', 'Este produto não está mais à venda.')
  if (sellable.product.kind === 'assinatura')
    throw new AppError('conflict', 'Assinaturas não passam pelo carrinho: assine na página do produto.')
  const had = (await hadAlready(tx, [sellable.product.id])).get(sellable.product.id)
  if (had) throw new AppError('conflict', had)
  return sellable
}

function demandLeft(sellable: Sellable, wanted: number) {
  if (wanted > MOST_OF_ONE) throw invalidField('quantity', `Leve até ${MOST_OF_ONE} de cada.`)
  const problem = tooMany(sellable, wanted)
  if (problem) throw invalidField('quantity', problem)
}
