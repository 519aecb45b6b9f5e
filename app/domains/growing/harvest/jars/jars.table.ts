import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

const grams = () => numeric({ precision: 8, scale: 2, mode: 'number' })
const moment = () => timestamptz()

/** A jar in which flowers cure. Visible to its owner only. */
export const jars = pgTable(
  'jars',
  {
    id: identity(),
    /** Number and random code: URLs of private things contain no names. */
    slug: text().notNull(),
    created_by: ref(() => users.id),
    /** Sequential per owner and never reused: labels stay on jars for years. */
    number: integer().notNull(),
    name: text().notNull().default(''),
    /** The harvest in it. */
    plant_id: optionalRef(() => plants.id, 'set null'),
    space_id: optionalRef(() => spaces.id, 'set null'),
    sealed_on: date().notNull(),
    /** Net weight at sealing; what is left is computed from the entries. */
    net_g: grams().notNull(),
    archived_at: moment(),
    /** From the form, shared by all of its jars: deduplicates repeated submits. */
    idempotency_key: uuid(),
    deleted_at: moment(),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
    updated_at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('jars_slug').on(t.slug),
    uniqueIndex('jars_number').on(t.created_by, t.number),
    unique('jars_form').on(t.created_by, t.idempotency_key, t.number),
    index('jars_of_plant').on(t.plant_id),
    index('jars_of_space').on(t.space_id),
    index('jars_deleted').on(t.deleted_at).where(sql`deleted_at is not null`),
    check('jars_net', sql`net_g > 0`),
  ],
)
export type Jar = typeof jars.$inferSelect

export const jarEntryKinds = ['abertura', 'medicao', 'retirada', 'nota'] as const

/** What was done with a jar or measured in it. A missing value is null, never 0. */
export const jar_entries = pgTable(
  'jar_entries',
  {
    id: identity(),
    jar_id: ref(() => jars.id, 'cascade'),
    kind: text({ enum: jarEntryKinds }).notNull(),
    happened_at: moment().notNull(),
    /** %, in the jar. */
    humidity: numeric({ precision: 4, scale: 1, mode: 'number' }),
    /** °C */
    temperature: numeric({ precision: 4, scale: 1, mode: 'number' }),
    /** Taken out. */
    grams: grams(),
    note: text().notNull().default(''),
    idempotency_key: uuid(),
    deleted_at: moment(),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
    updated_at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('jar_entries_of_jar').on(t.jar_id, t.happened_at, t.id).where(sql`deleted_at is null`),
    unique('jar_entries_form').on(t.jar_id, t.idempotency_key),
    index('jar_entries_deleted').on(t.deleted_at).where(sql`deleted_at is not null`),
    check('jar_entries_grams', sql`(kind = 'retirada') = (grams is not null) and coalesce(grams, 1) > 0`),
  ],
)
export type JarEntryRow = typeof jar_entries.$inferSelect
