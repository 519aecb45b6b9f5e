import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'

export const HelpVoteInput = z.object({
  /** Of a question or a guide. */
  slug: z.string().max(120),
  helped: z.boolean({ error: 'Diga se ajudou.' }),
  /** Of what did not help. */
  missing: z.string().trim().max(200, 'Use no máximo 200 caracteres.').default(''),
})
export type HelpVoteInput = z.infer<typeof HelpVoteInput>

export const HelpVote = z.object({
  helped: z.boolean(),
  /** What was missing is kept, now or from before. */
  told: z.boolean(),
})
export type HelpVote = z.infer<typeof HelpVote>

export const HelpVoteFilter = PageInput.extend({
  order_by: z.enum(['no', 'yes', 'title']).default('no'),
})
export type HelpVoteFilter = z.infer<typeof HelpVoteFilter>

export const HelpVoteCount = z.object({
  slug: z.string(),
  title: z.string(),
  yes: z.number().int(),
  no: z.number().int(),
  /** What was missing for people, the newest first. */
  missing: z.array(z.string()),
  /** The newest of them. */
  last_at: z.date(),
})
export type HelpVoteCount = z.infer<typeof HelpVoteCount>
export const HelpVotePage = pageOf(HelpVoteCount)
