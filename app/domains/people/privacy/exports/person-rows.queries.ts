import { and, asc, getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'

const AT_ONCE = 500

/** A person's rows of one table, in batches, without columns that are not personal data. */
export async function* rowsOf(ctx: Context, entry: PersonalTable, person: Person) {
  const { omit = [], rows: only } = 'file' in entry.exported ? entry.exported : {}
  const order = keyOf(entry).map((column) => asc(column))
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await ctx.db
      .select({ ...getTableColumns(entry.table), ...entry.names })
      .from(entry.table)
      .where(and(entry.rows(person), only?.(person)))
      .orderBy(...order)
      .limit(AT_ONCE)
      .offset(offset)
    for (const row of rows) {
      const open = entry.reveal?.(ctx, row) ?? row
      yield Object.fromEntries(Object.entries(open).filter(([name]) => !omit.includes(name)))
    }
    if (rows.length < AT_ONCE) return
  }
}

function keyOf({ table }: PersonalTable) {
  const columns = Object.values(getTableColumns(table))
  const single = columns.filter((column) => column.primary)
  return single.length ? single : (getTableConfig(table).primaryKeys[0]?.columns ?? columns)
}
