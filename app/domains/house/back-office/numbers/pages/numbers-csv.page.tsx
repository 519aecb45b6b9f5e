import { csvFile } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { measures, NumbersAsk } from '../numbers.schemas.ts'
import { sheetCell, withUnit } from '../numbers.words.ts'
import type { Route } from './+types/numbers-csv.page'

export const middleware = [access('manager')]

/** A row a week, with what the viewer may read; money in reais, what is kept in megabytes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = filterOf(request, NumbersAsk)
  const head = ['semana', ...measures.map(withUnit)]
  return csvFile(context, 'numeros-por-semana', head, async function* ({ backOffice }) {
    const { weeks, series } = await backOffice.numbers.show(ask)
    yield weeks.map((week, at) => [week, ...measures.map((measure) => sheetCell(measure, series[measure]?.[at]))])
  })
}
