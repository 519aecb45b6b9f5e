import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { sensorKinds } from './sensor.kinds.ts'

const limit = z.coerce.number().min(-100_000).max(1_000_000).nullable().default(null)
const inOrder = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null || low < high
const backwards = { path: ['high'], message: 'O maior valor precisa passar do menor.' }

const fields = z.object({
  name: z.string().trim().min(1).max(60),
  unit: z.string().trim().max(20).default(''),
  decimals: z.coerce.number().int().min(0).max(4).default(1),
  low: limit,
  high: limit,
  most_per_minute: z.coerce.number().positive().max(1_000_000).nullable().default(null),
  stuck_minutes: z.coerce.number().int().min(1).max(10_080).nullable().default(null),
})

export const DeviceSensorInput = fields
  .extend({
    key: z
      .string()
      .trim()
      .max(30)
      .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'Use letras minúsculas, números e _, como soil_moisture.'),
    kind: z.enum(sensorKinds).default('measured'),
  })
  .refine(inOrder, backwards)
export type DeviceSensorInput = z.infer<typeof DeviceSensorInput>

export const DeviceSensorRef = z.object({ id: rowId })
/** The key and kind never change: robots know it by them. */
export const DeviceSensorFields = fields.refine(inOrder, backwards)
export const DeviceSensorChange = fields.extend({ ...DeviceSensorRef.shape, opened: Opened }).refine(inOrder, backwards)
export type DeviceSensorChange = z.infer<typeof DeviceSensorChange>

export const DeviceSensorFilter = PageInput.extend({
  kind: z.enum(sensorKinds).optional(),
  order_by: z.enum(['name', 'key']).default('name'),
})
export type DeviceSensorFilter = z.infer<typeof DeviceSensorFilter>

export const DeviceSensorCard = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
  kind: z.enum(sensorKinds),
  low: z.number().nullable(),
  high: z.number().nullable(),
  most_per_minute: z.number().nullable(),
  stuck_minutes: z.number().int().nullable(),
  /** Models that have it built in. */
  models_count: z.number().int(),
})
export type DeviceSensorCard = z.infer<typeof DeviceSensorCard>
export const DeviceSensorPage = pageOf(DeviceSensorCard)

/** A sensor of a model. */
export const DeviceModelSensorRef = z.object({ id: rowId, sensor_id: rowId })
