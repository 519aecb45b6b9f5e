import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { canSee, canUpdate } from '../ownership.ts'
import { type Plan, plans } from '../plans/plans.table.ts'
import type { About } from './tasks.schemas.ts'

const named = (slug: string) => (/^\d{1,9}$/.test(slug) ? eq(plans.id, Number(slug)) : eq(plans.slug, slug))

/** A plan that the viewer may not see does not exist for them: 404, never 403. */
export async function findPlan({ db, viewer }: Context, slug: string): Promise<Plan> {
  const [plan] = await db.select().from(plans).where(named(slug)).limit(1)
  if (!plan || !canSee(viewer, plan)) throw new AppError('not_found', 'Não encontramos esse plano no nosso jardim.')
  return plan
}

/** For writes: seen but not yours is 403. */
export async function findOwnPlan(tx: Context, slug: string): Promise<Plan> {
  const plan = await findPlan(tx, slug)
  if (!canUpdate(tx.viewer, plan)) throw new AppError('forbidden', 'Só quem fez este plano pode mudá-lo.')
  return plan
}

export async function showPlanName(ctx: Context, slug: string): Promise<About> {
  const { id, slug: address, name } = await findPlan(ctx, slug)
  return { type: 'plan', id, slug: address, name }
}
