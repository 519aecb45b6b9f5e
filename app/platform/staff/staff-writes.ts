import { and, eq, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import type { Opened } from '#shared/opened.ts'
import type { StaffField } from './staff-fields.ts'
import type { StaffOptions, StaffRow, StaffTable } from './staff-options.ts'
import { columnOf, readOf } from './staff-reads.ts'

type Typed = Record<string, unknown>
type Show = (ctx: Context, id: number) => Promise<StaffRow>

/** A value as a form shows it. */
export const formValue = (field: StaffField | undefined, value: unknown) =>
  field?.toForm && value !== null ? field.toForm(value as never) : value

async function beside(name: string, work: () => unknown) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid' || error.data?.errors) throw error
    throw new AppError('invalid', undefined, { errors: { [name]: [error.message] } })
  }
}

/** The writes of a staff resource: one transaction each, the row locked, audited. */
export function staffWrites(table: StaffTable, options: StaffOptions, show: Show) {
  const { subject, fields, unique = {}, within = [], fixed, uses = {}, noun, gender, rules, follows } = options
  const rows: PgTable = table
  const names = Object.keys(fields).filter((name) => !fields[name]?.told)

  const create = (ctx: Context, input: Typed): Promise<StaffRow> =>
    ctx.transaction(async (tx) => {
      for (let nth = 1; ; nth++) {
        const values = await ruled(tx, input, undefined, nth)
        const columns = { ...fixed, ...(await stored(tx, values)) }
        const made = await unlessTaken(tx, (db) => db.insert(rows).values(columns).returning({ id: table.id }))
        if (made) return log(tx, 'created', await show(tx, Number(made[0]?.id)))
        const errors = await taken(tx, values)
        // Nobody typed the code that stands already: the next of its name.
        if (!Object.keys(errors).length || Object.keys(errors).some((name) => input[name] || !fields[name]?.ofName))
          throw new AppError('invalid', undefined, { errors })
      }
    })

  const update = (ctx: Context, { id, ...input }: Typed & { id: number; opened?: Opened }): Promise<StaffRow> =>
    ctx.transaction(async (tx) => {
      const before = await lock(tx, id)
      const stands = Object.fromEntries(names.map((name) => [name, formValue(fields[name], before[name])]))
      const values = await ruled(tx, mergeEdit(input, stands) as Typed, before)
      const columns = await stored(tx, values)
      const free = await unlessTaken(tx, (db) => db.update(rows).set(columns).where(eq(table.id, id)))
      if (!free) throw new AppError('invalid', undefined, { errors: await taken(tx, values, id) })
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

  const ruled = async (tx: Context, typed: Typed, before?: StaffRow, nth?: number) => {
    const input = { ...typed, ...namedIn(typed, before, nth) }
    return rules ? ((await rules(tx, input as never, before as never)) as Typed) : input
  }

  /** Codes that were left empty: as they stand, or of the name. */
  function namedIn(typed: Typed, before?: StaffRow, nth?: number) {
    const empty = names.filter((name) => fields[name]?.ofName && !typed[name])
    return Object.fromEntries(
      empty.map((name) => {
        const made = before?.[name] || fields[name]?.ofName?.(String(typed.name), nth)
        if (!made) throw invalidField(name, 'Deste nome não sai um código: escreva um.')
        return [name, made]
      }),
    )
  }

  /** What was typed, as columns; what a field can't store is said beside it. */
  async function stored(tx: Context, values: Typed) {
    const columns: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name]
      columns[field?.column ?? name] = await beside(name, () =>
        field?.stored ? field.stored(value as never, tx) : value,
      )
    }
    return columns
  }

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
    const among = within.map((name) => eq(columnOf(table, name), values[name]))
    for (const [name, sentence = ''] of Object.entries(unique)) {
      const same = and(
        sql`lower(${readOf(table, name, fields[name])}::text) = lower(${String(values[name])})`,
        ne(table.id, id),
        ...among,
      )
      const [other] = await tx.db.select({ id: table.id }).from(rows).where(same).limit(1)
      if (other) errors[name] = [sentence]
    }
    return errors
  }

  async function log(tx: Context, act: 'created' | 'changed' | 'deleted', row: StaffRow, before?: StaffRow) {
    const after = act === 'deleted' ? undefined : row
    await audit(tx, { action: `${subject}.${act}`, subject: `${subject}:${row.id}`, before, after })
    if (options.purge) await purge(tx, ...options.purge)
    await follows?.(tx, row as never)
    return row
  }

  return { create, update, remove }
}
