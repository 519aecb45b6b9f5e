import { and, eq, isNull } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { replaceCommands } from '../commands/end-commands.actions.ts'
import { queueCommand } from '../commands/queue-command.actions.ts'
import { WORKING_MINUTES, WORKING_MODE } from '../modes/mode.kinds.ts'
import { device_mode_versions } from '../modes/modes.table.ts'
import { findUsable } from '../modes/usable-mode.queries.ts'
import { desire } from './desire.actions.ts'
import { findShadow } from './find-shadow.queries.ts'
import type { Desired } from './shadow.schemas.ts'

type Mode = NonNullable<Desired['mode']>
export type ReturnDue = { device_id: number; from: number; to: Mode }

/** Whoever works inside forgets to change back: the robot returns to its mode of before. */
export async function planReturn(tx: Context, device_id: number, mode: Mode, before: Desired['mode']) {
  if (mode.slug !== WORKING_MODE || !before || before.slug === WORKING_MODE) return
  await addJob(
    tx,
    'control.return_mode',
    { device_id, from: mode.id, to: before },
    { job_key: `control.return_mode:${device_id}`, run_at: new Date(tx.now().getTime() + WORKING_MINUTES * 60_000) },
  )
}

/** Unless another mode was chosen meanwhile, or the robot has nobody any more. */
export const returnMode = (ctx: Context, { device_id, from, to }: ReturnDue): Promise<void> =>
  ctx.transaction(async (tx) => {
    const [device] = await tx.db.select().from(devices).where(eq(devices.id, device_id)).for('update')
    const [link] = await tx.db
      .select({ user_id: device_links.user_id })
      .from(device_links)
      .where(and(eq(device_links.device_id, device_id), isNull(device_links.unlinked_at)))
    if (!device || !link) return
    const { desired } = await findShadow(tx, device_id)
    const [kept] = await tx.db
      .select({ program: device_mode_versions.program })
      .from(device_mode_versions)
      .where(and(eq(device_mode_versions.mode_id, to.id), eq(device_mode_versions.version, to.version)))
    // The mode of before may be one that an earlier owner built.
    const usable = await findUsable(tx, to.id, { model_id: device.model_id, owner_id: link.user_id })
    if (desired.mode?.id !== from || !kept || !usable) return
    const { desired_version: version } = await desire(tx, device_id, (now) => ({ ...now, mode: to }))
    await replaceCommands(tx, device_id, ['change_mode'])
    await noteEvent(tx, device_id, 'mode', { slug: to.slug, version: to.version, returned: true })
    await queueCommand(tx, { device_id, kind: 'change_mode', payload: { version, mode: to, program: kept.program } })
  })
