import { sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { Me } from './sessions.schemas.ts'

type Row = Omit<Me['user'], 'email_verified_at' | 'user_type' | 'current_terms_of_service'> & {
  email_verified_at: string | null
  user_type: string
  accepted: number | null
}

/** The signed-in user for API clients, in one query. */
export async function showMe(ctx: Context): Promise<Me> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select u.id, u.nickname, u.email_verified_at, u.need_update_password, u.user_type, u.users_is_professor_copa_grower,
      (select a.terms_of_service_id from terms_acceptances a where a.user_id = u.id order by a.id desc limit 1) as accepted,
      coalesce((select json_agg(json_build_object('name', r.name, 'permissions', coalesce(
          (select json_agg(json_build_object('name', rp.permission) order by rp.permission)
            from role_permissions rp where rp.role_id = r.id), '[]')) order by r.name)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles
    from users u where u.id = ${signedIn(ctx).id}`)
  const row = rows[0]
  if (!row) throw new Error('the signed-in person is gone')
  const { accepted, user_type, email_verified_at, ...user } = row
  return {
    user: {
      ...user,
      email_verified_at: email_verified_at ? new Date(email_verified_at) : null,
      user_type: { slug: user_type },
      current_terms_of_service: accepted ? { terms_of_service_id: accepted } : null,
    },
  }
}
