import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { cycleDay } from './cycle-day.words.ts'
import { findPlant } from './plants.owned.ts'
import { plantsVisible, showPlants } from './plants.queries.ts'
import { plants } from './plants.table.ts'

/** Plants as targets of saves and comments: those that the viewer may see. */
export const plantTarget = {
  name: 'plant',
  demandVisible: async (ctx: Context, id: number) => {
    await findPlant(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findPlant(ctx, String(id))).created_by,
  madeBy: ({ db }: Context, user_id: number) =>
    db.select({ id: plants.id }).from(plants).where(eq(plants.created_by, user_id)),
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
