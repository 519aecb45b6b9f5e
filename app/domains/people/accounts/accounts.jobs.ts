import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { accessLogJobs } from './access-log/access-log.jobs.ts'
import { challengesJobs } from './challenges/challenges.jobs.ts'
import { documentsJobs } from './documents/documents.jobs.ts'
import { emailChangeJobs } from './email-change/email-change.jobs.ts'
import { emailConfirmationJobs } from './email-confirmation/email-confirmation.jobs.ts'
import { tokensJobs } from './one-time-tokens/one-time-tokens.jobs.ts'
import { passwordsJobs } from './passwords/passwords.jobs.ts'
import { registrationJobs } from './registration/registration.jobs.ts'
import { secondFactorJobs } from './second-factor/second-factor.jobs.ts'
import { sessionsJobs } from './sessions/sessions.jobs.ts'
import { staffJobs } from './staff/staff.jobs.ts'

export const accountsJobs = {
  ...accessLogJobs,
  ...challengesJobs,
  ...documentsJobs,
  ...emailConfirmationJobs,
  ...emailChangeJobs,
  ...passwordsJobs,
  ...registrationJobs,
  ...secondFactorJobs,
  ...sessionsJobs,
  ...staffJobs,
  ...tokensJobs,
} satisfies JobHandlers

export const accountsCron: CronLine[] = [
  { match: '0 11 * * *', job: 'accounts.remind_documents' },
  { match: '20 6 * * *', job: 'accounts.sweep_sessions' },
  { match: '25 6 * * *', job: 'accounts.sweep_tokens' },
  { match: '30 6 * * *', job: 'accounts.reseal_second_factors' },
  { match: '10 * * * *', job: 'accounts.lift_suspensions' },
  { match: '35 * * * *', job: 'accounts.sweep_access_log' },
  { match: '45 * * * *', job: 'accounts.sweep_challenges' },
]
