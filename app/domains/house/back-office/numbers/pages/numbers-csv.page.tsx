import { apiFor } from '#web/api-for.server.ts'
import { csvFile } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { measures, NumbersAsk } from '../numbers.schemas.ts'
import { sheetCell, withUnit } from '../numbers.words.ts'
import type { Route } from './+types/numbers-csv.page'

export const middleware = [access('manager')]

/** A row a week, a column for each measure that the viewer may read; money in reais, what is kept in megabytes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = filterOf(request, NumbersAsk)
  const { weeks, series } = await apiFor(context).backOffice.numbers.show(ask)
  const told = measures.filter((measure) => series[measure])
  return csvFile(context, 'numeros-por-semana', ['semana', ...told.map(withUnit)], async function* () {
    yield weeks.map((week, at) => [week, ...told.map((measure) => sheetCell(measure, series[measure]?.[at]))])
  })
}
