import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { lookAfterSends, runSend } from './running/run-send.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'sends.look_after': Record<string, never>
  }
}

export const sendsJobs = { 'sends.run': runSend, 'sends.look_after': lookAfterSends } satisfies JobHandlers

export const sendsCron: CronLine[] = [{ match: '*/10 * * * *', job: 'sends.look_after' }]
