import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { settle } from './causes/settle.actions.ts'
import { recountOpen } from './ledger/recount-open.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** A plant of somebody was opened, closed or deleted: what others see of their points follows. Of all, each morning. */
    'game.recount_open': { user_id?: number }
  }
}

export const pointsJobs = {
  'game.settle': settle,
  'game.recount_open': (ctx, { user_id }) => ctx.transaction((tx) => recountOpen(tx, user_id)),
} satisfies JobHandlers

export const pointsCron: CronLine[] = [{ match: '20 7 * * *', job: 'game.recount_open' }]
