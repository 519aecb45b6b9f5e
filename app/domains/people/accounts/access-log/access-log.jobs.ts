import { lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sixMonthsAgo } from './access-log.queries.ts'
import { access_log } from './access-log.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.sweep_access_log': Record<string, never>
  }
}

export const accessLogJobs = {
  'accounts.sweep_access_log': async (ctx: Context) => {
    await ctx.db.delete(access_log).where(lt(access_log.at, sixMonthsAgo(ctx)))
  },
} satisfies JobHandlers
