import { and, count, eq, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import type { StaffField } from './staff-fields.ts'
import type { StaffOptions, StaffRow, StaffTable } from './staff-options.ts'

type StaffFilter = PageInput & { order_by: string } & Record<string, unknown>

export const columnOf = (table: StaffTable, name: string) =>
  (table as unknown as Record<string, PgColumn>)[name] as PgColumn

/** What a field is read by: its column, or what is read instead. */
export const readOf = (table: StaffTable, name: string, { read, column }: StaffField = {} as StaffField) =>
  read ?? columnOf(table, column ?? name)

/** The rows of this list, where several share a table. */
export const mine = (table: StaffTable, fixed: Record<string, string | number> = {}) =>
  and(...Object.entries(fixed).map(([name, value]) => eq(columnOf(table, name), value)))

/** The reads of a staff resource: two queries for a list, one for a row. */
export function staffReads(table: StaffTable, { fields, uses = {}, fixed, noun, gender, first }: StaffOptions) {
  const names = Object.keys(fields)
  const counts = Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, use.count]))
  const columns: Record<string, PgColumn | SQL> = {
    id: table.id,
    ...Object.fromEntries(names.map((name) => [name, readOf(table, name, fields[name])])),
    ...counts,
  }
  const rows: PgTable = table
  const searched = names.filter((name) => fields[name]?.searched).map((name) => readOf(table, name, fields[name]))
  const by = Object.fromEntries(names.map((name) => [name, readOf(table, name, fields[name])]))

  async function list(ctx: Context, filter: StaffFilter): Promise<Page<StaffRow>> {
    const { db } = ctx
    const { limit, offset } = windowOf(filter)
    const { search, order_type } = filter
    const where = and(
      mine(table, fixed),
      search ? or(...searched.map((column) => contains(column, search))) : undefined,
      ...names.map((name) =>
        fields[name]?.filter && filter[name] !== undefined
          ? eq(readOf(table, name, fields[name]) as PgColumn, filter[name])
          : undefined,
      ),
    )
    const sorting = { order_by: filter.order_by, order_type: order_type ?? 'asc' }
    const [found, totals] = await Promise.all([
      db
        .select(columns)
        .from(rows)
        .where(where)
        .orderBy(...(first && !order_type ? [first(ctx)] : []), ...sorted(sorting, by, table.id))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(rows).where(where),
    ])
    return toPage(found as StaffRow[], totals[0]?.total ?? 0, filter)
  }

  async function show({ db }: Context, id: number): Promise<StaffRow> {
    const [row] = await db
      .select(columns)
      .from(rows)
      .where(and(eq(table.id, id), mine(table, fixed)))
    if (!row) throw new AppError('not_found', `${gender === 'a' ? 'Essa' : 'Esse'} ${noun[0]} não existe mais.`)
    return row as StaffRow
  }

  return { list, show }
}
