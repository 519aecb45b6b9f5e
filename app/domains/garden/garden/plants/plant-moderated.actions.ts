import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { moderatedOwned } from '#platform/owned/moderated.ts'
import '../garden.events.ts'
import { photoIdsOf } from './plant.album.ts'
import { ownedPlants } from './plants.owned.ts'
import { plants } from './plants.table.ts'

export const moderatedPlant: Moderated = {
  seen: async (ctx: Context, id: number) => {
    const [plant] = await ctx.db.select().from(plants).where(eq(plants.id, id))
    if (!plant) throw ownedPlants.notFound()
    return {
      title: plant.name,
      text: plant.description,
      url: `/cultivo/planta/${plant.slug}`,
      author_id: plant.created_by,
      gone: plant.deleted_at !== null,
      photo_ids: await photoIdsOf(ctx, id),
    }
  },
  ...moderatedOwned(ownedPlants, {
    photoIdsOf,
    after: (tx, { id, created_by, private: isPrivate }) =>
      record(tx, 'plant.privacy_changed', { plant_id: id, created_by, private: isPrivate }),
  }),
}
