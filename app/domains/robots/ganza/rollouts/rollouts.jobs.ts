import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { advanceRollouts } from './advance-rollouts.actions.ts'
import { tellOffers } from './tell-offers.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'ganza.advance_rollouts': Record<string, never>
    /** Tells the owners of robots to which a version was offered. */
    'ganza.tell_offers': { device_ids: number[] }
  }
}

export const rolloutsJobs = {
  'ganza.advance_rollouts': (ctx) => advanceRollouts(ctx),
  'ganza.tell_offers': (ctx, { device_ids }) => tellOffers(ctx, device_ids),
} satisfies JobHandlers

export const rolloutsCron: CronLine[] = [{ match: '* * * * *', job: 'ganza.advance_rollouts' }]
