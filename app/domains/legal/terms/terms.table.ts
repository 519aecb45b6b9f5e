import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { terms_of_service } from '../texts/texts.table.ts'

/** Acceptances: user, version, time and address. Append-only. */
export const terms_acceptances = pgTable(
  'terms_acceptances',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    terms_of_service_id: integer()
      .notNull()
      .references(() => terms_of_service.id),
    ip: text().notNull(),
    user_agent: text().notNull(),
    accepted_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('terms_acceptances_once').on(t.user_id, t.terms_of_service_id),
    index('terms_acceptances_text').on(t.terms_of_service_id),
  ],
)
