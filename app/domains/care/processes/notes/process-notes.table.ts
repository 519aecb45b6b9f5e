import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref } from '#platform/database/columns.ts'
import { compartments } from '../processes/process.kinds.ts'
import { processes } from '../processes/processes.table.ts'

/** Rooms that keep notes: the three compartments, and the reception. */
export const noteRooms = [...compartments, 'acolhimento'] as const
export type NoteRoom = (typeof noteRooms)[number]

/** What the team writes for itself; it never reaches the client. Sealed. */
export const process_notes = pgTable(
  'process_notes',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    room: text({ enum: noteRooms }).notNull(),
    sealed_text: text().notNull(),
    user_id: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [index('process_notes_process').on(t.process_id, t.room, t.id)],
)
