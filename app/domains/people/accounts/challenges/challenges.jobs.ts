import { lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { challenges } from './challenges.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.sweep_challenges': Record<string, never>
  }
}

export const challengesJobs = {
  'accounts.sweep_challenges': async ({ db, now }: Context) => {
    await db.delete(challenges).where(lt(challenges.expires_at, now()))
  },
} satisfies JobHandlers
