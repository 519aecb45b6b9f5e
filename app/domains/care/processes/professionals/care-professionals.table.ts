import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref } from '#platform/database/columns.ts'
import { professions } from '../processes/process.kinds.ts'

/** Who may sit in a team, with the number of the council. */
export const care_professionals = pgTable(
  'care_professionals',
  {
    id: identity(),
    user_id: ref(() => users.id),
    profession: text({ enum: professions }).notNull(),
    register: text().notNull(),
    active: boolean().notNull().default(true),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('care_professionals_person').on(t.user_id),
    uniqueIndex('care_professionals_register').on(t.register),
    index('care_professionals_profession').on(t.profession),
  ],
)
