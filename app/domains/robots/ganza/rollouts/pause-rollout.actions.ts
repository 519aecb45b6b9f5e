import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { holdersOf } from '#domains/people/accounts/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { waitingStates } from '#domains/robots/control/commands/command-states.model.ts'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { replaceCommands } from '#domains/robots/control/index.ts'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import type { Context } from '#platform/context.ts'
import { type FirmwareRollout, firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'
import { endSteps, failedSteps, type PauseCause } from './rollout.kinds.ts'
import { isTooMany } from './rollout-steps.model.ts'

const robot = firmware_rollout_devices

/** No further robot gets it; behind `lockRollout`. */
export async function pause(tx: Context, { id }: Pick<FirmwareRollout, 'id'>, paused_why: PauseCause) {
  await tx.db.update(firmware_rollouts).set({ state: 'pausado', paused_why }).where(eq(firmware_rollouts.id, id))
  await takeBack(tx, id)
}

/** Pauses a running roll-out when too many of those that ended failed; behind `lockRollout`. Says whether it did. */
export async function pauseIfFailing(tx: Context, rollout: FirmwareRollout): Promise<boolean> {
  if (rollout.state !== 'andando') return false
  const of = (steps: readonly string[]) =>
    sql<number>`(count(*) filter (where ${inArray(robot.step, [...(steps as typeof endSteps)])}))::int`
  const [counted] = await tx.db
    .select({ failed: of(failedSteps), ended: of(endSteps), all: count() })
    .from(robot)
    .where(eq(robot.rollout_id, rollout.id))
  if (!counted || !isTooMany(counted, rollout.most_failures)) return false
  await pause(tx, rollout, 'failures')
  await tellStaff(tx, rollout, counted)
  return true
}

/** Once per pause: only a running roll-out pauses, behind its lock. */
async function tellStaff(
  tx: Context,
  { id, firmware_version_id }: FirmwareRollout,
  { failed, ended }: { failed: number; ended: number },
) {
  const [firmware] = await tx.db
    .select({ version: firmware_versions.version })
    .from(firmware_versions)
    .where(eq(firmware_versions.id, firmware_version_id))
  for (const { id: user_id } of await holdersOf(tx, 'devices.manage'))
    await notify(tx, {
      user_id,
      kind: 'system',
      title: `A distribuição da versão ${firmware?.version} parou sozinha`,
      text: `Falhou em ${failed} de ${ended} robôs que terminaram. Veja os motivos antes de retomar.`,
      url: `/admin/ganza/versoes-arduino/${firmware_version_id}/distribuir`,
      key: `rollout-paused:${id}:${tx.now().getTime()}`,
    })
}

/**
 * Commands that no robot has received yet are taken back; these robots wait for their turn again. One that is being
 * answered right now is left alone: waiting for it could be waiting for each other.
 */
export async function takeBack(tx: Context, rollout_id: number) {
  const waiting = await tx.db
    .select({ uuid: device_commands.uuid, device_id: device_commands.device_id })
    .from(robot)
    .innerJoin(device_commands, eq(device_commands.uuid, robot.command_id))
    .where(
      and(
        eq(robot.rollout_id, rollout_id),
        isNull(robot.ended_at),
        eq(robot.step, 'oferecida'),
        inArray(device_commands.state, [...waitingStates]),
      ),
    )
    .for('update', { of: device_commands, skipLocked: true })
  for (const { uuid, device_id } of waiting)
    await replaceCommands(tx, device_id, ['update_firmware'], eq(device_commands.uuid, uuid))
  const uuids = waiting.map(({ uuid }) => uuid)
  if (uuids.length)
    await tx.db
      .update(robot)
      .set({ command_id: null, due_at: tx.now(), changed_at: tx.now() })
      .where(and(eq(robot.rollout_id, rollout_id), inArray(robot.command_id, uuids)))
}
