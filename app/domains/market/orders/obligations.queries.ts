import { and, count, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { openStates } from './orders/order.model.ts'
import { orders } from './orders/orders.table.ts'

/** A store with orders that are not over can't be closed. */
export async function ordersOwed({ db }: Context, store_id: number) {
  const [open] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.store_id, store_id), inArray(orders.state, openStates)))
  const many = open?.count ?? 0
  return [
    { count: many, label: many === 1 ? '1 pedido em andamento' : `${many} pedidos em andamento`, page: '/pedidos' },
  ]
}
