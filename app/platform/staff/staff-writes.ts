import { and, eq, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import type { Opened } from '#shared/opened.ts'
import type { StaffOptions, StaffRow, StaffTable } from './staff-options.ts'
import { columnOf } from './staff-reads.ts'

type Typed = Record<string, unknown>
type Show = (ctx: Context, id: number) => Promise<StaffRow>

/** The writes of a staff resource: one transaction each, the row locked, audited. */
export function staffWrites(table: StaffTable, options: StaffOptions, show: Show) {
  const { subject, fields, unique = {}, uses = {}, noun, gender, rules } = options
  const rows: PgTable = table
  const names = Object.keys(fields)

  const create = (ctx: Context, input: Typed): Promise<StaffRow> =>
    ctx.transaction(async (tx) => {
      const values = await ruled(tx, input)
      const made = await unlessTaken(tx, (db) => db.insert(rows).values(values).returning({ id: table.id }))
      if (!made) throw await taken(tx, values)
      return log(tx, 'created', await show(tx, Number(made[0]?.id)))
    })

  const update = (ctx: Context, { id, ...input }: Typed & { id: number; opened?: Opened }): Promise<StaffRow> =>
    ctx.transaction(async (tx) => {
      const before = await lock(tx, id)
      const stands = Object.fromEntries(names.map((name) => [name, before[name]]))
      const values = await ruled(tx, mergeEdit(input, stands) as Typed, before)
      const free = await unlessTaken(tx, (db) => db.update(rows).set(values).where(eq(table.id, id)))
      if (!free) throw await taken(tx, values, id)
      return log(tx, 'changed', await show(tx, id), before)
    })

  const remove = (ctx: Context, id: number): Promise<void> =>
    ctx.transaction(async (tx) => {
      const before = await lock(tx, id)
      for (const [name, use] of Object.entries(uses)) {
        const count = Number(before[name])
        if (count > 0) throw new AppError('conflict', keptWords(plural(count, ...use.noun)))
      }
      await tx.db.delete(rows).where(eq(table.id, id))
      await log(tx, 'deleted', before, before)
    })

  const ruled = async (tx: Context, input: Typed, before?: StaffRow) =>
    rules ? ((await rules(tx, input as never, before as never)) as Typed) : input

  const keptWords = (used: string) =>
    `${gender === 'a' ? 'Esta' : 'Este'} ${noun[0]} tem ${used}. ${
      'active' in fields ? 'Desative em vez de apagar.' : 'Mude ou apague isso antes.'
    }`

  async function lock(tx: Context, id: number) {
    await tx.db.select({ id: table.id }).from(rows).where(eq(table.id, id)).for('update')
    return show(tx, id)
  }

  /** Which of the unique fields stands already: the index said that one does. */
  async function taken(tx: Context, values: Typed, id = 0) {
    const errors: Record<string, string[]> = {}
    for (const [name, sentence = ''] of Object.entries(unique)) {
      const same = and(sql`lower(${columnOf(table, name)}::text) = lower(${String(values[name])})`, ne(table.id, id))
      const [other] = await tx.db.select({ id: table.id }).from(rows).where(same).limit(1)
      if (other) errors[name] = [sentence]
    }
    return new AppError('invalid', undefined, { errors })
  }

  async function log(tx: Context, act: 'created' | 'changed' | 'deleted', row: StaffRow, before?: StaffRow) {
    const after = act === 'deleted' ? undefined : row
    await audit(tx, { action: `${subject}.${act}`, subject: `${subject}:${row.id}`, before, after })
    if (options.purge) await purge(tx, ...options.purge)
    return row
  }

  return { create, update, remove }
}
