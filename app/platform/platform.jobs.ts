import { eraseStored, makeAvif, sweepFiles } from './files/files.jobs.ts'
import { privateFilesJobs } from './files/private-files.jobs.ts'
import type { CronLine, JobHandlers } from './jobs/jobs.ts'
import { sweepLive } from './live/follow.ts'
import { deliverMail } from './mail/mail.jobs.ts'
import { sweepRateLimits } from './rate-limit/rate-limit.ts'
import { sweepSentKeys } from './sent-keys/as-sent-before.ts'
import { videosJobs } from './videos/videos.jobs.ts'

export const platformJobs = {
  'mail.deliver': deliverMail,
  'files.make_avif': makeAvif,
  'files.erase': eraseStored,
  'files.sweep': sweepFiles,
  'live.sweep': sweepLive,
  'rate_limits.sweep': sweepRateLimits,
  'sent_keys.sweep': sweepSentKeys,
  ...privateFilesJobs,
  ...videosJobs,
} satisfies JobHandlers

export const platformCron: CronLine[] = [
  { match: '15 6 * * *', job: 'files.sweep' },
  { match: '35 6 * * *', job: 'private_files.sweep' },
  { match: '40 6 * * *', job: 'private_files.seal_names' },
  { match: '55 6 * * *', job: 'videos.sweep' },
  { match: '5 * * * *', job: 'live.sweep' },
  { match: '25 * * * *', job: 'rate_limits.sweep' },
  { match: '20 6 * * *', job: 'sent_keys.sweep' },
]
