import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { addressedChannels } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { answerPlaces, scopes } from './scope.kinds.ts'

/** Each yes and no to messages of the team, with what proves it. Append-only: the newest per channel and scope counts. */
export const message_opt_ins = pgTable(
  'message_opt_ins',
  {
    id: identity(),
    user_id: ref(() => users.id),
    channel: text({ enum: addressedChannels }).notNull(),
    scope: text({ enum: scopes }).notNull(),
    given: boolean().notNull(),
    /** The words that were said yes to. */
    sentence: text().notNull(),
    /** The number or webhook that the yes is for; empty for a no. */
    sealed_address: text().notNull(),
    /** What is shown of it. */
    shown: text().notNull(),
    how: text({ enum: answerPlaces }).notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [index('message_opt_ins_of_person').on(t.user_id, t.channel, t.scope, t.id)],
)
export type OptInAnswer = typeof message_opt_ins.$inferSelect
