import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'

type Row = Omit<
  typeof firmware_rollout_devices.$inferInsert,
  'rollout_id' | 'device_id' | 'offered_at' | 'changed_at' | 'due_at'
> & {
  due_hours?: number
}

/** All have it, one at the second try. */
const finished: Row[] = [
  { step: 'confirmada', from_version: '1.3.0', attempts: 1 },
  { step: 'confirmada', from_version: '1.3.0', attempts: 2 },
  { step: 'confirmada', from_version: '1.3.0', attempts: 1 },
]

/** The first waits for its owner's word, as the robot that lives in the demo world; one runs it, one failed. */
const running: Row[] = [
  { step: 'oferecida', from_version: '1.4.2', due_hours: 22 },
  { step: 'confirmada', from_version: '1.4.2', attempts: 1 },
  { step: 'falhou', reason: 'timeout', from_version: '1.4.2', attempts: 1 },
  { step: 'oferecida', from_version: '1.4.2', due_hours: 6 * 24 },
]

/** A roll-out that is over (of the Mini) and one under way (of the tent's). After robots and versions. */
export async function seedRollouts(tx: Context) {
  await seedOne(tx, { model: 'ganza-mini', version: '1.4.2', days: 95, rows: finished })
  await seedOne(tx, { model: 'ganza-tenda', version: '1.5.0', days: 2, rows: running })
}

type Seed = { model: string; version: string; days: number; rows: Row[] }

async function seedOne(tx: Context, { model, version, days, rows }: Seed) {
  const began = new Date(tx.now().getTime() - days * DAY)
  const [firmware] = await tx.db
    .select({ id: firmware_versions.id, model_id: device_models.id, created_by: firmware_versions.created_by })
    .from(firmware_versions)
    .innerJoin(device_models, eq(device_models.id, firmware_versions.model_id))
    .where(and(eq(device_models.slug, model), eq(firmware_versions.version, version)))
  if (!firmware) throw new Error(`${model} ${version} was not seeded`)
  const isOver = rows.every(({ step }) => step === 'confirmada')
  const [rollout] = await tx.db
    .insert(firmware_rollouts)
    .values({
      ...{ firmware_version_id: firmware.id, model_id: firmware.model_id, created_by: firmware.created_by },
      ...{ percent: isOver ? 100 : 50, most_failures: 2500, created_at: began },
      ...(isOver && { state: 'terminado' as const, ended_at: new Date(began.getTime() + 2 * DAY) }),
    })
    .returning()
  if (!rollout) throw new Error('no roll-out')
  const robots = await tx.db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.model_id, firmware.model_id), isNotNull(devices.firmware), isNull(devices.deleted_at)))
    .orderBy(asc(devices.serial))
    .limit(rows.length)
  for (const [at, { due_hours, ...row }] of rows.entries()) {
    const robot = robots[at]
    if (!robot) continue
    const changed_at = new Date(began.getTime() + (at + 1) * 5 * HOUR)
    const waits = due_hours !== undefined
    const due_at = waits ? new Date(tx.now().getTime() + due_hours * HOUR) : began
    await tx.db.insert(firmware_rollout_devices).values({
      ...{ ...row, rollout_id: rollout.id, device_id: robot.id, offered_at: began, changed_at, due_at },
      ...(waits ? { postponed_at: due_hours > 24 ? changed_at : null } : { told_at: began, ended_at: changed_at }),
    })
    if (row.step === 'confirmada' && !isOver)
      await tx.db.update(devices).set({ firmware: version }).where(eq(devices.id, robot.id))
  }
}
