import { formatNumericDay } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { TextFilter } from '../../texts.schemas.ts'
import type { Route } from './+types/texts-csv.page'
import { callsOf, kindOf } from './kind-of.server.ts'

export const middleware = [access('can:legal.manage')]

/** All versions with the page's search, filter and sort. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filter = filterOf(request, TextFilter)
  const day = (at: Date | null) => (at ? formatNumericDay(at) : '')
  const head = ['versao', 'situacao', 'vale_desde', 'publicada_em', 'o_que_muda']
  return csvList(context, kindOf(url).name, head, {
    read: ({ legal }, page) => callsOf(legal, url).list({ ...filter, ...page }),
    row: (text) => [text.version, text.state, day(text.effective_at), day(text.published_at), text.summary],
  })
}
