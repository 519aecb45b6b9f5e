import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { liftEnded } from './suspend.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.lift_suspensions': Record<string, never>
  }
}

export const staffJobs = { 'accounts.lift_suspensions': liftEnded } satisfies JobHandlers
