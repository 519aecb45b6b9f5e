import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { files } from '#platform/files/files.table.ts'
import { stuffs } from '../stuffs/stuffs.table.ts'

export const spaceKinds = ['tenda', 'armario', 'quarto', 'estufa', 'externo'] as const

export const spaces = pgTable(
  'spaces',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made from the first name and kept for ever, so that links never break. */
    slug: text().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    kind: text({ enum: spaceKinds }).notNull().default('tenda'),
    width_cm: smallint(),
    depth_cm: smallint(),
    height_cm: smallint(),
    description: text().notNull().default(''),
    private: boolean().notNull().default(true),
    search_text: text().notNull(),
    idempotency_key: uuid(),
    archived_at: timestamp({ withTimezone: true }),
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('spaces_slug').on(t.slug),
    uniqueIndex('spaces_idempotency_key').on(t.created_by, t.idempotency_key),
    index('spaces_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('spaces_public').on(t.id).where(sql`not private and archived_at is null and deleted_at is null`),
    index('spaces_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
  ],
)
export type Space = typeof spaces.$inferSelect

export const space_photos = pgTable(
  'space_photos',
  {
    space_id: integer()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    file_id: integer()
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.space_id, t.file_id] }), index('space_photos_file').on(t.file_id)],
)

export const equipmentRoles = ['growbox', 'lamps', 'ventilador', 'exaustor', 'telemetria'] as const

/** What stands in a space: one grow box, many of the rest. An item stands in one space at a time. */
export const space_stuffs = pgTable(
  'space_stuffs',
  {
    space_id: integer()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    stuff_id: integer()
      .notNull()
      .references(() => stuffs.id, { onDelete: 'cascade' }),
    role: text({ enum: equipmentRoles }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.space_id, t.stuff_id] }),
    uniqueIndex('space_stuffs_growbox').on(t.space_id).where(sql`role = 'growbox'`),
    uniqueIndex('space_stuffs_stuff').on(t.stuff_id),
  ],
)
