import { lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { one_time_tokens } from './one-time-tokens.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.sweep_tokens': Record<string, never>
  }
}

const MONTH = 30 * 86_400_000

/** Used and expired tokens are kept for a month, so that the page can say so. */
export const tokensJobs = {
  'accounts.sweep_tokens': async ({ db, now }: Context) => {
    await db.delete(one_time_tokens).where(lt(one_time_tokens.expires_at, new Date(now().getTime() - MONTH)))
  },
} satisfies JobHandlers
