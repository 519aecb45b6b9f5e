import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { terms_of_service } from '../texts/texts.table.ts'

/** Acceptances: user, version, time and address. Append-only. */
export const terms_acceptances = pgTable(
  'terms_acceptances',
  {
    id: identity(),
    user_id: ref(() => users.id),
    terms_of_service_id: ref(() => terms_of_service.id),
    ip: text().notNull(),
    user_agent: text().notNull(),
    accepted_at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('terms_acceptances_once').on(t.user_id, t.terms_of_service_id),
    index('terms_acceptances_text').on(t.terms_of_service_id),
  ],
)
