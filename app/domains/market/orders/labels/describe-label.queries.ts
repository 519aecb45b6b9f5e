import { labelOf } from '#domains/market/freight/index.ts'
import type { Context } from '#platform/context.ts'
import type { Order } from '../orders/orders.table.ts'
import { labelReference } from './order-label.model.ts'
import type { OrderLabel } from './order-label.schemas.ts'

/** The label as the store sees it: what it cost, what to print, why it was refused. */
export async function describeLabel(ctx: Context, order: Order): Promise<OrderLabel | null> {
  const label = await labelOf(ctx, labelReference(order))
  if (!label) return null
  return {
    ...{ state: label.state, service_name: label.service_name, price: label.price },
    reason: label.parcels.find(({ reason }) => reason)?.reason ?? null,
    parcels: label.parcels.map(({ id, tracking_code, print_url }) => ({ id, tracking_code, print_url })),
  }
}
