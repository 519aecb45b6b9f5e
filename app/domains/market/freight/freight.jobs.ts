import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { refreshAccount, refreshEnding } from './connection/connection.actions.ts'
import { advanceLabel, followAll, followLabels } from './labels/labels.actions.ts'
import { sweepQuotes } from './quotes/sweep-quotes.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'freight.sweep_quotes': Record<string, never>
    'freight.refresh_ending': Record<string, never>
    'freight.refresh_account': { account_id: number }
    'freight.buy_label': { label_id: number }
    'freight.follow_all': Record<string, never>
    'freight.follow_labels': { store_id: number }
  }
}

export const freightJobs = {
  'freight.sweep_quotes': sweepQuotes,
  'freight.refresh_ending': refreshEnding,
  'freight.refresh_account': refreshAccount,
  'freight.buy_label': advanceLabel,
  'freight.follow_all': followAll,
  'freight.follow_labels': followLabels,
} satisfies JobHandlers

export const freightCron: CronLine[] = [
  { match: '23 * * * *', job: 'freight.sweep_quotes' },
  { match: '41 * * * *', job: 'freight.refresh_ending' },
  { match: '11 * * * *', job: 'freight.follow_all' },
]
