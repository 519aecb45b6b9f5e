import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvFile } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { rateCells, ratesHead } from '../rates-csv.model.ts'
import type { Route } from './+types/table-csv.page'

export const middleware = [access('store')]

/** Every range, in the form in which it may be imported again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug: store } = deskOf(context)
  const { rates } = await apiFor(context).freight.tables.show({ store, id: Number(params.id) })
  return csvFile(context, `frete-${store}`, ratesHead, async function* () {
    yield rates.map(rateCells)
  })
}
