import { and, eq } from 'drizzle-orm'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import type { Told } from '#domains/robots/devices/events/told.schemas.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { findRobot, lockRollout } from './find-rollout.queries.ts'
import { firmware_rollout_devices } from './firmware-rollouts.table.ts'
import { pauseIfFailing } from './pause-rollout.actions.ts'
import { failedSteps } from './rollout.kinds.ts'
import { isEnd, type Next, stepAfter } from './rollout-steps.model.ts'

type Heard = { device_id: number; at: Date } & Told
type Found = NonNullable<Awaited<ReturnType<typeof findRobot>>>

/** What a robot tells moves it on in its roll-out. Inside the transaction that stores what it told. */
export async function foldNews(tx: Context, told: Heard) {
  const which = whichOf(told)
  if (which === false) return
  const seen = await findRobot(tx, told.device_id, which)
  if (!seen || !nextOf(seen, told)) return
  const rollout = await lockRollout(tx, seen.robot.rollout_id)
  // As it stands now that nobody else writes it.
  const found = await findRobot(tx, told.device_id, which)
  const next = found && nextOf(found, told)
  if (!next) return
  await step(tx, found, next, told.at)
  if (failedSteps.some((one) => one === next.step)) await pauseIfFailing(tx, rollout)
}

/** Of which roll-out it tells: that of the version or command named, else its newest; false: of none. */
function whichOf({ kind, data }: Told) {
  switch (kind) {
    case 'firmware':
      return eq(firmware_versions.version, data.version)
    case 'command':
      return isUuid(data.id) && data.state === 'falhou' ? eq(firmware_rollout_devices.command_id, data.id) : false
    case 'boot':
    case 'state':
      return data.firmware ? undefined : false
    default:
      return false
  }
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

const nextOf = ({ robot, version, running }: Found, { at, ...told }: Heard) =>
  stepAfter({ ...robot, version, running }, told, at)

/** Behind `lockRollout`. */
export async function step(
  tx: Context,
  { robot, version }: Pick<Found, 'robot' | 'version'>,
  next: Next,
  at = tx.now(),
) {
  const { rollout_id, device_id } = robot
  const ended = isEnd(next.step)
  await tx.db
    .update(firmware_rollout_devices)
    .set({ ...next, changed_at: at, ended_at: ended ? tx.now() : null })
    .where(and(eq(firmware_rollout_devices.rollout_id, rollout_id), eq(firmware_rollout_devices.device_id, device_id)))
  if (ended && next.step !== robot.step) await noteEvent(tx, device_id, 'rollout', { version, ...next })
}
