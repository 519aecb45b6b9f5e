import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { processKindWords, waitedForWords } from '#domains/care/processes/processes/process.words.ts'
import { formatNumericDay, formatTime } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ProcessFilter } from '../desk/desk.schemas.ts'
import type { Route } from './+types/processes-csv.page'

export const middleware = [access('login'), inArea]

const head =
  'Número,Cliente,Tipo,Status,Desde,Vence,Defesa marcada para,Espera por,Documentos que faltam,Equipe,Tags,Aberto em'.split(
    ',',
  )

/** The list with the page's search, filters and sort: a profession's own processes, all for the reception. No contents. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const area = areaIn(url)
  const filter = filterOf(request, ProcessFilter.omit({ area: true }))
  return csvList(context, 'processos', head, {
    read: ({ processDesk }, paging) => processDesk.list({ ...filter, ...paging, area }),
    row: (card) => [
      ...[card.number, card.client, processKindWords[card.kind].label],
      ...[card.status.name, formatNumericDay(card.status_since), card.due_on ? formatNumericDay(card.due_on) : ''],
      card.set_for ? `${formatNumericDay(card.set_for)}, ${formatTime(card.set_for)}` : '',
      ...[waitedForWords[card.waits_for], card.missing, card.team.map(({ nickname }) => nickname).join(', ')],
      ...[card.tags.join(', '), formatNumericDay(card.created_at)],
    ],
  })
}
