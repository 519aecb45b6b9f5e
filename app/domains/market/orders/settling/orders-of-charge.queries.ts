import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Checkout, checkouts } from '../checkout/checkouts.table.ts'
import { type Order, orders } from '../orders/orders.table.ts'

const ours = /^checkout:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The checkout that a charge pays for; null when it pays for something else. */
export async function checkoutOf(tx: Context, reference: string): Promise<Checkout | null> {
  const uuid = ours.exec(reference)?.[1]
  if (!uuid) return null
  const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.uuid, uuid))
  if (!checkout) throw new Error(`no ${reference}`)
  return checkout
}

/** Its orders, locked, always in the same order. */
export const ordersOf = (tx: Context, { id }: Checkout): Promise<Order[]> =>
  tx.db.select().from(orders).where(eq(orders.checkout_id, id)).orderBy(asc(orders.id)).for('update')
