import type { Context } from '#platform/context.ts'
import { type Person, personalTables } from '#platform/personal-data.ts'
import { rowsOf } from './person-rows.queries.ts'

/** What one file of a person's copy has. */
export async function copyOf(ctx: Context, file: string, { id }: { id: number }) {
  const entry = personalTables().find(({ exported }) => 'file' in exported && exported.file === file)
  if (!entry) throw new Error(`no copy has ${file}`)
  const person: Person = { id, nickname: 'ana', email: 'ana@exemplo.com.br' }
  const rows: Record<string, unknown>[] = []
  for await (const row of rowsOf(ctx, entry, person)) rows.push(row)
  return rows
}
