import { eq } from 'drizzle-orm'
import { keepPixKey, strandedOf } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addToCart } from '../cart/cart.actions.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { describeOrder } from '../orders/describe-order.queries.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import type { Order } from '../orders/orders.table.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import { findOwnOrder, ownOrder } from './own-orders.queries.ts'

/** The buyer does something with an order of theirs, behind its lock. @throws 404 for somebody else's. */
export const asBuyer = (
  ctx: Context,
  uuid: string,
  act: (tx: Context, order: Order) => Promise<unknown>,
): Promise<OrderDetail> =>
  ctx.transaction(async (tx) => {
    const order = await lockWithCharge(tx, ownOrder(tx, uuid))
    if (!order) throw noOrder()
    await act(tx, order)
    return describeOrder(tx, await findOwnOrder(tx, uuid), { side: 'comprador', manages: false })
  })

/** Where the buyer wants what the bank refused to give back. */
export const giveRefundKey = (ctx: Context, { uuid, pix_key }: { uuid: string; pix_key: string }) =>
  asBuyer(ctx, uuid, async (tx, order) => {
    const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.id, order.checkout_id))
    const owed = await strandedOf(tx, `checkout:${checkout?.uuid}`)
    await keepPixKey(tx, owed?.charge_ids ?? [], pix_key)
  })

/** The same things into the cart again, as far as they are still sold. */
export async function buyAgain(ctx: Context, uuid: string) {
  const order = await findOwnOrder(ctx, uuid)
  const missing: string[] = []
  let added = 0
  for (const { variant_id, quantity, title } of await linesOf(ctx, order.id))
    try {
      await addToCart(ctx, { variant_id, quantity })
      added++
    } catch (error) {
      // No longer sold, or fewer left than before: told by name.
      if (!(error instanceof AppError) || error.status >= 500) throw error
      missing.push(title)
    }
  return { added, missing }
}
