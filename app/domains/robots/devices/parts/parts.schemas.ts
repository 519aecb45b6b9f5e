import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'

/** A part of a robot, at the channel where it sits; '' = the robot as a whole. */
export const RobotPartRef = DeviceRef.extend({ part_id: rowId, channel: z.string().max(40).default('') })
export type RobotPartRef = z.infer<typeof RobotPartRef>

/** A part of a robot, how long it was on, and how long it lasts. */
export const DevicePartWear = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  /** Slug of the channel that it sits at; '' = the robot as a whole. */
  slug: z.string(),
  /** The channel that it sits at, as the model calls it; '' = the robot as a whole. */
  channel: z.string(),
  life_hours: z.number().int().nullable(),
  /** On since it was put in, of the viewer's time with the robot; staff: of all of it. */
  hours: z.number(),
  hours_a_day: z.number(),
  used: z.number().nullable(),
  days_left: z.number().int().nullable(),
  /** When it was replaced, newest first. */
  replaced: z.array(z.date()),
  /** Where a new one is sold. */
  product: z.object({ name: z.string(), path: z.string() }).nullable(),
})
export type DevicePartWear = z.infer<typeof DevicePartWear>

export const DevicePartsWear = z.object({
  device: z.object({ serial: z.string(), name: z.string() }),
  /** From when on the hours count. */
  from: z.date(),
  parts: z.array(DevicePartWear),
  can: z.object({ replace: z.boolean() }),
})
export type DevicePartsWear = z.infer<typeof DevicePartsWear>
