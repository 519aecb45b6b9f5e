import { z } from 'zod'
import { FollowedUpdate } from '../followed/followed.schemas.ts'

/** After the act of that moment (microseconds) whose last row has that id. */
export const openUpdatesCursor = /^(\d{1,17})\.(\d{1,10})$/

export const OpenUpdatesFilter = z.object({
  cursor: z.string().regex(openUpdatesCursor, 'Recarregue a página para ver do começo.').optional(),
  per_page: z.coerce.number().int().min(1).max(50).optional(),
})
export type OpenUpdatesFilter = z.infer<typeof OpenUpdatesFilter>

/** What growers wrote in open plants, newest first; `next_cursor` is null on the last page. */
export const OpenUpdates = z.object({ data: z.array(FollowedUpdate), next_cursor: z.string().nullable() })
export type OpenUpdates = z.infer<typeof OpenUpdates>
