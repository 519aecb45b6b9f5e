import { sql } from 'drizzle-orm'
import { apartFrom } from '#domains/base/social/index.ts'
import type { SignedIn } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { noteAccess } from '../access-log/note-access.actions.ts'
import { hashToken } from './session-token.secrets.ts'

/**
 * The viewer of a token, with everything that access rules need, in one query; null when unknown, expired or suspended.
 * A session last seen more than an hour ago is extended by another 30 days.
 */
export async function findViewer(ctx: Context, token: string | undefined): Promise<SignedIn | null> {
  if (!token) return null
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<SignedIn>(sql`
    select u.id, u.nickname, u.user_type, s.id as session_id, u.need_update_password, u.users_is_professor_copa_grower,
      u.email_verified_at is not null as email_verified, u.leaving_at is not null as leaving, u.discreet,
      coalesce((select not c.given from consents c where c.user_id = u.id and c.purpose = 'analytics'
        order by c.id desc limit 1), false) as analytics_refused,
      u.created_at > ${now}::timestamptz - interval '7 days' as new_account,
      u.registration_confirmed_at is not null as registration_confirmed,
      (select count(*)::int from (select from notifications n where n.user_id = u.id and n.read_at is null limit 100) waiting)
        as unread_notices,
      ${apartFrom(sql`u.id`)} as apart,
      s.last_seen_at < ${now}::timestamptz - interval '1 hour' as session_slid,
      case when f.id is null then null else '/midia/' || f.key || '/' || f.sizes[1] end as photo_url,
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by 1) as roles,
      array(select distinct rp.permission from user_roles ur join role_permissions rp using (role_id)
        where ur.user_id = u.id order by 1) as permissions,
      coalesce((select exists (select from terms_acceptances a where a.user_id = u.id and a.terms_of_service_id = t.id)
        from terms_of_service t where t.effective_at <= ${now}::timestamptz
        order by t.effective_at desc, t.id desc limit 1), true) as terms_accepted
    from sessions s join users u on u.id = s.user_id left join files f on f.id = u.photo_file_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now}::timestamptz
      and u.suspended_at is null and u.deleted_at is null`)
  const viewer = rows[0] ?? null
  if (viewer?.session_slid) await slide(ctx, viewer)
  return viewer
}

async function slide(ctx: Context, { id, session_id }: SignedIn) {
  await ctx.db.execute(sql`update sessions set last_seen_at = ${ctx.now().toISOString()}::timestamptz,
    expires_at = ${ctx.now().toISOString()}::timestamptz + interval '30 days' where id = ${session_id}`)
  await noteAccess(ctx, { user_id: id, session_id, kind: 'use' })
}
