import type { TargetColumn } from '#domains/base/social/targets.kinds.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { releasePhotos } from './cases/release-photos.actions.ts'
import { reportListedWords } from './reports/listed-words.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'moderation.release_photos': Record<string, never>
    'moderation.report_words': { column: TargetColumn; id: number }
  }
}

export const moderationJobs = {
  'moderation.release_photos': releasePhotos,
  'moderation.report_words': reportListedWords,
} satisfies JobHandlers

export const moderationCron: CronLine[] = [{ match: '50 6 * * *', job: 'moderation.release_photos' }]
