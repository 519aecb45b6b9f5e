import { and, eq, isNull, sql } from 'drizzle-orm'
import { apartFrom } from '#domains/base/social/index.ts'
import type { SignedIn } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { noteAccess } from '../access-log/note-access.actions.ts'
import { users } from '../users/users.table.ts'
import { hashToken } from './session-token.secrets.ts'
import { sessions } from './sessions.table.ts'

const byToken = statement('sessions.viewer', ({ db, now, values }: BuildArgs<{ token_hash: string }>) => {
  const moment = sql`${now}::timestamptz`
  return db
    .select({
      id: users.id,
      nickname: users.nickname,
      user_type: users.user_type,
      session_id: sessions.id,
      need_update_password: users.need_update_password,
      users_is_professor_copa_grower: users.users_is_professor_copa_grower,
      email_verified: sql<boolean>`users.email_verified_at is not null`,
      leaving: sql<boolean>`users.leaving_at is not null`,
      discreet: users.discreet,
      game_hidden: users.game_hidden,
      analytics_refused: sql<boolean>`coalesce((select not c.given from consents c
        where c.user_id = users.id and c.purpose = 'analytics' order by c.id desc limit 1), false)`,
      new_account: sql<boolean>`users.created_at > ${moment} - interval '7 days'`,
      registration_confirmed: sql<boolean>`users.registration_confirmed_at is not null`,
      unread_notices: sql<number>`(select count(*)::int
        from (select from notifications n where n.user_id = users.id and n.read_at is null limit 100) waiting)`,
      in_cart: sql<number>`(select coalesce(sum(l.quantity), 0)::int
        from carts c join cart_lines l on l.cart_id = c.id where c.user_id = users.id)`,
      has_store: sql<boolean>`exists (select from store_members m where m.user_id = users.id)`,
      apart: sql<number[]>`${apartFrom(sql`users.id`)}`,
      session_slid: sql<boolean>`sessions.last_seen_at < ${moment} - interval '1 hour'`,
      photo_url: sql<string | null>`case when f.id is null then null else '/midia/' || f.key || '/' || f.sizes[1] end`,
      roles: sql<string[]>`array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = users.id order by 1)`,
      permissions: sql<
        string[]
      >`array(select distinct rp.permission from user_roles ur join role_permissions rp using (role_id)
        where ur.user_id = users.id order by 1)`,
      terms_accepted: sql<boolean>`coalesce((select exists (select from terms_acceptances a
          where a.user_id = users.id and a.terms_of_service_id = t.id)
        from terms_of_service t where t.effective_at <= ${moment} order by t.effective_at desc, t.id desc limit 1), true)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(sql`files f`, sql`f.id = users.photo_file_id`)
    .where(
      and(
        eq(sessions.token_hash, values.token_hash),
        sql`${sessions.expires_at} > ${moment}`,
        isNull(users.suspended_at),
        isNull(users.deleted_at),
      ),
    )
})

/**
 * The viewer of a token, with everything that access rules need, in one query; null when unknown, expired or suspended.
 * A session last seen more than an hour ago is extended by another 30 days.
 */
export async function findViewer(ctx: Context, token: string | undefined): Promise<SignedIn | null> {
  if (!token) return null
  const [viewer] = await byToken(ctx, { token_hash: hashToken(token) })
  if (viewer?.session_slid) await slide(ctx, viewer)
  return viewer ?? null
}

async function slide(ctx: Context, { id, session_id }: SignedIn) {
  await ctx.db.execute(sql`update sessions set last_seen_at = ${ctx.now().toISOString()}::timestamptz,
    expires_at = ${ctx.now().toISOString()}::timestamptz + interval '30 days' where id = ${session_id}`)
  await noteAccess(ctx, { user_id: id, session_id, kind: 'use' })
}
