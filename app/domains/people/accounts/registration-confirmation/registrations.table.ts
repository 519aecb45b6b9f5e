import { char, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ageResults } from '#platform/age-assurance/age-assurance.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/**
 * Legal identity, separate from `users`, so that no profile or list query can expose it.
 * `users.registration_confirmed_at` marks it complete; the CPF may be stored before the rest.
 */
export const user_registrations = pgTable(
  'user_registrations',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Eleven digits. */
    cpf: char({ length: 11 }).notNull(),
    full_name: text(),
    birth_date: date(),
    /** E.164: '+5531987654321'. */
    phone: text(),
    /** Eight digits. */
    cep: char({ length: 8 }),
    street: text(),
    number: text(),
    complement: text(),
    district: text(),
    city: text(),
    uf: char({ length: 2 }),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [uniqueIndex('user_registrations_cpf').on(t.cpf)],
)
export type UserRegistration = typeof user_registrations.$inferSelect

/** Result of an age-assurance provider, without the evidence it examined. Append-only. */
export const age_checks = pgTable(
  'age_checks',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    provider: text().notNull(),
    result: text({ enum: ageResults }).notNull(),
    checked_at: timestamptz().notNull(),
  },
  (t) => [index('age_checks_user').on(t.user_id, t.id)],
)
