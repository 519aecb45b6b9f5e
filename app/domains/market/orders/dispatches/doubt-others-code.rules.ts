import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { demandRead } from '#platform/demand-sure.ts'
import type { Sure } from '#shared/sure.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { dispatches } from './dispatches.table.ts'

/** One parcel goes to one buyer: a code of the store that stands on another's order is probably pasted from there. */
export async function doubtOthersCode(tx: Context, order: Order, tracking_code: string, sure: Sure | undefined) {
  if (!tracking_code) return
  const [other] = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(dispatches, eq(dispatches.order_id, orders.id))
    .where(
      and(
        eq(orders.store_id, order.store_id),
        ne(orders.buyer_id, order.buyer_id),
        eq(dispatches.tracking_code, tracking_code),
      ),
    )
    .limit(1)
  if (other) demandRead(sure, `Este código já está no pedido nº ${other.id}, de outra pessoa. Usar mesmo assim?`)
}
