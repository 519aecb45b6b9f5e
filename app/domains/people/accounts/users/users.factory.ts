import { inArray } from 'drizzle-orm'
import { acceptCurrentTerms, currentTerms } from '#domains/base/legal/index.ts'
import type { Context } from '#platform/context.ts'
import { roles as roleRows, user_roles } from '../roles/roles.table.ts'
import { openSession } from '../sessions/sessions.actions.ts'
import { type User, users } from './users.table.ts'

/** Password of all factory users, hashed once: hashing is the slow part. */
export const factoryPassword = 'estufa com sol 42'
const factoryHash = '$argon2id$v=19$m=19456,t=2,p=1$wAthvBKhVfKDbUKpcBAniw$F0cZ+rWpKEVYyZ9pqXY3unn0JYV2fVBzyxL7i8RRIq4'

type Overrides = Partial<Omit<User, 'id'>> & { roles?: string[]; terms_accepted?: boolean }
let made = 0

/** A user with a confirmed e-mail who accepted the current terms; `overrides` by column. */
export async function aUser(ctx: Context, overrides: Overrides = {}): Promise<User> {
  const { roles = [], terms_accepted = true, ...fields } = overrides
  const nickname = fields.nickname ?? `pessoa${++made}`
  const [user] = await ctx.db
    .insert(users)
    .values({
      nickname,
      email: `${nickname}@exemplo.com.br`,
      password_hash: factoryHash,
      email_verified_at: ctx.now(),
      adult_declared_at: ctx.now(),
      ...fields,
    })
    .returning()
  if (!user) throw new Error('insert returned no row')
  if (terms_accepted) await acceptCurrentTerms(ctx, user.id, (await currentTerms(ctx)).id)
  await giveRoles(ctx, user.id, roles)
  return user
}

export async function giveRoles(ctx: Context, user_id: number, names: string[]) {
  if (!names.length) return
  const rows = await ctx.db.select({ id: roleRows.id }).from(roleRows).where(inArray(roleRows.name, names))
  await ctx.db.insert(user_roles).values(rows.map(({ id }) => ({ user_id, role_id: id })))
}

/** An open session; returns the token for the API or the cookie. */
export const aSession = (ctx: Context, user: { id: number }) => openSession(ctx, user.id)
