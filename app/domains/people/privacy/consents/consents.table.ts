import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { consentPlaces, purposeNames } from './purpose.kinds.ts'

/** Each answer, with the text it was given to. Append-only: the newest per purpose counts. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    user_id: ref(() => users.id),
    purpose: text({ enum: purposeNames }).notNull(),
    given: boolean().notNull(),
    text_version: text().notNull(),
    how: text({ enum: consentPlaces }).notNull(),
    ip: text().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [index('consents_of_person').on(t.user_id, t.purpose, t.id)],
)
