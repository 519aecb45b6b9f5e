import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { expect, test } from '#tests/fixtures.ts'
import { personalData } from './install.ts'

/** Column names that hold a user id, with or without a foreign key. */
const names = 'user_id|created_by|updated_by|client_id|owner_id|.+_user_id'

/** Tables with such a column but without personal data, with the reason. */
const noneOfTheirs: Record<string, string> = {}

test('every table that names a person is listed as personal data', async ({ ctx }) => {
  const { rows } = await ctx.db.execute<{ table: string; column: string }>(sql`
    select rel.relname as "table", att.attname as "column" from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
      where con.contype = 'f' and con.confrelid = 'public.users'::regclass
    union
    select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ ${`^(${names})$`}`)
  const listed = new Set(personalData.map(({ table }) => getTableName(table)))
  const missing = rows.filter(({ table }) => !listed.has(table) && !noneOfTheirs[table])
  expect(rows.length).toBeGreaterThan(8)
  expect(
    missing.map(({ table, column }) => `${table}.${column}`),
    'these hold something of a person: add the table to a *.personal-data.ts (what the copy has, what erasing does)',
  ).toEqual([])
})

/** Columns of `users` that survive erasure: dates that don't identify anybody. */
const staysOfUser = ['id', 'adult_declared_at', 'created_at', 'leaving_at', 'suspended_at']

test('every column of an account is emptied when it is erased, or is one that may stay', () => {
  const entry = personalData.find(({ table }) => getTableName(table) === 'users')
  if (!entry || entry.erased === 'deleted' || 'kept' in entry.erased) throw new Error('accounts are anonymised')
  const emptied = Object.keys(entry.erased.anonymised({ id: 1, nickname: 'a', email: 'a@exemplo.com.br' }))
  const left = Object.keys(getTableColumns(entry.table)).filter((name) => !emptied.includes(name))
  expect(left.sort()).toEqual(staysOfUser.sort())
})

test('every file of the copy has one name, and what stays says why', () => {
  const files = personalData.flatMap(({ exported }) => ('file' in exported ? [exported.file] : []))
  expect(new Set(files).size).toBe(files.length)
  for (const { exported, erased } of personalData) {
    if ('not' in exported) expect(exported.not.length).toBeGreaterThan(15)
    if (erased !== 'deleted') expect(('kept' in erased ? erased.kept : erased.why).length).toBeGreaterThan(15)
  }
})
