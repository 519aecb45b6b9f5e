import { sql } from 'drizzle-orm'
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row, written whenever somebody asks whether the site is ready. */
export const write_probe = pgTable(
  'write_probe',
  {
    id: integer().primaryKey().default(1),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('write_probe_one', sql`${t.id} = 1`)],
)
