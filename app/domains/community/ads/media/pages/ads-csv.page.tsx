import { z } from 'zod'
import { formatNumericDay } from '#shared/dates.ts'
import { rowId } from '#shared/row-id.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { rateWords } from '../rate.words.ts'
import type { Route } from './+types/ads-csv.page'

export const middleware = [access('can:ads.manage')]

const Filter = z.object({ id: rowId.optional() })

/** Impressions and clicks by day: of one ad, or of all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, Filter)
  return csvList(context, 'anuncios', ['dia', 'anuncio', 'exibicoes', 'cliques', 'taxa'], {
    read: ({ ads }, page) => ads.media.days({ ...filter, ...page }),
    row: (day) => [
      formatNumericDay(day.on),
      day.name,
      day.impressions,
      day.clicks,
      rateWords(day).replace('\u00a0', ' '),
    ],
  })
}
