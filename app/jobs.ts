import { accountsCron, accountsJobs } from '#domains/accounts/accounts.jobs.ts'
import { cultivationCron, cultivationJobs } from '#domains/cultivation/cultivation.jobs.ts'
import { textsJobs } from '#domains/legal/texts/texts.jobs.ts'
import { privacyCron, privacyJobs } from '#domains/privacy/privacy.jobs.ts'
import { socialCron, socialJobs } from '#domains/social/social.jobs.ts'
import type { Environment } from '#platform/environment.ts'
import { eraseStored, makeAvif, sweepFiles } from '#platform/files/files.jobs.ts'
import { privateFilesJobs } from '#platform/files/private-files.jobs.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { sweepLive } from '#platform/live/follow.ts'
import { deliverMail } from '#platform/mail/mail.jobs.ts'
import { sweepRateLimits } from '#platform/rate-limit/rate-limit.ts'

/** Every job by name: one line per domain. */
export const jobHandlers = (env: Environment): JobHandlers => ({
  'mail.deliver': deliverMail(env.mail),
  'files.make_avif': makeAvif,
  'files.erase': eraseStored,
  'files.sweep': sweepFiles,
  'live.sweep': sweepLive,
  'rate_limits.sweep': sweepRateLimits,
  ...privateFilesJobs,
  ...accountsJobs,
  ...cultivationJobs,
  ...textsJobs,
  ...privacyJobs,
  ...socialJobs,
})

/** When (UTC): 06:15 is a quarter past three in São Paulo. */
export const cron: CronLine[] = [
  { match: '15 6 * * *', job: 'files.sweep' },
  { match: '35 6 * * *', job: 'private_files.sweep' },
  { match: '5 * * * *', job: 'live.sweep' },
  { match: '25 * * * *', job: 'rate_limits.sweep' },
  ...accountsCron,
  ...cultivationCron,
  ...privacyCron,
  ...socialCron,
]
