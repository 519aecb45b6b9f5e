import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { createdAt, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { commandKinds, commandStates } from './command.kinds.ts'

/** The queue of a robot: what it shall do once. Lasting wishes are `device_shadows.desired`. */
export const device_commands = pgTable(
  'device_commands',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the robot knows it by; it does each once. */
    uuid: uuid().notNull(),
    device_id: ref(() => devices.id),
    kind: text({ enum: commandKinds }).notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text({ enum: commandStates }).notNull().default('criado'),
    /** Why it failed, as the robot said; a key of `command.words.ts`. */
    reason: text(),
    attempts: smallint().notNull().default(0),
    /** Who asked; null = the site itself. */
    created_by: optionalRef(() => users.id),
    created_at: createdAt(),
    expires_at: timestamptz().notNull(),
    /** Handed to the robot until then; without an answer it is handed out again. */
    leased_until: timestamptz(),
    sent_at: timestamptz(),
    received_at: timestamptz(),
    ended_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('device_commands_uuid').on(t.uuid),
    index('device_commands_waiting').on(t.device_id, t.id).where(sql`state in ('criado', 'enviado', 'recebido')`),
    index('device_commands_device').on(t.device_id, t.id),
    index('device_commands_expiring').on(t.expires_at).where(sql`state in ('criado', 'enviado', 'recebido')`),
    index('device_commands_by').on(t.created_by),
  ],
)
export type DeviceCommand = typeof device_commands.$inferSelect
