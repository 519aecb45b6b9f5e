import { z } from 'zod'
import { deviceStates } from '#domains/robots/devices/devices/device-status.model.ts'
import { StaffEvent } from '#domains/robots/devices/staff/staff-devices.schemas.ts'

const counted = z.number().int()

/** The robots in numbers. */
export const GanzaOverview = z.object({
  total: counted,
  linked: counted,
  blocked: counted,
  states: z.array(z.object({ state: z.enum(deviceStates), count: counted })),
  models: z.array(z.object({ id: z.number().int(), name: z.string(), count: counted })),
  /** null: never told. */
  firmware: z.array(z.object({ version: z.string().nullable(), count: counted })),
  /** Readings of the last 7 days, most often first. */
  refused: z.array(z.object({ reason: z.string(), devices: counted, count: counted })),
  /** What robots told, newest first. */
  errors: z.array(StaffEvent),
})
export type GanzaOverview = z.infer<typeof GanzaOverview>
