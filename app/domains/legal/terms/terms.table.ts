import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

/** A published text of the terms of service. The current one is the newest whose date has come. */
export const terms_of_service = pgTable(
  'terms_of_service',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    version: text().notNull(),
    body: text().notNull(),
    effective_at: timestamp({ withTimezone: true }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('terms_of_service_version').on(t.version),
    index('terms_of_service_effective').on(t.effective_at),
  ],
)

/** Who accepted what, when and from where. Append-only. */
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
  (t) => [uniqueIndex('terms_acceptances_once').on(t.user_id, t.terms_of_service_id)],
)
export type TermsOfService = typeof terms_of_service.$inferSelect
