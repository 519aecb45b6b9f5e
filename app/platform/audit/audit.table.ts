import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '#platform/database/columns.ts'

/** Audit log: every write by staff, with actor, action, values before and after, time and origin. Append-only. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: identity(),
    user_id: integer().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    ip: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.id), index('audit_log_user').on(t.user_id, t.id)],
)
