import { and, isNull, lte } from 'drizzle-orm'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { freezeFinalists } from './cup-results.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Freezes the finalists of editions whose final has begun. */
    'cup.finalists': object
  }
}

export const cupResultsJobs: JobHandlers = {
  'cup.finalists': async (ctx) => {
    const begun = await ctx.db
      .select({ id: cup_editions.id })
      .from(cup_editions)
      .where(and(lte(cup_editions.final_at, ctx.now()), isNull(cup_editions.finalists_at)))
    await forEach(ctx, begun, async (tx, { id }) => void (await freezeFinalists(tx, id)))
  },
}

export const cupResultsCron: CronLine[] = [{ match: '* * * * *', job: 'cup.finalists' }]
