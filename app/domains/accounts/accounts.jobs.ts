import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'

export const accountsJobs: JobHandlers = {}
export const accountsCron: CronLine[] = []
