import { formatFull } from '#shared/dates.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { HelpVoteFilter } from '../help-votes.schemas.ts'
import type { Route } from './+types/help-votes-csv.page'

export const middleware = [access('can:help.manage')]

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, HelpVoteFilter)
  return csvList(
    context,
    'duvidas-votos',
    ['pagina', 'endereco', 'nao_ajudou', 'ajudou', 'ultimo_voto', 'o_que_faltou'],
    {
      read: ({ help }, page) => help.votes.list({ ...filter, ...page }),
      row: ({ title, slug, no, yes, last_at, missing }) => [
        ...[title, `/duvidas/${slug}`, no, yes, formatFull(last_at), missing.join(' | ')],
      ],
    },
  )
}
