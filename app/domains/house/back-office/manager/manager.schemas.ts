import { z } from 'zod'
import { CaseCard } from '#domains/people/moderation/cases/cases.schemas.ts'

const number = z.number().int()
/** The last seven days, and the seven before. */
const Pair = z.object({ now: number, before: number })

export const ManagerPanel = z.object({
  /** Open reports, oldest first: the first of them. */
  reports: z.array(CaseCard),
  waiting: z.object({
    reports: number,
    appeals: number,
    tickets: number,
    /** Whoever began the full registration and did not finish it. */
    registrations: number,
    /** Posts of the blog that were sent for review. */
    posts: number,
  }),
  oldest: z.object({ report: z.date().nullable(), ticket: z.date().nullable() }),
  weeks: z.object({ reports: Pair, decisions: Pair, tickets: Pair, answers: Pair, accounts: Pair, comments: Pair }),
  /** What the viewer may open. */
  can: z.object({ reports: z.boolean(), tickets: z.boolean(), users: z.boolean(), posts: z.boolean() }),
})
export type ManagerPanel = z.infer<typeof ManagerPanel>
