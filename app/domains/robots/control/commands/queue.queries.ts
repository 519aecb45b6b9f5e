import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { liveStates } from './command-states.model.ts'
import type { DeviceCommandCard } from './commands.schemas.ts'
import { type DeviceCommand, device_commands } from './device-commands.table.ts'

const MOST = 50

/** The commands of a robot, newest first: the open ones, or all since the viewer has it. */
export async function listQueue(
  ctx: Context,
  { serial, get_all = false }: { serial: string; get_all?: boolean },
): Promise<DeviceCommandCard[]> {
  const { device, since } = await inDevice(ctx, serial, 'see')
  const rows = await ctx.db
    .select()
    .from(device_commands)
    .where(
      and(
        eq(device_commands.device_id, device.id),
        get_all ? undefined : inArray(device_commands.state, [...liveStates]),
        since ? gte(device_commands.created_at, since) : undefined,
      ),
    )
    .orderBy(desc(device_commands.id))
    .limit(MOST)
  return rows.map(cardOf)
}

/** What people may read of a command: of the payload no more than the sentence about it needs. */
export const cardOf = (row: DeviceCommand): DeviceCommandCard => ({
  id: row.uuid,
  kind: row.kind,
  state: row.state,
  mode: slugIn(row.payload.mode),
  channel: typeof row.payload.channel === 'string' ? row.payload.channel : null,
  level: typeof row.payload.level === 'number' ? row.payload.level : null,
  reason: row.reason,
  attempts: row.attempts,
  created_at: row.created_at,
  expires_at: row.expires_at,
  sent_at: row.sent_at,
  received_at: row.received_at,
  ended_at: row.ended_at,
})

const slugIn = (mode: unknown) =>
  typeof mode === 'object' && mode !== null && 'slug' in mode && typeof mode.slug === 'string' ? mode.slug : null
