import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { noteContact } from '#domains/robots/devices/index.ts'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { waitingStates } from './command-states.model.ts'
import type { RobotCommand } from './commands.schemas.ts'
import { device_commands } from './device-commands.table.ts'

/** Without an answer for so long a command is handed out again. */
const LEASE_SECONDS = 60
const MOST_AT_ONCE = 20

/**
 * Hands a robot what it has to do, oldest first. Two that ask at once never get the same: each row is leased by one
 * UPDATE. What was handed out while the robot was gone stays 'enviado' and is handed out again after the lease.
 */
export async function leaseCommands(ctx: Context, device: NonNullable<Device>): Promise<RobotCommand[]> {
  const { db } = ctx
  const now = ctx.now()
  const due = db
    .select({ id: device_commands.id })
    .from(device_commands)
    .where(
      and(
        eq(device_commands.device_id, device.id),
        inArray(device_commands.state, [...waitingStates]),
        gt(device_commands.expires_at, now),
        or(isNull(device_commands.leased_until), lte(device_commands.leased_until, now)),
      ),
    )
    .orderBy(asc(device_commands.id))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(device_commands)
    .set({
      state: 'enviado',
      sent_at: sql`coalesce(${device_commands.sent_at}, ${now.toISOString()})`,
      attempts: sql`${device_commands.attempts} + 1`,
      leased_until: new Date(now.getTime() + LEASE_SECONDS * 1000),
    })
    .where(inArray(device_commands.id, due))
    .returning()
  return leased
    .sort((a, b) => a.id - b.id)
    .map(({ uuid, kind, payload, created_at, expires_at }) => ({
      ...{ id: uuid, kind, payload, issued_at: created_at, expires_at },
    }))
}

/** The event-stream channel of a process on which a robot's long polls sleep. */
export const pollChannel = (serial: string) => `robot:${serial}`

/** As `leaseCommands`; when nothing is there, waits for it. */
export async function awaitCommands(
  ctx: Context,
  device: NonNullable<Device>,
  { wait, signal }: { wait: number; signal?: AbortSignal },
): Promise<RobotCommand[]> {
  await noteContact(ctx, device.id)
  const over = AbortSignal.any([AbortSignal.timeout(wait * 1000), ...(signal ? [signal] : [])])
  for (;;) {
    // Listens before it looks: what is queued in between is not missed.
    const woken = wait > 0 ? ctx.env.live.next(pollChannel(device.serial), over) : undefined
    const commands = await leaseCommands(ctx, device)
    if (commands.length || !woken || over.aborted || !ctx.env.live.isOpen()) return commands
    await woken
  }
}
