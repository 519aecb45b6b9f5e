import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { moderatedOwned } from '#platform/owned/moderated.ts'
import { ownedPlans } from './plans.owned.ts'
import { plans } from './plans.table.ts'

export const moderatedPlan: Moderated = {
  seen: async (ctx: Context, id: number) => {
    const [plan] = await ctx.db.select().from(plans).where(eq(plans.id, id))
    if (!plan) throw ownedPlans.notFound()
    return {
      title: plan.name,
      text: plan.description,
      url: `/cultivo/plano/${plan.slug}`,
      author_id: plan.created_by,
      gone: plan.deleted_at !== null,
      photo_ids: [],
    }
  },
  ...moderatedOwned(ownedPlans),
}
