import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'

/** Comments on a thing. One level deep: a reply has a `parent_id` whose comment has none. */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    target: text().notNull(),
    target_id: integer().notNull(),
    parent_id: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    created_by: ref(() => users.id),
    text: text().notNull(),
    idempotency_key: uuid(),
    edited_at: timestamptz(),
    /** Hidden by the moderation: only its author still reads it. */
    hidden_at: timestamptz(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('comments_idempotency_key').on(t.created_by, t.idempotency_key),
    index('comments_of_thing').on(t.target, t.target_id, t.id).where(sql`parent_id is null`),
    index('comments_answers').on(t.parent_id, t.id).where(sql`parent_id is not null`),
  ],
)
export type Comment = typeof comments.$inferSelect
