import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { purposeNames } from './purpose.kinds.ts'

export const consentPlaces = ['perfil', 'privacidade', 'barra_de_cookies'] as const

/** Each answer, with the text it was given to. Append-only: the newest per purpose counts. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: purposeNames }).notNull(),
    given: boolean().notNull(),
    text_version: text().notNull(),
    how: text({ enum: consentPlaces }).notNull(),
    ip: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('consents_of_person').on(t.user_id, t.purpose, t.id)],
)
