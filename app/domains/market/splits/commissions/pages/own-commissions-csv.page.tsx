import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CommissionFilter } from '../commissions.schemas.ts'
import type { Route } from './+types/own-commissions-csv.page'
import { commissionCsv } from './commission-csv.server.ts'

export const middleware = [access('seller')]

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, CommissionFilter)
  return csvList(context, 'minhas-comissoes', commissionCsv.head, {
    read: ({ splits }, page) => splits.commissions.mine({ ...filter, ...page }),
    row: commissionCsv.row,
  })
}
