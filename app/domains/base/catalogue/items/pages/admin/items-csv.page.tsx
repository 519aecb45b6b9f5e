import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ItemFilter } from '../../items.schemas.ts'
import type { Route } from './+types/items-csv.page'
import { catalogueOf } from './catalogue-of.server.ts'

export const middleware = [access('can:plants.manage')]

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { name } = catalogueOf(url)
  const filter = filterOf(request, ItemFilter)
  return csvList(context, name, ['ordem', 'nome', 'codigo', 'icone', 'ativo'], {
    read: ({ catalogue }, page) => catalogue[name].list({ ...filter, ...page }),
    row: (item) => [item.order, item.name, item.slug, item.icon_url ?? '', item.active ? 'sim' : 'não'],
  })
}
