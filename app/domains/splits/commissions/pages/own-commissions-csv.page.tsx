import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CommissionFilter } from '../commissions.schemas.ts'
import type { Route } from './+types/own-commissions-csv.page'
import { commissionCsv } from './commission-csv.server.ts'

export const middleware = [access('seller')]

export function loader({ request, context }: Route.LoaderArgs) {
  const { mine } = apiFor(context).splits.commissions
  const filter = filterOf(request, CommissionFilter)
  return commissionCsv('minhas-comissoes', (page) => mine({ ...filter, page, per_page: 100 }))
}
