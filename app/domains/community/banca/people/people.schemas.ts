import { z } from 'zod'
import { UserCard } from '#domains/people/accounts/users/users.schemas.ts'
import { PageInput } from '#shared/pagination.ts'

export const SuggestionFilter = z.object({ show: PageInput.shape.show })

/** `mutual`: how many of those whom the viewer follows follow them. */
export const Suggestion = UserCard.extend({
  reason: z.enum(['mutual', 'follows_you', 'popular']),
  mutual: z.number().int(),
})
export type Suggestion = z.infer<typeof Suggestion>
export const Suggestions = z.object({ data: z.array(Suggestion) })
