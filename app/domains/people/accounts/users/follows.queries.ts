import { and, count, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { isDiscoverable, isPublicUser } from './users.policy.ts'
import { selectCards, toCard } from './users.queries.ts'
import type { FollowFilter, FollowPage } from './users.schemas.ts'
import { users } from './users.table.ts'

/** Users that the viewer follows, newest first; all public ones are named, since the viewer chose them. */
export async function listFollowing(ctx: Context, filter: FollowFilter): Promise<FollowPage> {
  const mine = and(eq(saves.user_id, signedIn(ctx).id), eq(saves.target, 'user'))
  return { ...(await pageOfPeople(ctx, filter, { tie: eq(saves.target_id, users.id), where: mine })), hidden: 0 }
}

/** Followers of the viewer: named when they are discoverable or followed back, else only counted. */
export async function listFollowers(ctx: Context, filter: FollowFilter): Promise<FollowPage> {
  const me = signedIn(ctx).id
  const followsMe = and(eq(saves.target, 'user'), eq(saves.target_id, me))
  const followedBack = sql`exists (select from saves mine where mine.user_id = ${me} and mine.target = 'user' and mine.target_id = ${users.id})`
  const named = or(isDiscoverable(ctx.viewer), followedBack) as SQL
  const tie = eq(saves.user_id, users.id)
  const page = await pageOfPeople(ctx, filter, { tie, where: and(followsMe, named) })
  return { ...page, hidden: await countPeople(ctx, { tie, where: and(followsMe, not(named)) }) }
}

type Which = { tie: SQL; where: SQL | undefined }

async function pageOfPeople(ctx: Context, filter: FollowFilter, { tie, where }: Which) {
  const { limit, offset } = windowOf({ ...filter })
  const rows = await selectCards(ctx)
    .innerJoin(saves, tie)
    .where(and(where, isPublicUser()))
    .orderBy(desc(saves.created_at), desc(users.id))
    .limit(limit)
    .offset(offset)
  const total = await countPeople(ctx, { tie, where })
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    total,
    filter,
  )
}

async function countPeople({ db }: Context, { tie, where }: Which) {
  const [row] = await db.select({ total: count() }).from(saves).innerJoin(users, tie).where(and(where, isPublicUser()))
  return row?.total ?? 0
}
