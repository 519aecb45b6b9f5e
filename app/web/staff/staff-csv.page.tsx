import type { StaffCell } from '#platform/staff/staff-fields.ts'
import type { CsvCell } from '#shared/csv-text.ts'
import { formatMoneyField } from '#shared/money.ts'
import { csvFile, everyPage } from '../csv.server.ts'
import { filterOf } from '../search-params.server.ts'
import type { Route } from './+types/staff-csv.page'
import { callsFor, staffAccess, staffOf } from './staff-page.server.ts'

export const middleware = [staffAccess]

/** The whole list with the page's search, filters and sort: every field, also those that the list leaves out. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { resource, view } = staffOf(url, context)
  const filter = filterOf(request, resource.Filter)
  const cells = new Map(view.columns.map(({ key, cell }) => [key, cell]))
  const columns = [...view.fields, ...view.columns.filter(({ key }) => !(key in resource.fields))].map((column) =>
    'key' in column ? column : { key: column.name, label: column.label },
  )
  const file = view.at.split('/').at(-1) ?? 'lista'
  return csvFile(
    context,
    file,
    columns.map(({ label }) => label),
    async function* (_api, tx) {
      const { list } = callsFor(resource, tx)
      for await (const rows of everyPage((paging) => list({ ...filter, ...paging })))
        yield rows.map((row) => columns.map(({ key }) => cellOf(row[key], cells.get(key))))
    },
  )
}

function cellOf(value: unknown, cell: StaffCell | undefined): CsvCell {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (value === null || value === undefined) return ''
  if (cell?.kind === 'money') return formatMoneyField(Number(value))
  if (cell?.kind === 'choice') return cell.options.find((option) => option.value === value)?.label ?? String(value)
  return typeof value === 'number' ? value : String(value)
}
