import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { keepTelemetry } from './retention.actions.ts'
import { rollUp } from './roll-up.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'telemetry.roll_up': Record<string, never>
    'telemetry.keep': Record<string, never>
  }
}

export const rollupJobs: JobHandlers = {
  'telemetry.roll_up': async (ctx) => void (await rollUp(ctx)),
  'telemetry.keep': (ctx) => keepTelemetry(ctx),
}

export const rollupCron: CronLine[] = [
  { match: '* * * * *', job: 'telemetry.roll_up' },
  { match: '40 6 * * *', job: 'telemetry.keep' },
]
