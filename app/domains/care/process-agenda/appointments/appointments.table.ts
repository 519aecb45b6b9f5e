import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { professions } from '#domains/care/processes/processes/process.kinds.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { appointmentKinds, appointmentStates } from './appointment.kinds.ts'

/** A time of a process, of one profession of its team. Place and words are sealed. */
export const process_appointments = pgTable(
  'process_appointments',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    profession: text({ enum: professions }).notNull(),
    created_by: ref(() => users.id),
    kind: text({ enum: appointmentKinds }).notNull(),
    at: timestamptz().notNull(),
    minutes: smallint().notNull(),
    sealed_place: text().notNull().default(''),
    team_only: boolean().notNull().default(false),
    state: text({ enum: appointmentStates }).notNull(),
    /** Why it was changed or cancelled last, or which other time the client asks for. */
    sealed_words: text().notNull().default(''),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('process_appointments_key').on(t.process_id, t.created_by, t.idempotency_key),
    index('process_appointments_process').on(t.process_id, t.at),
    index('process_appointments_at').on(t.at),
  ],
)
export type Appointment = typeof process_appointments.$inferSelect
