import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CommissionFilter } from '../commissions.schemas.ts'
import type { Route } from './+types/store-commissions-csv.page'
import { commissionCsv } from './commission-csv.server.ts'

export const middleware = [access('store')]

export function loader({ params, request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, CommissionFilter)
  return csvList(context, 'comissoes', commissionCsv.head, {
    read: ({ splits }, page) => splits.commissions.list({ ...filter, ...page, store: params.slug }),
    row: commissionCsv.row,
  })
}
