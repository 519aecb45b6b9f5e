import { csvMoment } from '#shared/csv-text.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { recipientStates } from '../recipient.kinds.ts'
import { channelAt } from '../send.view.ts'
import { recipientStateNames, sendStateNames } from '../send.words.ts'
import { SendFilter } from '../sends.schemas.ts'
import type { Route } from './+types/sends-csv.page'

export const middleware = [access('can:messages.manage')]

const head = [
  ...['envio', 'tipo', 'situação', 'por', 'criado', 'começou', 'terminou', 'mensagens'],
  ...recipientStates.map((state) => recipientStateNames[state].toLowerCase()),
]

/** The whole list of a channel with the page's search, filters and sort. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filter = { ...filterOf(request, SendFilter), channel: channelAt(url.pathname) }
  return csvList(context, `envios-${filter.channel}`, head, {
    read: ({ sends }, page) => sends.list({ ...filter, ...page }),
    row: (send) => [
      ...[send.name, send.type.name, sendStateNames[send.state], send.created_by],
      ...[send.created_at, send.started_at, send.finished_at].map(csvMoment),
      ...[send.total, ...recipientStates.map((state) => send.counts[state] ?? 0)],
    ],
  })
}
