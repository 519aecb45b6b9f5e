import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { audiences } from './chat-audience.kinds.ts'

/** What was said about a process. Sealed, append-only. */
export const chat_messages = pgTable(
  'chat_messages',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    audience: text({ enum: audiences }).notNull(),
    user_id: ref(() => users.id),
    sealed_text: text().notNull().default(''),
    /** Of the same process, and seen by all who see this one. */
    quote_id: integer(),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('chat_messages_key').on(t.process_id, t.user_id, t.idempotency_key),
    index('chat_messages_process').on(t.process_id, t.id),
  ],
)

export const chat_message_files = pgTable(
  'chat_message_files',
  { message_id: ref(() => chat_messages.id, 'cascade'), file_id: ref(() => private_files.id) },
  (t) => [primaryKey({ columns: [t.message_id, t.file_id] }), uniqueIndex('chat_message_files_file').on(t.file_id)],
)

/** The newest message that somebody has seen. */
export const chat_reads = pgTable(
  'chat_reads',
  {
    process_id: ref(() => processes.id, 'cascade'),
    user_id: ref(() => users.id),
    read_id: integer().notNull(),
    read_at: timestamptz().notNull(),
    /** The newest one of which they were mailed. */
    mailed_id: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.process_id, t.user_id] })],
)
