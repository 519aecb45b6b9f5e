import type { StaffCell } from '#platform/staff/staff-fields.ts'
import type { CsvCell } from '#shared/csv-text.ts'
import { formatFull } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { csvFile, everyPage } from '../csv.server.ts'
import { filterOf } from '../search-params.server.ts'
import type { Route } from './+types/staff-csv.page'
import { callsFor, staffAccess, staffOf } from './staff-page.server.ts'

export const middleware = [staffAccess]

/** The whole list with the page's search, filters and sort. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { resource, view } = await staffOf(url, context)
  const filter = filterOf(request, resource.Filter)
  const file = view.at.split('/').at(-1) ?? 'lista'
  return csvFile(
    context,
    file,
    view.columns.map(({ label }) => label),
    async function* (_api, tx) {
      const { list } = callsFor(resource, tx)
      for await (const rows of everyPage((paging) => list({ ...filter, ...paging })))
        yield rows.map((row) => view.columns.map(({ key, cell }) => cellOf(row[key], cell)))
    },
  )
}

function cellOf(value: unknown, cell: StaffCell): CsvCell {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (value === null || value === undefined) return ''
  if (cell.kind === 'moment') return formatFull(value as Date)
  if (cell.kind === 'choice') return cell.options.find((option) => option.value === value)?.label ?? String(value)
  if (cell.kind === 'money') return formatMoneyField(value as number)
  return typeof value === 'number' ? value : String(value)
}
