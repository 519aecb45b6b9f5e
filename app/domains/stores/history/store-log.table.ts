import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { stores } from '../stores/stores.table.ts'
import { storeActs } from './store-log.kinds.ts'

/** What happened to a store and its members. Append-only. */
export const store_log = pgTable(
  'store_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Who did it; null when they left. */
    user_id: integer().references(() => users.id),
    /** To whom, of the members. */
    about_user_id: integer().references(() => users.id),
    act: text({ enum: storeActs }).notNull(),
    /** A role, a reason, a part in basis points: never an address. */
    detail: text(),
    by_staff: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index('store_log_store').on(t.store_id, t.id),
    index('store_log_user').on(t.user_id),
    index('store_log_about_user').on(t.about_user_id),
  ],
)
