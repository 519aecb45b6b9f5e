import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { orderCsvHead, orderCsvRow } from '../../orders/order-csv.model.ts'
import { StaffOrderFilter } from '../staff-orders.schemas.ts'
import type { Route } from './+types/staff-orders-csv.page'

export const middleware = [access('can:marketplace.manage')]

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { list } = apiFor(context).orders.staff
  const filter = filterOf(request, StaffOrderFilter)
  // Refused before the first byte is sent.
  await list({ ...filter, per_page: 1 })
  return csvResponse('pedidos', orderCsvHead, async (page) => {
    const { data, last_page } = await list({ ...filter, page, per_page: 100 })
    return { rows: data.map(orderCsvRow), done: page >= last_page }
  })
}
