import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { channelKinds } from './channel.kinds.ts'

export const DeviceModelChannelChange = z.object({
  /** Of the model. */
  id: rowId,
  slug: z
    .string()
    .trim()
    .max(30)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens, como luz-2.'),
  name: z.string().trim().min(1).max(40),
  kind: z.enum(channelKinds),
  has_level: z.boolean().default(false),
  watts: z.coerce.number().min(0).max(20_000).nullable().default(null),
  most_on_minutes: z.coerce.number().int().min(1).max(1440).nullable().default(null),
  order_by: z.coerce.number().int().min(0).max(100).default(0),
})
export type DeviceModelChannelChange = z.infer<typeof DeviceModelChannelChange>

export const DeviceModelChannelInput = DeviceModelChannelChange.omit({ id: true })
export const DeviceModelChannelRef = z.object({ id: rowId, slug: z.string().max(30) })
