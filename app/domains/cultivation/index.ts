import type { Context } from '#platform/context.ts'
import { planDay } from './plans/plan.words.ts'
import { findPlan } from './plans/plans.owned.ts'
import { plansVisible, showPlans } from './plans/plans.queries.ts'
import { cycleDay } from './plants/cycle-day.words.ts'
import { findPlant } from './plants/plants.owned.ts'
import { plantsVisible, showPlants } from './plants/plants.queries.ts'
import { kindOf } from './spaces/space.kinds.ts'
import { findSpace } from './spaces/spaces.owned.ts'
import { showSpaces, spacesVisible } from './spaces/spaces.queries.ts'

export { countPlantsInCycle } from './cycles/cycles.queries.ts'
export { growPdfExport } from './grow-export/wanted-pdf.export.ts'
export { countPlansInCycle, countPlansWithStatus } from './plans/statuses.queries.ts'

/** What may be saved and commented: a plant that the viewer may see. */
export const plantTarget = {
  name: 'plant',
  demandVisible: async (ctx: Context, id: number) => {
    await findPlant(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findPlant(ctx, String(id))).created_by,
  saved: {
    visibleIds: plantsVisible,
    cards: async (ctx: Context, ids: number[]) =>
      (await showPlants(ctx, ids)).map((plant) => ({
        id: plant.id,
        title: plant.name,
        text: `de ${plant.user.nickname} · ${cycleDay(plant)}`,
        url: `/cultivo/planta/${plant.slug}`,
        photo: plant.photos[0]?.document ?? null,
        saves_count: plant.saves_count,
      })),
  },
}

/** A space that the viewer may see. */
export const spaceTarget = {
  name: 'space',
  demandVisible: async (ctx: Context, id: number) => {
    await findSpace(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findSpace(ctx, String(id))).created_by,
  saved: {
    visibleIds: spacesVisible,
    cards: async (ctx: Context, ids: number[]) =>
      (await showSpaces(ctx, ids)).map((space) => ({
        id: space.id,
        title: space.name,
        text: `de ${space.user.nickname} · ${kindOf(space.kind).label}`,
        url: `/cultivo/espaco/${space.slug}`,
        photo: space.photos[0]?.document ?? null,
        saves_count: space.saves_count,
      })),
  },
}

/** A plan that the viewer may see. */
export const planTarget = {
  name: 'plan',
  demandVisible: async (ctx: Context, id: number) => {
    await findPlan(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findPlan(ctx, String(id))).created_by,
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
