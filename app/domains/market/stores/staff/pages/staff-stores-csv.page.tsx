import { formatNumericDay } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { stateNames } from '../../stores/store.words.ts'
import { StaffStoreFilter } from '../staff-stores.schemas.ts'
import type { Route } from './+types/staff-stores-csv.page'

export const middleware = [access('can:marketplace.manage')]

/** The list of stores as it is filtered. */
export function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffStoreFilter)
  return csvList(context, 'lojas', ['loja', 'endereco', 'dono', 'situacao', 'cidade', 'uf', 'criada'], {
    read: ({ stores }, page) => stores.staff.list({ ...filter, ...page }),
    row: ({ name, slug, owner, state, city, uf, created_at }) => [
      name,
      `/loja/${slug}`,
      owner?.nickname ?? '',
      stateNames[state],
      city ?? '',
      uf ?? '',
      formatNumericDay(created_at),
    ],
  })
}
