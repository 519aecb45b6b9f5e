import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { visibleTo as plansVisibleTo } from '#domains/garden/plans/plans/plans.policy.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { isDiscoverable } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { visibleTo as postsVisibleTo } from '../posts/posts.policy.ts'
import { posts } from '../posts/posts.table.ts'
import type { LikedTarget } from './liked.kinds.ts'
import type { LikedFilter, LikedRanks } from './liked.schemas.ts'
import { liked_ranks } from './liked-ranks.table.ts'

type Db = Pick<Context, 'db' | 'now'>

/** Ids of a kind of thing that a viewer may see. What is archived stands in no ranking. */
const things: Record<LikedTarget, (ctx: Db, viewer: Viewer) => SQLWrapper> = {
  plant: ({ db }, viewer) =>
    db
      .select({ id: plants.id })
      .from(plants)
      .where(and(plantsVisibleTo(viewer), isNull(plants.archived_at))),
  space: ({ db }, viewer) =>
    db
      .select({ id: spaces.id })
      .from(spaces)
      .where(and(spacesVisibleTo(viewer), isNull(spaces.archived_at))),
  plan: ({ db }, viewer) =>
    db
      .select({ id: plans.id })
      .from(plans)
      .where(and(plansVisibleTo(viewer), isNull(plans.archived_at))),
  user: ({ db }, viewer) => db.select({ id: users.id }).from(users).where(isDiscoverable(viewer)),
  post: ({ db, now }, viewer) =>
    db
      .select({ id: posts.id })
      .from(posts)
      .where(and(postsVisibleTo({ viewer, now }), eq(posts.available_by, 'todos'))),
}

/** As a visitor sees them: what stands in a ranking is open. */
export const openThings = (ctx: Db, target: LikedTarget) => things[target](ctx, null)

const PER_PAGE = 24

/** The ranking as the last count left it, without what the viewer may not see by now. */
export async function listLiked(ctx: Context, { target, period, ...filter }: LikedFilter): Promise<LikedRanks> {
  const open = things[target](ctx, null)
  const seen = things[target](ctx, ctx.viewer)
  const data = await ctx.db
    .select({ id: liked_ranks.target_id, saves: liked_ranks.saves })
    .from(liked_ranks)
    .where(
      and(
        eq(liked_ranks.target, target),
        eq(liked_ranks.period, period),
        inArray(liked_ranks.target_id, open),
        inArray(liked_ranks.target_id, seen),
      ),
    )
    .orderBy(asc(liked_ranks.position))
    .limit(filter.per_page ?? filter.show ?? PER_PAGE)
  return { data }
}
