import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/** The TOTP secret of a user, encrypted with the app keys; in force once `activated_at` is set. */
export const second_factors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret_sealed: text().notNull(),
  created_at: timestamptz().notNull(),
  activated_at: timestamptz(),
  /** The 30-second step of the last accepted code: an equal or older one is rejected (replay protection). */
  last_step: integer().notNull().default(0),
})

/** Recovery codes: single-use, stored hashed. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    code_hash: text().notNull(),
    created_at: createdAt(),
    used_at: timestamptz(),
  },
  (t) => [uniqueIndex('recovery_codes_code_hash').on(t.code_hash), index('recovery_codes_user_id').on(t.user_id)],
)
