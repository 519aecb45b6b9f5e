import { pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { ref, timestamptz } from '#platform/database/columns.ts'

/** How somebody is called and shown where they teach. Without a row it is the nickname. */
export const teachers = pgTable('teachers', {
  user_id: ref(() => users.id, 'cascade').primaryKey(),
  name: text().notNull().default(''),
  about: text().notNull().default(''),
  updated_at: timestamptz().notNull(),
})
