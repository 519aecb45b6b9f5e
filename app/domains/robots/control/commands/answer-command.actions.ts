import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { noteEvent } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { type Answer, isLive, stateAfter } from './command-states.model.ts'
import { device_commands } from './device-commands.table.ts'

/**
 * What a robot answered to a command. A repeated answer changes nothing; a late one, of a command that expired or was
 * replaced, changes nothing either and stays readable among the robot's events.
 */
export async function answerCommand(tx: Context, device_id: number, { id, ...answer }: Answer & { id: string }) {
  if (!z.uuid().safeParse(id).success) return
  const its = and(eq(device_commands.uuid, id), eq(device_commands.device_id, device_id))
  const [command] = await tx.db.select().from(device_commands).where(its).for('update')
  const state = command && stateAfter(command.state, answer)
  if (!command || !state) return
  const now = tx.now()
  const ended = !isLive(state)
  await tx.db
    .update(device_commands)
    .set({
      state,
      reason: answer.reason ?? null,
      sent_at: command.sent_at ?? now,
      received_at: command.received_at ?? now,
      ended_at: ended ? now : null,
      leased_until: null,
    })
    .where(its)
  if (ended)
    await noteEvent(tx, device_id, 'command_ended', {
      ...{ id, kind: command.kind, state, ...(answer.reason && { reason: answer.reason }) },
    })
}
