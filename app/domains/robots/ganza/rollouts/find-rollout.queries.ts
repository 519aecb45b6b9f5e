import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type FirmwareRollout, firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'

/**
 * A roll-out, locked until the commit. Whoever writes one of its robots locks it first: failures that come at once are
 * then counted one after the other, and no two jobs take the same robots.
 */
export async function lockRollout(tx: Context, id: number): Promise<FirmwareRollout> {
  const [row] = await tx.db.select().from(firmware_rollouts).where(eq(firmware_rollouts.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'Essa distribuição não existe mais.')
  return row
}

/** A robot in the newest roll-out that fits, with what it shall run and says that it runs. */
export async function findRobot({ db }: Context, device_id: number, which?: SQL) {
  const [row] = await db
    .select({
      robot: firmware_rollout_devices,
      state: firmware_rollouts.state,
      force: firmware_rollouts.force,
      version: firmware_versions.version,
      released: sql<boolean>`${firmware_versions.state} = 'publicada'`,
      notes: firmware_versions.notes,
      bytes: firmware_versions.bytes,
      running: devices.firmware,
    })
    .from(firmware_rollout_devices)
    .innerJoin(firmware_rollouts, eq(firmware_rollouts.id, firmware_rollout_devices.rollout_id))
    .innerJoin(firmware_versions, eq(firmware_versions.id, firmware_rollouts.firmware_version_id))
    .innerJoin(devices, eq(devices.id, firmware_rollout_devices.device_id))
    .where(and(eq(firmware_rollout_devices.device_id, device_id), which))
    .orderBy(desc(firmware_rollout_devices.rollout_id))
    .limit(1)
  return row
}

/** Robots of a roll-out that are not at an end. */
export const openIn = (rollout_id: number) =>
  and(eq(firmware_rollout_devices.rollout_id, rollout_id), isNull(firmware_rollout_devices.ended_at)) as SQL
