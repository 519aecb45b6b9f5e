import { type InDevice, noteEvent } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { replaceCommands } from '../commands/end-commands.actions.ts'
import { findUsable, type ModeToRun } from '../modes/usable-mode.queries.ts'
import { desire } from './desire.actions.ts'
import { findShadow } from './find-shadow.queries.ts'
import { queueWish } from './queue-wish.actions.ts'
import { planReturn } from './return-mode.actions.ts'
import type { Wished } from './wishes.schemas.ts'

/** The mode, when the robot may follow it for whoever has it. */
export const usableFor = (tx: Context, { device, link }: InDevice, mode_id: number) =>
  findUsable(tx, mode_id, { model_id: device.model_id, owner_id: link?.user_id ?? null })

/** The robot shall follow this mode: a wish that stays, and a command that tells it at once. Its row is locked. */
export async function followMode(
  tx: Context,
  found: InDevice,
  { mode: its, program, hash }: ModeToRun,
): Promise<Wished> {
  const { id: device_id } = found.device
  const mode = { id: its.id, slug: its.slug, version: its.version, hash }
  const before = (await findShadow(tx, device_id)).desired.mode
  const { desired_version: version } = await desire(tx, device_id, (desired) => ({ ...desired, mode }))
  await replaceCommands(tx, device_id, ['change_mode'])
  await noteEvent(tx, device_id, 'mode', { slug: mode.slug, version: mode.version })
  await planReturn(tx, device_id, mode, before)
  return queueWish(tx, found, 'change_mode', { version, mode, program })
}
