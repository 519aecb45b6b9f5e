import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { lockOrder } from '../orders/move-order.actions.ts'
import { type Order, orders } from '../orders/orders.table.ts'

/**
 * One order, locked with the charge that pays for it. The charge first, always, as the gateway's news do: whoever acts
 * on an order and whoever hears of its payment wait for each other, never in a ring.
 */
export async function lockWithCharge(tx: Context, where: SQL | undefined): Promise<Order | null> {
  for (;;) {
    const known = await find(tx, where)
    if (!known) return null
    if (!known.charge_id) return lockOrder(tx, known.id)
    await tx.db.execute(sql`select id from charges where id = ${known.charge_id} for update`)
    // Another try to pay may have taken its place meanwhile.
    if ((await find(tx, eq(orders.id, known.id)))?.charge_id === known.charge_id) return lockOrder(tx, known.id)
  }
}

async function find({ db }: Context, where: SQL | undefined) {
  const [known] = await db
    .select({ id: orders.id, charge_id: checkouts.charge_id })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(where)
  return known
}
