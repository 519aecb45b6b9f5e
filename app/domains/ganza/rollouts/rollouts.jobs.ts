import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { advanceRollouts } from './advance-rollouts.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'ganza.advance_rollouts': Record<string, never>
  }
}

export const rolloutsJobs = {
  'ganza.advance_rollouts': (ctx) => advanceRollouts(ctx),
} satisfies JobHandlers

export const rolloutsCron: CronLine[] = [{ match: '* * * * *', job: 'ganza.advance_rollouts' }]
