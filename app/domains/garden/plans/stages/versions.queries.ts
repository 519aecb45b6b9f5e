import { desc, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { findPlan } from '../plans/plans.owned.ts'
import { canUpdate } from '../plans/plans.policy.ts'
import type { PlanVersion } from '../plans/plans.schemas.ts'
import { plan_versions } from '../plans/plans.table.ts'
import { planDiff } from './plan-diff.words.ts'

/** Maximum number of versions; each shows its changes from the previous one. */
const SHOWN = 50

/**
 * The versions of a plan, newest first, each with its changes. Others see those since it was opened to them, and of the
 * one that it was opened with nothing that was noted before.
 */
export async function listVersions(ctx: Context, slug: string): Promise<{ data: PlanVersion[] }> {
  const plan = await findPlan(ctx, slug)
  const rows = await ctx.db
    .select({ version: plan_versions, nickname: users.nickname })
    .from(plan_versions)
    .innerJoin(users, eq(users.id, plan_versions.created_by))
    .where(eq(plan_versions.plan_id, plan.id))
    .orderBy(desc(plan_versions.version))
    .limit(SHOWN + 1)
  const since = canUpdate(ctx.viewer, plan) ? null : (plan.published_at ?? ctx.now())
  const first = since ? rows.findIndex(({ version }) => version.created_at < since) : -1
  const open = first < 0 ? rows : rows.slice(0, first + 1)
  const data = open.slice(0, SHOWN).map(({ version: { version, reason, created_at, stages }, nickname }, i) => {
    const before = open[i + 1]?.version.stages
    return {
      version,
      reason: i === first ? '' : reason,
      created_at,
      user: { nickname },
      days: stages.reduce((sum, { days }) => sum + days, 0),
      changes: before ? planDiff(before, stages) : [],
    }
  })
  return { data }
}
