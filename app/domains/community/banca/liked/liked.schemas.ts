import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { likedTargets, periods } from './liked.kinds.ts'

export const LikedFilter = z.object({
  target: z.enum(likedTargets),
  period: z.enum(periods).default('mes'),
  per_page: PageInput.shape.per_page,
  show: PageInput.shape.show,
})
export type LikedFilter = z.infer<typeof LikedFilter>

/** The ids of what the viewer may see, most saved first; ties are won by the newer. Not paginated. */
export const LikedRanks = z.object({
  data: z.array(z.object({ id: z.number().int(), saves: z.number().int() })),
})
export type LikedRanks = z.infer<typeof LikedRanks>
