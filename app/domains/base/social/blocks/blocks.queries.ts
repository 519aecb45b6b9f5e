import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { Distance, Distances } from './blocks.schemas.ts'
import { blocks, mutes } from './blocks.table.ts'

/** More than this nobody keeps away. */
const MOST = 1000

export async function listDistances(ctx: Context): Promise<Distances> {
  const me = signedIn(ctx).id
  const [blocked, muted] = await Promise.all([
    ctx.db
      .select({ id: users.id, nickname: users.nickname, created_at: blocks.created_at })
      .from(blocks)
      .innerJoin(users, and(eq(users.id, blocks.blocked_id), isNull(users.deleted_at)))
      .where(eq(blocks.user_id, me))
      .orderBy(desc(blocks.created_at))
      .limit(MOST),
    ctx.db
      .select({ id: users.id, nickname: users.nickname, created_at: mutes.created_at })
      .from(mutes)
      .innerJoin(users, and(eq(users.id, mutes.muted_id), isNull(users.deleted_at)))
      .where(eq(mutes.user_id, me))
      .orderBy(desc(mutes.created_at))
      .limit(MOST),
  ])
  return { blocked, muted }
}

/** How the viewer stands to a person. */
export async function distanceTo({ db, viewer }: Context, user_id: number): Promise<Distance> {
  if (!viewer) return { blocked: false, muted: false }
  const { rows } = await db.execute<Distance>(sql`
    select exists (select from blocks where user_id = ${viewer.id} and blocked_id = ${user_id}) as blocked,
      exists (select from mutes where user_id = ${viewer.id} and muted_id = ${user_id}) as muted`)
  return rows[0] ?? { blocked: false, muted: false }
}
