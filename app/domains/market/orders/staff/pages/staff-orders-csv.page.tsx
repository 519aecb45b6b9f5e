import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { orderCsvHead, orderCsvRow } from '../../orders/order-csv.model.ts'
import { StaffOrderFilter } from '../staff-orders.schemas.ts'
import type { Route } from './+types/staff-orders-csv.page'

export const middleware = [access('can:marketplace.manage')]

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffOrderFilter)
  return csvList(context, 'pedidos', orderCsvHead, {
    read: ({ orders }, page) => orders.staff.list({ ...filter, ...page }),
    row: orderCsvRow,
  })
}
