import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

export const CareFilter = z.object({
  plants_id: z.preprocess((one) => (Array.isArray(one) ? one : [one]), z.array(rowId).max(100)),
})

/** When a plant was last watered and fed; null: never. */
export const Care = z.object({
  plant_id: z.number().int(),
  watered_at: z.date().nullable(),
  fed_at: z.date().nullable(),
})
export type Care = z.infer<typeof Care>
