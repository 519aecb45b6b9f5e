import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { kindOf } from './space.kinds.ts'
import { findSpace } from './spaces.owned.ts'
import { showSpaces, spacesVisible } from './spaces.queries.ts'
import { spaces } from './spaces.table.ts'

/** Spaces as targets: those that the viewer may see. */
export const spaceTarget = {
  name: 'space',
  demandVisible: async (ctx: Context, id: number) => {
    await findSpace(ctx, String(id))
  },
  ownerOf: async (ctx: Context, id: number) => (await findSpace(ctx, String(id))).created_by,
  madeBy: ({ db }: Context, user_id: number) =>
    db.select({ id: spaces.id }).from(spaces).where(eq(spaces.created_by, user_id)),
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
