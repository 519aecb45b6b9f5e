import type { Context } from '#platform/context.ts'
import { findPlant } from './plants/plants.queries.ts'
import { findSpace } from './spaces/spaces.queries.ts'

export { countPlantsInCycle } from './cycles/cycles.queries.ts'

/** What may be saved and commented: a plant that the viewer may see. */
export const plantTarget = {
  name: 'plant',
  demandVisible: async (ctx: Context, id: number) => {
    await findPlant(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findPlant(ctx, String(id))).created_by,
}

/** A space that the viewer may see. */
export const spaceTarget = {
  name: 'space',
  demandVisible: async (ctx: Context, id: number) => {
    await findSpace(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findSpace(ctx, String(id))).created_by,
}
