import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { countProductViews } from './product-views/count-views.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'shop.count_views': Record<string, never>
  }
}

export const shopJobs = { 'shop.count_views': countProductViews } satisfies JobHandlers

/** Each hour: well before the rows that it counts are deleted. */
export const shopCron: CronLine[] = [{ match: '20 * * * *', job: 'shop.count_views' }]
