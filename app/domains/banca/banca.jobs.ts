import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeReadings } from './feeds/readings.actions.ts'
import { purgePosts } from './posts/purge-posts.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'banca.purge_readings': Record<string, never>
    'banca.purge_posts': Record<string, never>
  }
}

export const bancaJobs = {
  'banca.purge_readings': purgeReadings,
  'banca.purge_posts': purgePosts,
} satisfies JobHandlers

export const bancaCron: CronLine[] = [
  { match: '20 6 * * *', job: 'banca.purge_readings' },
  { match: '25 6 * * *', job: 'banca.purge_posts' },
]
