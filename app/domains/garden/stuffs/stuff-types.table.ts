import { sql } from 'drizzle-orm'
import { integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

/** Item types (stuff.kinds.ts) that accept no new items. Existing items are unchanged. */
export const closed_stuff_types = pgTable('closed_stuff_types', {
  stuff_type_id: smallint().primaryKey(),
  closed_by: integer()
    .notNull()
    .references(() => users.id),
  closed_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})
