import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
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
import type { Specs } from './stuff-specs.ts'

/** What a grower owns: lamps, pots, fertilizers… `stuff_type_id` is one of stuff-types.ts, `specs` its own fields. */
export const stuffs = pgTable(
  'stuffs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    stuff_type_id: smallint().notNull(),
    name: text().notNull(),
    brand: text().notNull().default(''),
    model: text().notNull().default(''),
    quantity: smallint().notNull().default(1),
    /** Of one piece, in centavos. Only its owner ever sees it. */
    price: integer(),
    bought_on: date(),
    description: text().notNull().default(''),
    specs: jsonb().$type<Specs>().notNull().default({}),
    private: boolean().notNull().default(true),
    /** Name, brand and model in small letters without accents: what a search looks at. */
    search_text: text().notNull(),
    /** Made by the form: the same form sent twice makes one item. */
    idempotency_key: uuid(),
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('stuffs_slug').on(t.slug),
    uniqueIndex('stuffs_idempotency_key').on(t.created_by, t.idempotency_key),
    index('stuffs_of_person').on(t.created_by, t.stuff_type_id, t.id).where(sql`deleted_at is null`),
    index('stuffs_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
  ],
)
export type Stuff = typeof stuffs.$inferSelect

export const stuff_photos = pgTable(
  'stuff_photos',
  {
    stuff_id: integer()
      .notNull()
      .references(() => stuffs.id, { onDelete: 'cascade' }),
    file_id: integer()
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stuff_id, t.file_id] }), index('stuff_photos_file').on(t.file_id)],
)
