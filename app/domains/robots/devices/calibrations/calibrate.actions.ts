import { and, desc, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { auditStaff } from '../links/audit-staff.actions.ts'
import { inDevice } from '../links/in-device.queries.ts'
import { type Correction, corrected, isNear, isPlausible, none } from './calibrate.model.ts'
import { calibratable, showCalibrations } from './calibrations.queries.ts'
import type { DeviceCalibrationInput, DeviceCalibrationRef, DeviceCalibrations } from './calibrations.schemas.ts'
import { type CalibrationPoint, type DeviceCalibration, device_calibrations } from './device-calibrations.table.ts'

/** A sensor was compared with a reference: from now on its values are corrected by it, those of before stay. */
export const calibrate = (ctx: Context, input: DeviceCalibrationInput): Promise<DeviceCalibrations> =>
  changing(ctx, input, 'device.calibrate', ([current = none]) => {
    const points = pointsOf(input)
    const next = corrected(current, points)
    if (!next) throw invalidField('shown_2', 'Os dois pontos precisam ser diferentes.')
    if (!isPlausible(next) || !points.every(isNear))
      throw invalidField('real', 'A diferença é grande demais para uma calibração. Confira os valores, ou o sensor.')
    return { ...next, reference: input.reference, points }
  })

/** A new version as the one before it was. */
export const undoCalibration = (ctx: Context, ref: DeviceCalibrationRef): Promise<DeviceCalibrations> =>
  changing(ctx, ref, 'device.calibration_undo', ([current, former = none]) => {
    if (!current) throw new AppError('conflict', 'Este sensor não tem calibração para desfazer.')
    return { factor: former.factor, offset: former.offset, reference: '', points: [] }
  })

type Version = Correction & Pick<DeviceCalibration, 'reference' | 'points'>

/** The robot is locked: two that calibrate at once build on each other. */
const changing = (
  ctx: Context,
  { id, sensor_id, seen }: DeviceCalibrationRef,
  action: string,
  next: (newest: DeviceCalibration[]) => Version,
) =>
  ctx.transaction(async (tx) => {
    const here = await inDevice(tx, id, 'own', { lock: true })
    const { device } = here
    const sensor = (await calibratable(tx, device.model_id)).find((one) => one.id === sensor_id)
    if (!sensor) throw new AppError('not_found', 'Este robô não tem esse sensor, ou ele não se calibra.')
    const newest = await tx.db
      .select()
      .from(device_calibrations)
      .where(and(eq(device_calibrations.device_id, device.id), eq(device_calibrations.sensor_id, sensor_id)))
      .orderBy(desc(device_calibrations.from_at), desc(device_calibrations.id))
      .limit(2)
    if (seen !== undefined && seen !== (newest[0]?.id ?? 0))
      throw new AppError(
        'conflict',
        'Este sensor foi calibrado depois que você abriu a página, talvez por você. Recarregue e veja o que ele mostra agora.',
      )
    const version = next(newest)
    await tx.db
      .insert(device_calibrations)
      .values({ ...version, device_id: device.id, sensor_id, from_at: tx.now(), created_by: signedIn(tx).id })
    const { factor, offset } = version
    await noteEvent(tx, device.id, 'calibration', { sensor: sensor.key, factor, offset })
    await auditStaff(tx, here, action, { sensor: sensor.key, factor, offset })
    return showCalibrations(tx, id)
  })

function pointsOf({ shown, real, shown_2, real_2 }: DeviceCalibrationInput): CalibrationPoint[] {
  const has = [shown_2, real_2].map((one) => one !== undefined && one !== null)
  if (has[0] !== has[1])
    throw invalidField(has[0] ? 'real_2' : 'shown_2', 'Preencha os dois valores do segundo ponto, ou nenhum.')
  return typeof shown_2 === 'number' && typeof real_2 === 'number'
    ? [
        { shown, real },
        { shown: shown_2, real: real_2 },
      ]
    : [{ shown, real }]
}
