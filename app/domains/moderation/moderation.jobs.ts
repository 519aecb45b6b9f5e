import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { releasePhotos } from './cases/release-photos.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'moderation.release_photos': Record<string, never>
  }
}

export const moderationJobs = { 'moderation.release_photos': releasePhotos } satisfies JobHandlers

export const moderationCron: CronLine[] = [{ match: '50 6 * * *', job: 'moderation.release_photos' }]
