import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { catalogue_items } from '#domains/catalogue/items/items.table.ts'
import { files } from '#platform/files/files.table.ts'
import { spaces } from '../spaces/spaces.table.ts'

export const origins = ['semente', 'clone'] as const

export const plants = pgTable(
  'plants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made from the first name and kept for ever, so that links never break. */
    slug: text().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    genetic_name: text(),
    origin: text({ enum: origins }).notNull().default('semente'),
    private: boolean().notNull().default(true),
    plant_cycle_id: integer()
      .notNull()
      .references(() => catalogue_items.id),
    /** Where it stands, a space of the same grower. */
    space_id: integer().references(() => spaces.id, { onDelete: 'set null' }),
    /** First day of the current cycle. */
    cycle_since: date().notNull(),
    started_on: date().notNull(),
    /** Name and genetic in small letters without accents: what a search looks at. */
    search_text: text().notNull(),
    /** Made by the form: the same form sent twice makes one plant. */
    idempotency_key: uuid(),
    archived_at: timestamp({ withTimezone: true }),
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('plants_slug').on(t.slug),
    uniqueIndex('plants_idempotency_key').on(t.created_by, t.idempotency_key),
    index('plants_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('plants_public').on(t.id).where(sql`not private and archived_at is null and deleted_at is null`),
    index('plants_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
    index('plants_cycle').on(t.plant_cycle_id),
    index('plants_in_space').on(t.space_id, t.id).where(sql`deleted_at is null`),
  ],
)
export type Plant = typeof plants.$inferSelect

export const plant_photos = pgTable(
  'plant_photos',
  {
    plant_id: integer()
      .notNull()
      .references(() => plants.id, { onDelete: 'cascade' }),
    file_id: integer()
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.plant_id, t.file_id] }), index('plant_photos_file').on(t.file_id)],
)

/** One row per cycle that the plant entered; the newest is the current one. */
export const plant_cycle_changes = pgTable(
  'plant_cycle_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    plant_id: integer()
      .notNull()
      .references(() => plants.id, { onDelete: 'cascade' }),
    plant_cycle_id: integer()
      .notNull()
      .references(() => catalogue_items.id),
    on: date().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('plant_cycle_changes_plant').on(t.plant_id, t.on, t.id),
    index('plant_cycle_changes_cycle').on(t.plant_cycle_id),
  ],
)
