import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CommissionFilter } from '../commissions.schemas.ts'
import type { Route } from './+types/store-commissions-csv.page'
import { commissionCsv } from './commission-csv.server.ts'

export const middleware = [access('store')]

export function loader({ params, request, context }: Route.LoaderArgs) {
  const { list } = apiFor(context).splits.commissions
  const filter = filterOf(request, CommissionFilter)
  return commissionCsv('comissoes', (page) => list({ ...filter, store: params.slug, page, per_page: 100 }))
}
