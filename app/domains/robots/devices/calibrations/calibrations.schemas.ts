import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'

const value = z.coerce.number().min(-100_000).max(100_000)

/** The version that was on screen, 0: none. What was compared is what the sensor showed by it. */
const seen = z.coerce.number().int().min(0).max(2_147_483_647).optional()

export const DeviceCalibrationInput = DeviceRef.extend({
  sensor_id: rowId,
  /** What it was compared with. */
  reference: z.string().trim().min(1, 'Diga com o que você comparou.').max(120),
  shown: value,
  real: value,
  /** A second point also finds whether it stretches; both or none. */
  shown_2: value.nullish(),
  real_2: value.nullish(),
  seen,
})
export type DeviceCalibrationInput = z.infer<typeof DeviceCalibrationInput>

export const DeviceCalibrationRef = DeviceRef.extend({ sensor_id: rowId, seen })
export type DeviceCalibrationRef = z.infer<typeof DeviceCalibrationRef>

export const DeviceCalibrationVersion = z.object({
  id: z.number().int(),
  /** Counts from 1 for each sensor. */
  version: z.number().int(),
  factor: z.number(),
  offset: z.number(),
  /** '' and no points: undone, or of somebody who had the robot before. */
  reference: z.string(),
  points: z.array(z.object({ shown: z.number(), real: z.number() })),
  from_at: z.date(),
  earlier_owner: z.boolean(),
})
export type DeviceCalibrationVersion = z.infer<typeof DeviceCalibrationVersion>

/** What can be calibrated, each with its versions, the one that counts first. */
export const DeviceCalibrations = z.object({
  device: z.object({ id: z.number().int(), serial: z.string(), name: z.string() }),
  sensors: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      name: z.string(),
      unit: z.string(),
      decimals: z.number().int(),
      /** The newest reading of the viewer's time, as stored. */
      shows: z.number().nullable(),
      shown_at: z.date().nullable(),
      versions: z.array(DeviceCalibrationVersion),
    }),
  ),
  can: z.object({ calibrate: z.boolean() }),
})
export type DeviceCalibrations = z.infer<typeof DeviceCalibrations>
