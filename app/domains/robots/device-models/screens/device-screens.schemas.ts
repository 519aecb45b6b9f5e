import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { DeviceModelScreen } from '../models/device-models.schemas.ts'

export const DeviceScreenFields = z.object({
  name: z.string().trim().min(1).max(30),
  description: z.string().trim().max(300).default(''),
  /** Keys of sensors and slugs of channels of the model: what fits on a display of 128 × 64. */
  shows: z.array(z.string().max(30)).min(1, 'Escolha o que a tela mostra.').max(6, 'Na tela cabem até 6 valores.'),
})
export const DeviceScreenInput = DeviceScreenFields.extend({ model_id: rowId })
export type DeviceScreenInput = z.infer<typeof DeviceScreenInput>

export const DeviceScreenRef = z.object({ id: rowId })
export const DeviceScreenChange = DeviceScreenFields.extend({ ...DeviceScreenRef.shape, opened: Opened })
export type DeviceScreenChange = z.infer<typeof DeviceScreenChange>
/** `to`: 0 is the first. */
export const DeviceScreenMove = DeviceScreenRef.extend({ to: z.coerce.number().int().min(0).max(100) })
export type DeviceScreenMove = z.infer<typeof DeviceScreenMove>

export const DeviceScreenFilter = PageInput.extend({
  model_id: rowId.optional(),
  order_by: z.enum(['model', 'name']).default('model'),
})
export type DeviceScreenFilter = z.infer<typeof DeviceScreenFilter>

export const DeviceScreenCard = DeviceModelScreen.extend({
  model: z.object({ id: z.number().int(), name: z.string() }),
  /** What it shows with the names of sensors and channels, for a drawing of it. */
  lines: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string(), decimals: z.number().int() })),
})
export type DeviceScreenCard = z.infer<typeof DeviceScreenCard>
export const DeviceScreenPage = pageOf(DeviceScreenCard)
