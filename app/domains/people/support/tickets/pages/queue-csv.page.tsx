import { formatDayTime } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { topicNames } from '../../contacts/topic.words.ts'
import { landingNames } from '../../leads/landing.words.ts'
import { dueWords } from '../due.words.ts'
import { stateNames } from '../ticket-state.words.ts'
import { QueueFilter } from '../tickets.schemas.ts'
import type { Route } from './+types/queue-csv.page'

export const middleware = [access('can:support.manage')]

const head = [
  'protocolo',
  'assunto',
  'sobre',
  'nome',
  'email',
  'situacao',
  'prazo',
  'responsavel',
  'chegou',
  'atualizado',
  'pagina',
  'telefone',
  'consentimento',
  'texto_do_consentimento',
]

/** The whole queue with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, QueueFilter)
  return csvList(context, 'contatos', head, {
    read: ({ support }, page) => support.queue.queue({ ...filter, ...page }),
    row: (ticket) => [
      ticket.protocol,
      ticket.subject,
      topicNames[ticket.topic],
      ticket.name,
      ticket.email,
      stateNames[ticket.state],
      ticket.waiting_days === null ? '' : dueWords(ticket.waiting_days),
      ticket.assigned?.nickname ?? '',
      formatDayTime(ticket.created_at),
      formatDayTime(ticket.last_at),
      ticket.lead ? landingNames[ticket.lead.landing] : '',
      ticket.lead?.phone ?? '',
      ticket.lead ? formatDayTime(ticket.lead.consented_at) : '',
      ticket.lead?.consent_words ?? '',
    ],
  })
}
