import { deskOf } from '#domains/stores/store-desk.server.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { orderCsvHead, orderCsvRow } from '../../orders/order-csv.model.ts'
import { StoreOrderFilter } from '../sold-orders.schemas.ts'
import type { Route } from './+types/sold-orders-csv.page'

export const middleware = [access('store')]

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug } = deskOf(context)
  const { list } = apiFor(context).orders.sold
  const filter = { ...filterOf(request, StoreOrderFilter.omit({ store: true })), store: slug }
  // Refused before the first byte is sent.
  await list({ ...filter, per_page: 1 })
  return csvResponse(`pedidos-${slug}`, orderCsvHead, async (page) => {
    const { data, last_page } = await list({ ...filter, page, per_page: 100 })
    return { rows: data.map(orderCsvRow), done: page >= last_page }
  })
}
