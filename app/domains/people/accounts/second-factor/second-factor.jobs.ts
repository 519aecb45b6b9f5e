import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { renewText } from '#platform/seal.ts'
import { second_factors } from './second-factor.table.ts'
import { about } from './totp.secrets.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.reseal_second_factors': Record<string, never>
  }
}

/**
 * After a rotation of the app keys, re-encrypts the secrets under the new key; a concurrently changed one is skipped.
 */
export const secondFactorJobs = {
  'accounts.reseal_second_factors': async ({ db, env }: Context) => {
    const all = await db.select().from(second_factors)
    for (const { user_id, secret_sealed } of all) {
      const renewed = renewText(env.keys, about(user_id), secret_sealed)
      const unchanged = and(eq(second_factors.user_id, user_id), eq(second_factors.secret_sealed, secret_sealed))
      if (renewed) await db.update(second_factors).set({ secret_sealed: renewed }).where(unchanged)
    }
  },
} satisfies JobHandlers
