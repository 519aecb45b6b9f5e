import { z } from 'zod'
import { formatNumericDay } from '#shared/dates.ts'
import { rowId } from '#shared/row-id.ts'
import { apiFor } from '#web/api-for.server.ts'
import { csvResponse } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { rateWords } from '../rate.words.ts'
import type { Route } from './+types/ads-csv.page'

export const middleware = [access('can:ads.manage')]

const Filter = z.object({ id: rowId.optional() })

/** Impressions and clicks by day: of one ad, or of all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { days } = apiFor(context).ads.media
  const filter = filterOf(request, Filter)
  return csvResponse('anuncios', ['dia', 'anuncio', 'exibicoes', 'cliques', 'taxa'], async (page) => {
    const { data, last_page } = await days({ ...filter, page, per_page: 100 })
    const rows = data.map((day) => [
      formatNumericDay(day.on),
      day.name,
      day.impressions,
      day.clicks,
      rateWords(day).replace('\u00a0', ' '),
    ])
    return { rows, done: page >= last_page }
  })
}
