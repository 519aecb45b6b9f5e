import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { erasuresJobs } from './erasures/erasures.jobs.ts'
import { exportsJobs } from './exports/exports.jobs.ts'

export const privacyJobs = { ...erasuresJobs, ...exportsJobs } satisfies JobHandlers

export const privacyCron: CronLine[] = [
  { match: '35 6 * * *', job: 'privacy.erase_due' },
  { match: '40 * * * *', job: 'privacy.sweep_exports' },
  { match: '50 * * * *', job: 'privacy.sweep_farewells' },
]
