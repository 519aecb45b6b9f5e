import { csvMoment } from '#shared/csv-text.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { channelAt } from '../send.view.ts'
import { reasonWords, recipientStateNames } from '../send.words.ts'
import { RecipientFilter } from '../sends.schemas.ts'
import type { Route } from './+types/recipients-csv.page'
import { noSend } from './no-send.server.ts'

export const middleware = [access('can:messages.manage')]

const head = ['quem', 'situação', 'motivo', 'tentativas', 'saiu', 'chegou', 'lida']

/** Who gets a send and what became of it, with the page's search, filter and sort. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const id = Number(params.id)
  const { channel } = await apiFor(context).sends.show({ id })
  if (channel !== channelAt(url.pathname)) throw noSend()
  const filter = { ...filterOf(request, RecipientFilter.omit({ id: true })), id }
  return csvList(context, `envio-${id}`, head, {
    read: ({ sends }, page) => sends.recipients({ ...filter, ...page }),
    row: (one) => [
      ...[one.who, recipientStateNames[one.state], one.reason ? reasonWords(one.reason) : '', one.attempts],
      ...[one.sent_at, one.delivered_at, one.read_at].map(csvMoment),
    ],
  })
}
