import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

/** What was used on a plant has to be out of it again before it is harvested: not before `until`. */
export const HarvestHold = z.object({
  plant: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  /** It lives, and is not put away. */
  growing: z.boolean(),
  treated_on: z.iso.date(),
  until: z.iso.date(),
  /** Empty when nobody named it. */
  product: z.string(),
})
export type HarvestHold = z.infer<typeof HarvestHold>

export const HarvestHoldsOf = z.object({
  plant_ids: z.preprocess((one) => [one].flat(), z.array(rowId).min(1).max(500)),
})
export type HarvestHoldsOf = z.infer<typeof HarvestHoldsOf>
export const HeldPlants = z.object({ data: z.array(HarvestHold) })
export type HeldPlants = z.infer<typeof HeldPlants>
