import { csvFile } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { measures, NumbersAsk } from '../numbers.schemas.ts'
import { measureWords } from '../numbers.words.ts'
import type { Route } from './+types/numbers-csv.page'

export const middleware = [access('manager')]

/** A row a week, with what the viewer may read; money in centavos, what is kept in bytes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = filterOf(request, NumbersAsk)
  const units = { paid: ' (centavos)', refunded: ' (centavos)', bytes: ' (bytes)' } as Record<string, string>
  const head = ['semana', ...measures.map((measure) => `${measureWords[measure]}${units[measure] ?? ''}`)]
  return csvFile(context, 'numeros-por-semana', head, async function* ({ backOffice }) {
    const { weeks, series } = await backOffice.numbers.show(ask)
    yield weeks.map((week, at) => [week, ...measures.map((measure) => series[measure]?.[at] ?? '')])
  })
}
