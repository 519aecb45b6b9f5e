import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { planDay } from './plan.words.ts'
import { findPlan } from './plans.owned.ts'
import { plansVisible, showPlans } from './plans.queries.ts'
import { plans } from './plans.table.ts'

/** Plans as targets: those that the viewer may see. */
export const planTarget = {
  name: 'plan',
  demandVisible: async (ctx: Context, id: number) => {
    await findPlan(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findPlan(ctx, String(id))).created_by,
  madeBy: ({ db }: Context, user_id: number) =>
    db.select({ id: plans.id }).from(plans).where(eq(plans.created_by, user_id)),
  saved: {
    visibleIds: plansVisible,
    cards: async (ctx: Context, ids: number[]) =>
      (await showPlans(ctx, ids)).map((plan) => ({
        id: plan.id,
        title: plan.name,
        text: `de ${plan.user.nickname} · ${planDay(plan.today) ?? plan.plan_status.name}`,
        url: `/cultivo/plano/${plan.slug}`,
        photo: null,
        saves_count: plan.saves_count,
      })),
  },
}
