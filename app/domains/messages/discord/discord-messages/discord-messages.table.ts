import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { identity, ref } from '#platform/database/columns.ts'

/** What may be written at Discord. */
export const discord_messages = pgTable(
  'discord_messages',
  {
    id: identity(),
    type_id: ref(() => message_types.id),
    name: text().notNull(),
    body: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [index('discord_messages_type').on(t.type_id)],
)
