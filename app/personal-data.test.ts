import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { expect, test } from '#tests/fixtures.ts'
import type { Domain } from './domain.ts'
import { domains } from './domains.ts'
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

/** Those of the lists that staff keep for all. */
const staffs = (Object.values(domains) as Domain[]).flatMap(({ staff = [] }) =>
  staff.map(({ table }) => getTableName(table)),
)

/** The other tables that are no person's, by what they are. */
const nobodys: Record<string, string[]> = {
  'what staff keep for all in forms of its own': [
    'ads',
    'catalogue_items',
    'hashtags',
    'help_old_slugs',
    'privacy_policies',
    'product_categories',
    'product_types',
    'role_permissions',
    'roles',
    'survey_questions',
    'surveys',
    'terms_of_service',
  ],
  'models and parts of robots': [
    'device_models',
    'device_parts',
    'device_screens',
    'device_sensors',
    'model_channels',
    'model_parts',
    'model_sensors',
  ],
  'a robot’s own, whoever has it: what it told, its state, its readings in finer and coarser steps': [
    'device_actuations',
    'device_events',
    'device_shadows',
    'devices',
    'firmware_rollout_devices',
    'ingest_beats',
    'telemetry_1d',
    'telemetry_1m',
    'telemetry_5m',
    'telemetry_arrivals',
    'telemetry_changes',
    'telemetry_last',
    'telemetry_messages',
    'telemetry_refusals',
  ],
  'counts that name nobody': ['ad_days', 'blog_reads', 'liked_ranks', 'product_views'],
  'a store’s, which goes on without whoever made it': [
    'cohorts',
    'freight_labels',
    'freight_quotes',
    'freight_rates',
    'freight_tables',
    'pickup_points',
    'product_files',
    'product_photos',
    'stock_reservations',
    'subscription_plans',
    'variants',
  ],
  'ties between what is in the copy': [
    'chat_message_files',
    'dispatch_lines',
    'dispute_files',
    'moderation_case_photos',
    'process_document_files',
    'process_document_reminders',
    'subscription_orders',
    'tagged_processes',
  ],
  'the books, which hold amounts of accounts and charges': [
    'charge_consequences',
    'charge_transactions',
    'gateway_events',
    'ledger_entries',
    'ledger_transfers',
    'sandbox_charges',
    'sandbox_keys',
    'sandbox_refunds',
    'sandbox_tokens',
    'sandbox_transactions',
    'sandbox_webhooks',
  ],
  'marks that say no name, or last minutes': [
    'kept_nicknames',
    'live_events',
    'product_words',
    'search_words',
    'sent_keys',
    'write_probe',
  ],
}

test('every table is listed as personal data, or is one of those that are nobody’s', async ({ ctx }) => {
  const { rows } = await ctx.db.execute<{ table: string }>(sql`
    select relname as "table" from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  const listed = personalData.map(({ table }) => getTableName(table))
  const known = [...listed, ...staffs, ...Object.values(nobodys).flat()]
  const tables = rows.map(({ table }) => table)
  expect(tables.length).toBeGreaterThan(300)
  expect(
    tables.filter((table) => !known.includes(table)),
    'whose are these? A person’s go into a *.personal-data.ts, also those that name them only by another row',
  ).toEqual([])
  expect(
    Object.values(nobodys)
      .flat()
      .filter((table) => listed.includes(table) || staffs.includes(table) || !tables.includes(table)),
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
