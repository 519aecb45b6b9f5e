import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { memberAudiences } from './audience.kinds.ts'

/**
 * Who may read what is not for all: students of an author, buyers of an author's content, members of the consultancy
 * (which is nobody's: no author). Courses, shop and consultancy write it; nobody enters by themselves.
 */
export const audience_members = pgTable(
  'audience_members',
  {
    audience: text({ enum: memberAudiences }).notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** None: without end. */
    until: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    unique('audience_members_once').on(t.user_id, t.audience, t.author_id).nullsNotDistinct(),
    index('audience_members_author').on(t.author_id),
  ],
)
