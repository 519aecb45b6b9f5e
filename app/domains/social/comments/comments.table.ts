import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

/** Comments on a thing. One level deep: a reply has a `parent_id` whose comment has none. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    target: text().notNull(),
    target_id: integer().notNull(),
    parent_id: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    idempotency_key: uuid(),
    edited_at: timestamp({ withTimezone: true }),
    /** Hidden by the moderation: only its author still reads it. */
    hidden_at: timestamp({ withTimezone: true }),
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('comments_idempotency_key').on(t.created_by, t.idempotency_key),
    index('comments_of_thing').on(t.target, t.target_id, t.id).where(sql`parent_id is null`),
    index('comments_answers').on(t.parent_id, t.id).where(sql`parent_id is not null`),
  ],
)
export type Comment = typeof comments.$inferSelect
