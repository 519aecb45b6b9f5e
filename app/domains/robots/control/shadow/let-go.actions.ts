import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { commandKinds } from '../commands/command.kinds.ts'
import { replaceCommands } from '../commands/end-commands.actions.ts'
import { queueCommand } from '../commands/queue-command.actions.ts'
import { desire } from './desire.actions.ts'
import { device_shadows } from './device-shadows.table.ts'
import { nothingDesired } from './find-shadow.queries.ts'

const WEEK_MINUTES = 7 * 24 * 60
const MONTH_MINUTES = 30 * 24 * 60

/** Its owner let it go: it shall be nothing, and forget them. What waited for it is of nobody any more. */
export async function forgetOwner(tx: Context, { device_id }: { device_id: number }) {
  await desire(tx, device_id, nothingDesired)
  await tx.db
    .update(device_shadows)
    .set({ reported: null, reported_at: null })
    .where(eq(device_shadows.device_id, device_id))
  await replaceCommands(tx, device_id, commandKinds)
  await queueCommand(tx, { device_id, kind: 'forget', ttl_minutes: MONTH_MINUTES })
}

/** Somebody has it now: what was still to be forgotten for the owner before must not take it from them. */
export const keepOwner = async (tx: Context, { device_id }: { device_id: number }) => {
  await replaceCommands(tx, device_id, ['forget'])
}

/** Its owner wants it to change its secret: it asks for one when it gets this. */
export async function askForNewSecret(tx: Context, { device_id }: { device_id: number }) {
  await replaceCommands(tx, device_id, ['rotate_credential'])
  await queueCommand(tx, { device_id, kind: 'rotate_credential', ttl_minutes: WEEK_MINUTES })
}
