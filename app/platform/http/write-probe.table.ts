import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/database/columns.ts'

/** One row, written whenever somebody asks whether the site is ready. */
export const write_probe = pgTable(
  'write_probe',
  {
    id: integer().primaryKey().default(1),
    at: timestamptz().notNull(),
  },
  (t) => [check('write_probe_one', sql`${t.id} = 1`)],
)
