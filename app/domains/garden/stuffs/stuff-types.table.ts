import { sql } from 'drizzle-orm'
import { integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

/** Types of item (stuff.kinds.ts) that take no new items for now. What exists stays as it is. */
export const closed_stuff_types = pgTable('closed_stuff_types', {
  stuff_type_id: smallint().primaryKey(),
  closed_by: integer()
    .notNull()
    .references(() => users.id),
  closed_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})
