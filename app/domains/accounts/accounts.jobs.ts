import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { documentsJobs } from './documents/documents.jobs.ts'
import { emailConfirmationJobs } from './email-confirmation/email-confirmation.jobs.ts'
import { tokensJobs } from './one-time-tokens/one-time-tokens.jobs.ts'
import { passwordsJobs } from './passwords/passwords.jobs.ts'
import { registrationJobs } from './registration/registration.jobs.ts'
import { sessionsJobs } from './sessions/sessions.jobs.ts'

export const accountsJobs = {
  ...documentsJobs,
  ...emailConfirmationJobs,
  ...passwordsJobs,
  ...registrationJobs,
  ...sessionsJobs,
  ...tokensJobs,
} satisfies JobHandlers

export const accountsCron: CronLine[] = [
  { match: '0 11 * * *', job: 'accounts.remind_documents' },
  { match: '20 6 * * *', job: 'accounts.sweep_sessions' },
  { match: '25 6 * * *', job: 'accounts.sweep_tokens' },
]
