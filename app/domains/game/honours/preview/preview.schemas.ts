import { z } from 'zod'

const number = z.number().int()

export const RulePreview = z.object({
  /** Its list and row: 'badges' and 3 are /admin/gameficacao/badges/3. */
  list: z.enum(['action-types', 'badges', 'missoes']),
  id: number,
  name: z.string(),
  sentence: z.string(),
  /** How many it would have rewarded, how often, and what that costs in points. */
  people: number,
  times: number,
  points: number,
  /** Some of them. */
  nicknames: z.array(z.string()),
})
export type RulePreview = z.infer<typeof RulePreview>

export const RulesPreview = z.object({ since: z.date(), data: z.array(RulePreview), points: number })
export type RulesPreview = z.infer<typeof RulesPreview>
