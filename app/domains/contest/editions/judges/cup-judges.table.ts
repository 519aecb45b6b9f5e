import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'

export const benchRoles = ['avaliador', 'professor'] as const

/** Who sits on the bench of an edition: appointed judges and cup professors, with the same say. */
export const cup_judges = pgTable(
  'cup_judges',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    /** Null after the account was erased: the scores stay. */
    user_id: optionalRef(() => users.id, 'set null'),
    role: text({ enum: benchRoles }).notNull(),
    /** What a cup professor teaches. */
    subject: text().notNull().default(''),
    /** Redondos that they don't score, as things stood when they first saw their table: null before that. */
    tied_entries: integer().array(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('cup_judges_person').on(t.edition_id, t.user_id), index('cup_judges_user').on(t.user_id)],
)
export type CupJudge = typeof cup_judges.$inferSelect
