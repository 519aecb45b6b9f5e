import { csvMoment } from '#shared/csv-text.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { topicNames } from '../../contacts/topic.words.ts'
import { landingNames } from '../../leads/landing.words.ts'
import { daysLeft } from '../due.model.ts'
import { stateNames } from '../ticket-state.words.ts'
import { QueueFilter } from '../tickets.schemas.ts'
import type { Route } from './+types/queue-csv.page'

export const middleware = [access('can:support.manage')]

const head = [
  ...['protocolo', 'assunto', 'sobre', 'nome', 'e-mail', 'situação', 'responder até', 'responsável', 'chegou'],
  ...['atualizado', 'página', 'telefone', 'consentimento', 'texto do consentimento'],
]

/** The whole queue with the page's search, filters and sort. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, QueueFilter)
  const today = dayKey(context.get(requestContext).now())
  return csvList(context, 'contatos', head, {
    read: ({ support }, page) => support.queue.queue({ ...filter, ...page }),
    row: (ticket) => [
      ticket.protocol,
      ticket.subject,
      topicNames[ticket.topic],
      ticket.name,
      ticket.email,
      stateNames[ticket.state],
      ticket.waiting_days === null ? '' : addDays(today, daysLeft(ticket.waiting_days)),
      ticket.assigned?.nickname ?? '',
      csvMoment(ticket.created_at),
      csvMoment(ticket.last_at),
      ticket.lead ? landingNames[ticket.lead.landing] : '',
      ticket.lead?.phone ?? '',
      csvMoment(ticket.lead?.consented_at ?? null),
      ticket.lead?.consent_words ?? '',
    ],
  })
}
