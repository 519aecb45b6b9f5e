import { z } from 'zod'

const count = z.number().int()

/** What all open gardens have together, and the diary among them that has most to show. */
export const OpenGardens = z.object({
  /** Growers with an open plant. */
  growers: count,
  plants: count,
  updates: count,
  photos: count,
  /** The id of the plant whose diary it is; null while no open plant has photos of several days. */
  diary_plant_id: count.nullable(),
})
export type OpenGardens = z.infer<typeof OpenGardens>
