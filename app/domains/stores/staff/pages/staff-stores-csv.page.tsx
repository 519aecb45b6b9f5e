import { formatNumericDay } from '#shared/dates.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { stateNames } from '../../stores/store.words.ts'
import { StaffStoreFilter } from '../staff-stores.schemas.ts'
import type { Route } from './+types/staff-stores-csv.page'

export const middleware = [access('can:marketplace.manage')]

/** The list of stores as it is filtered. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { list } = apiFor(context).stores.staff
  const filter = filterOf(request, StaffStoreFilter)
  return csvResponse('lojas', ['loja', 'endereco', 'dono', 'situacao', 'cidade', 'uf', 'criada'], async (page) => {
    const { data, last_page } = await list({ ...filter, page, per_page: 100 })
    const rows = data.map(({ name, slug, owner, state, city, uf, created_at }) => [
      name,
      `/loja/${slug}`,
      owner?.nickname ?? '',
      stateNames[state],
      city ?? '',
      uf ?? '',
      formatNumericDay(created_at),
    ])
    return { rows, done: page >= last_page }
  })
}
