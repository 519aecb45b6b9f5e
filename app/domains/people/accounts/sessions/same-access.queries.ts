import { eq, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { users } from '../users/users.table.ts'

/** Whether the viewer of a long request is still who they were when it began: of the same type, with the same roles. */
export async function hasSameAccess(ctx: Context): Promise<boolean> {
  const viewer = signedIn(ctx)
  const [now] = await ctx.db
    .select({
      user_type: users.user_type,
      active: sql<boolean>`${users.suspended_at} is null and ${users.deleted_at} is null`,
      roles: sql<string[]>`array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = ${users.id} order by 1)`,
    })
    .from(users)
    .where(eq(users.id, viewer.id))
  return !!now?.active && now.user_type === viewer.user_type && String(now.roles) === String(viewer.roles)
}
