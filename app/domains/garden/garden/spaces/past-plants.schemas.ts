import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { SpaceRef } from './spaces.schemas.ts'

export const PastPlantsFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend(SpaceRef.shape)
export type PastPlantsFilter = z.infer<typeof PastPlantsFilter>

/** A plant that stood in a space, from one day to another. */
export const PastPlant = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  genetic: z.object({ name: z.string() }).nullable(),
  since: z.iso.date(),
  until: z.iso.date(),
})
export type PastPlant = z.infer<typeof PastPlant>
