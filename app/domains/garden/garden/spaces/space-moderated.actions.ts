import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { moderatedOwned } from '#platform/owned/moderated.ts'
import { photoIdsOf } from './space.album.ts'
import { ownedSpaces } from './spaces.owned.ts'
import { spaces } from './spaces.table.ts'

export const moderatedSpace: Moderated = {
  seen: async (ctx: Context, id: number) => {
    const [space] = await ctx.db.select().from(spaces).where(eq(spaces.id, id))
    if (!space) throw ownedSpaces.notFound()
    return {
      title: space.name,
      text: space.description,
      url: `/cultivo/espaco/${space.slug}`,
      author_id: space.created_by,
      gone: space.deleted_at !== null,
      photo_ids: await photoIdsOf(ctx, id),
    }
  },
  ...moderatedOwned(ownedSpaces, {
    photoIdsOf,
  }),
}
