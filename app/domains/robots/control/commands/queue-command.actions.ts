import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import type { CommandKind } from './command.kinds.ts'
import { type DeviceCommand, device_commands } from './device-commands.table.ts'

export type NewCommand = {
  device_id: number
  kind: CommandKind
  payload?: Record<string, unknown>
  /** A day, when it does not say. */
  ttl_minutes?: number
  /** Who asked; nobody = the site itself. */
  created_by?: number | null
}

const DAY_MINUTES = 24 * 60

/** The channel that wakes whoever waits for a robot's commands (MQTT, long polls) after the commit; its payload is the serial. */
export const ROBOTS_CHANNEL = 'robots'

/** Puts a command into a robot's queue and wakes those who hand it out. */
export async function queueCommand(
  tx: Context,
  { device_id, kind, payload = {}, ttl_minutes = DAY_MINUTES, created_by = null }: NewCommand,
): Promise<DeviceCommand> {
  const created_at = tx.now()
  const expires_at = new Date(created_at.getTime() + ttl_minutes * 60_000)
  const [command] = await tx.db
    .insert(device_commands)
    .values({ uuid: randomUUID(), device_id, kind, payload, created_by, created_at, expires_at })
    .returning()
  if (!command) throw new Error('no command')
  await wakeRobot(tx, device_id)
  return command
}

/** NOTIFY is sent when the transaction commits, and never when it does not. */
export const wakeRobot = (tx: Context, device_id: number) =>
  tx.db
    .select({ told: sql`pg_notify(${ROBOTS_CHANNEL}, ${devices.serial})` })
    .from(devices)
    .where(eq(devices.id, device_id))
