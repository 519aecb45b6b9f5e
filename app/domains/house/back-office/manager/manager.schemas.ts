import { z } from 'zod'
import { CaseCard } from '#domains/people/moderation/cases/cases.schemas.ts'

const number = z.number().int()
/** The last seven days, and the seven before. */
const Pair = z.object({ now: number, before: number })

export const ManagerPanel = z.object({
  /** Open reports, oldest first: the first of them. */
  reports: z.array(CaseCard),
  weeks: z.object({ reports: Pair, decisions: Pair, tickets: Pair, answers: Pair, accounts: Pair, comments: Pair }),
  /** What the viewer may open. */
  can: z.object({ reports: z.boolean() }),
})
export type ManagerPanel = z.infer<typeof ManagerPanel>
