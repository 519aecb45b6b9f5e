import { asc, eq } from 'drizzle-orm'
import { findPaused, findSellable } from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'
import { type Line, pausedUntil } from './cart.model.ts'
import { cartTokenHash } from './cart-token.secrets.ts'
import { type Cart, cart_lines, carts } from './carts.table.ts'

/** The viewer's own cart; a guest's by its token. */
export function whoseCart(ctx: Context, token: string | undefined) {
  if (ctx.viewer) return eq(carts.user_id, ctx.viewer.id)
  return token ? eq(carts.token_hash, cartTokenHash(token)) : null
}

export async function findCart(ctx: Context, token?: string, lock = false): Promise<Cart | null> {
  const whose = whoseCart(ctx, token)
  if (!whose) return null
  const read = ctx.db.select().from(carts).where(whose).limit(1)
  const [cart] = await (lock ? read.for('update') : read)
  return cart ?? null
}

/** Its lines, by store and as they were put in, with what can be bought of each now. */
export async function linesOf(ctx: Context, cart: Cart | null): Promise<Line[]> {
  if (!cart) return []
  const rows = await ctx.db
    .select()
    .from(cart_lines)
    .where(eq(cart_lines.cart_id, cart.id))
    .orderBy(asc(cart_lines.created_at), asc(cart_lines.variant_id))
  const sellable = await sellableOf(
    ctx,
    rows.map(({ variant_id }) => variant_id),
  )
  return rows.map(({ variant_id, quantity, price_seen }) => ({
    variant_id,
    quantity,
    price_seen,
    ...sellable(variant_id),
  }))
}

/** What can be bought of each now; of what cannot, whether its store is only on a break. */
export async function sellableOf(ctx: Context, ids: number[]) {
  const sold = new Map((await findSellable(ctx, ids)).map((one) => [one.variant.id, one]))
  const others = ids.filter((id) => !sold.has(id))
  const paused = new Map((await findPaused(ctx, others)).map((one) => [one.variant.id, one]))
  return (variant_id: number): Pick<Line, 'sellable' | 'paused'> => {
    const thing = paused.get(variant_id)
    return {
      sellable: sold.get(variant_id) ?? null,
      paused: thing && { thing, why: pausedUntil(thing, ctx.now()) },
    }
  }
}
