import { formatNumericDay } from '#shared/dates.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { TextFilter } from '../../texts.schemas.ts'
import type { Route } from './+types/texts-csv.page'
import { callsOf, kindOf } from './kind-of.server.ts'

export const middleware = [access('can:legal.manage')]

/** All versions with the page's search, filter and sort. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { list } = callsOf(apiFor(context).legal, url)
  const filter = filterOf(request, TextFilter)
  const day = (at: Date | null) => (at ? formatNumericDay(at) : '')
  return csvResponse(
    kindOf(url).name,
    ['versao', 'situacao', 'vale_desde', 'publicada_em', 'o_que_muda'],
    async (page) => {
      const { data, last_page } = await list({ ...filter, page, per_page: 100 })
      const rows = data.map((text) => [
        text.version,
        text.state,
        day(text.effective_at),
        day(text.published_at),
        text.summary,
      ])
      return { rows, done: page >= last_page }
    },
  )
}
