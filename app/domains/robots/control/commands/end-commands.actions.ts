import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import type { CommandKind, CommandState } from './command.kinds.ts'
import { liveStates, waitingStates } from './command-states.model.ts'
import { device_commands } from './device-commands.table.ts'
import { ROBOTS_CHANNEL } from './queue-command.actions.ts'

/** Ends what the robot did not answer in time. A wish stays a wish: the robot learns it by `hello`. */
export const expireCommands = (ctx: Context) =>
  ctx.transaction((tx) => end(tx, 'expirou', lte(device_commands.expires_at, tx.now())))

/** Takes back what is not done yet, because something newer takes its place. */
export const replaceCommands = (
  tx: Context,
  device_id: number,
  kinds: readonly CommandKind[],
  also: SQL | undefined = undefined,
) =>
  end(tx, 'substituido', and(eq(device_commands.device_id, device_id), inArray(device_commands.kind, [...kinds]), also))

async function end(tx: Context, state: CommandState, which: SQL | undefined) {
  const ended = await tx.db
    .update(device_commands)
    .set({ state, ended_at: tx.now(), leased_until: null })
    .where(and(inArray(device_commands.state, [...liveStates]), which))
    .returning()
  for (const { device_id, uuid, kind } of ended)
    await noteEvent(tx, device_id, 'command_ended', { id: uuid, kind, state })
  return ended.length
}

/** Robots whose lease ended without an answer are told again that something waits, also those on MQTT. */
export const wakeUnanswered = (ctx: Context) =>
  ctx.db
    .select({ told: sql`pg_notify(${ROBOTS_CHANNEL}, ${devices.serial})` })
    .from(device_commands)
    .innerJoin(devices, eq(devices.id, device_commands.device_id))
    .where(and(inArray(device_commands.state, [...waitingStates]), lte(device_commands.leased_until, ctx.now())))
