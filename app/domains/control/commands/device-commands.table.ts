import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { devices } from '#domains/devices/devices/devices.table.ts'
import { commandKinds, commandStates } from './command.kinds.ts'

/** The queue of a robot: what it shall do once. Lasting wishes are `device_shadows.desired`. */
export const device_commands = pgTable(
  'device_commands',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the robot knows it by; it does each once. */
    uuid: uuid().notNull(),
    device_id: integer()
      .notNull()
      .references(() => devices.id),
    kind: text({ enum: commandKinds }).notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text({ enum: commandStates }).notNull().default('criado'),
    /** Why it failed, as the robot said; a key of `command.words.ts`. */
    reason: text(),
    attempts: smallint().notNull().default(0),
    /** Who asked; null = the site itself. */
    created_by: integer().references(() => users.id),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Handed to the robot until then; without an answer it is handed out again. */
    leased_until: timestamp({ withTimezone: true }),
    sent_at: timestamp({ withTimezone: true }),
    received_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
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
