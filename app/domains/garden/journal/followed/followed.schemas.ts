import { z } from 'zod'
import { UpdateCard } from '../updates/updates.schemas.ts'

/** An open update of somebody whom the viewer follows. */
export const FollowedUpdate = UpdateCard.extend({
  user: z.object({ nickname: z.string(), photo_url: z.string().nullable() }),
  /** How many more of the grower's open plants had the same act. */
  more_plants: z.number().int(),
})
export const Followed = z.object({
  data: z.array(FollowedUpdate),
  /** Whom the viewer follows, seen or not. */
  following: z.number().int(),
})
export type Followed = z.infer<typeof Followed>
