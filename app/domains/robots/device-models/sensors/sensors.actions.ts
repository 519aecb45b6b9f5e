import { and, eq, isNull, max } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { changingModel } from '../models/device-models.actions.ts'
import { showDeviceSensor } from './sensors.queries.ts'
import type { DeviceSensorCard, DeviceSensorChange, DeviceSensorInput } from './sensors.schemas.ts'
import { device_sensors, model_sensors } from './sensors.table.ts'

export const createDeviceSensor = (ctx: Context, input: DeviceSensorInput): Promise<DeviceSensorCard> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .insert(device_sensors)
      .values({ ...input, created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: device_sensors.id })
    if (!row) throw invalidField('key', 'Já houve um sensor com esse código, e ele nunca muda de dono. Escolha outro.')
    return noted(tx, 'device_sensor.created', row.id)
  })

export const changeDeviceSensor = (ctx: Context, { id, ...edit }: DeviceSensorChange): Promise<DeviceSensorCard> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    const input = mergeEdit(edit, {
      ...pick(before, 'name', 'unit', 'decimals', 'low', 'high', 'most_per_minute', 'stuck_minutes'),
    })
    await tx.db.update(device_sensors).set(input).where(eq(device_sensors.id, id))
    return noted(tx, 'device_sensor.changed', id, before)
  })

/** Only one that no model has. Its key stays taken: readings were stored under it. */
export const removeDeviceSensor = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    if (before.models_count)
      throw new AppError(
        'conflict',
        `Este sensor está em ${plural(before.models_count, 'modelo', 'modelos')}. Tire de lá antes de apagar.`,
      )
    await tx.db.update(device_sensors).set({ deleted_at: tx.now() }).where(eq(device_sensors.id, id))
    await audit(tx, { action: 'device_sensor.deleted', subject: `device_sensor:${id}`, before })
  })

/** PostgreSQL flags readings with two bits a slot. */
const MOST_SLOTS = 31

/** Gives a sensor of a model the next free slot; one that was removed gets its own back. */
export const addModelSensor = (ctx: Context, { id: model_id, sensor_id }: { id: number; sensor_id: number }) =>
  changingModel(ctx, model_id, async (tx) => {
    const [sensor] = await tx.db
      .select({ id: device_sensors.id })
      .from(device_sensors)
      .where(and(eq(device_sensors.id, sensor_id), isNull(device_sensors.deleted_at)))
      .for('share')
    if (!sensor) throw invalidField('sensor_id', 'Esse sensor não existe mais. Escolha outro.')
    const [last] = await tx.db
      .select({ slot: max(model_sensors.slot) })
      .from(model_sensors)
      .where(eq(model_sensors.model_id, model_id))
    const slot = (last?.slot ?? 0) + 1
    const back = await tx.db
      .update(model_sensors)
      .set({ removed_at: null })
      .where(and(eq(model_sensors.model_id, model_id), eq(model_sensors.sensor_id, sensor_id)))
      .returning({ slot: model_sensors.slot })
    if (back.length) return
    if (slot > MOST_SLOTS)
      throw invalidField('sensor_id', `Um modelo guarda até ${MOST_SLOTS} sensores. Crie outro modelo.`)
    await tx.db.insert(model_sensors).values({ model_id, sensor_id, slot })
  })

/** No longer built in. Its slot stays taken, what it measured stays readable. */
export const removeModelSensor = (ctx: Context, { id: model_id, sensor_id }: { id: number; sensor_id: number }) =>
  changingModel(ctx, model_id, async (tx) => {
    const gone = await tx.db
      .update(model_sensors)
      .set({ removed_at: tx.now() })
      .where(
        and(
          eq(model_sensors.model_id, model_id),
          eq(model_sensors.sensor_id, sensor_id),
          isNull(model_sensors.removed_at),
        ),
      )
      .returning({ slot: model_sensors.slot })
    if (!gone.length) throw new AppError('not_found', 'Este modelo não tem esse sensor.')
  })

async function locked(tx: Context, id: number) {
  await tx.db.select({ id: device_sensors.id }).from(device_sensors).where(eq(device_sensors.id, id)).for('update')
  return showDeviceSensor(tx, id)
}

async function noted(tx: Context, action: string, id: number, before?: DeviceSensorCard) {
  const after = await showDeviceSensor(tx, id)
  await audit(tx, { action, subject: `device_sensor:${id}`, before, after })
  return after
}
