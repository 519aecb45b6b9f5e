import { z } from 'zod'

/** A part of a robot, how long it was on, and how long it lasts. */
export const DevicePartWear = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  /** The channel that it sits at, as the model calls it; '' = the robot as a whole. */
  channel: z.string(),
  life_hours: z.number().int().nullable(),
  /** On, of the viewer's time with the robot; staff: of all of it. */
  hours: z.number(),
  hours_a_day: z.number(),
  used: z.number().nullable(),
  days_left: z.number().int().nullable(),
  /** Where a new one is sold. */
  product: z.object({ name: z.string(), path: z.string() }).nullable(),
})
export type DevicePartWear = z.infer<typeof DevicePartWear>

export const DevicePartsWear = z.object({
  device: z.object({ serial: z.string(), name: z.string() }),
  /** From when on the hours count. */
  from: z.date(),
  parts: z.array(DevicePartWear),
})
export type DevicePartsWear = z.infer<typeof DevicePartsWear>
