import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'

export const DeviceChannelInput = DeviceRef.extend({
  slug: z.string().max(40),
  label: z.string().trim().max(40).default(''),
  /** What hangs on it draws; nothing: as estimated for the model. */
  watts: z.number().min(0).max(20_000).nullish(),
  stuff_id: rowId.nullish(),
  opened: Opened,
})
export type DeviceChannelInput = z.infer<typeof DeviceChannelInput>
