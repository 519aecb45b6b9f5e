import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { orderCsvHead, orderCsvRow } from '../../orders/order-csv.model.ts'
import { StoreOrderFilter } from '../sold-orders.schemas.ts'
import type { Route } from './+types/sold-orders-csv.page'

export const middleware = [access('store')]

/** The whole list with the page's search, filters and order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { slug } = deskOf(context)
  const filter = { ...filterOf(request, StoreOrderFilter.omit({ store: true })), store: slug }
  return csvList(context, `pedidos-${slug}`, orderCsvHead, {
    read: ({ orders }, page) => orders.sold.list({ ...filter, ...page }),
    row: orderCsvRow,
  })
}
