import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

export const DevicePartInput = z.object({
  name: z.string().trim().min(1).max(80),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .max(40)
    .regex(/^[A-Z0-9]+([.-][A-Z0-9]+)*$/, 'Use letras, números, ponto e hífen, como SHT31-D.'),
  description: z.string().trim().max(1000).default(''),
  life_hours: z.coerce.number().int().min(1).max(1_000_000).nullable().default(null),
  /** A product of the shop: its number, 'store/product', or the address of its page. */
  product: z.string().trim().max(300).nullable().default(null),
})
export type DevicePartInput = z.infer<typeof DevicePartInput>

export const DevicePartRef = z.object({ id: rowId })
export const DevicePartChange = DevicePartInput.extend({ ...DevicePartRef.shape, opened: Opened })
export type DevicePartChange = z.infer<typeof DevicePartChange>

export const DevicePartFilter = PageInput.extend({
  model_id: rowId.optional(),
  order_by: z.enum(['name', 'code', 'life_hours']).default('name'),
})
export type DevicePartFilter = z.infer<typeof DevicePartFilter>

export const DevicePartCard = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  description: z.string(),
  life_hours: z.number().int().nullable(),
  product: z.object({ id: z.number().int(), name: z.string(), path: z.string() }).nullable(),
  models: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
export type DevicePartCard = z.infer<typeof DevicePartCard>
export const DevicePartPage = pageOf(DevicePartCard)

/** Where a part of a model sits: '' is the robot as a whole. */
const place = { id: rowId, part_id: rowId, channel: z.string().trim().max(30).default('') }
export const DeviceModelPartPut = z.object({ ...place, quantity: z.coerce.number().int().min(1).max(99).default(1) })
export type DeviceModelPartPut = z.infer<typeof DeviceModelPartPut>
export const DeviceModelPartRef = z.object(place)
export type DeviceModelPartRef = z.infer<typeof DeviceModelPartRef>
