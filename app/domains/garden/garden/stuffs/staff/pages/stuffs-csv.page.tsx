import { formatNumericDay } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { typeById } from '../../stuff.kinds.ts'
import { StaffStuffFilter } from '../staff-stuffs.schemas.ts'
import type { Route } from './+types/stuffs-csv.page'

export const middleware = [access('can:plants.manage')]

const head = ['id', 'nome', 'tipo', 'marca', 'modelo', 'quantidade', 'de_quem', 'privado', 'adicionado_em']

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffStuffFilter)
  return csvList(context, 'equipamentos', head, {
    read: ({ garden }, page) => garden.staffStuffs.listAll({ ...filter, ...page }),
    row: (stuff) => [
      stuff.id,
      stuff.name,
      typeById(stuff.stuff_type_id).name,
      stuff.brand,
      stuff.model,
      stuff.quantity,
      stuff.nickname,
      stuff.private ? 'sim' : 'não',
      formatNumericDay(stuff.created_at),
    ],
  })
}
