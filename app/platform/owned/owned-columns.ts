import { sql } from 'drizzle-orm'
import { boolean, index, integer, type PgColumn, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** What everything has that a person makes and owns. `users` is named by the table: plumbing knows no domain. */
export const ownedColumns = (users: () => PgColumn) => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Made from the first name and kept for ever, so that links never break. */
  slug: text().notNull(),
  created_by: integer().notNull().references(users),
  name: text().notNull(),
  description: text().notNull().default(''),
  private: boolean().notNull().default(true),
  /** What a search looks at: small letters without accents. */
  search_text: text().notNull(),
  /** Made by the form: the same form sent twice makes one thing. */
  idempotency_key: uuid(),
  deleted_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

type Owned = Record<'slug' | 'created_by' | 'idempotency_key' | 'search_text', PgColumn>

/** One thing per address and per form; found by its words. */
export const ownedIndexes = (name: string, t: Owned) => [
  uniqueIndex(`${name}_slug`).on(t.slug),
  uniqueIndex(`${name}_idempotency_key`).on(t.created_by, t.idempotency_key),
  index(`${name}_search`).using('gin', sql`${t.search_text} gin_trgm_ops`),
]
