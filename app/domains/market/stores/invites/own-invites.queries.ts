import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { hashToken } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { storeCards } from '../stores/stores.queries.ts'
import { stores } from '../stores/stores.table.ts'
import type { OwnInvite } from './invites.schemas.ts'
import { store_invites } from './store-invites.table.ts'

/** Open invitations to the viewer's own confirmed address, or of the mailed link that they hold. */
export const isMine = (ctx: Context, token: string | undefined) =>
  and(
    isNull(store_invites.outcome),
    gt(store_invites.expires_at, ctx.now()),
    or(
      sql`${store_invites.email} = (select lower(u.email::text) from users u where u.id = ${signedIn(ctx).id} and u.email_verified_at is not null)`,
      token ? eq(store_invites.token_hash, hashToken(token)) : undefined,
    ),
  )

export async function listOwnInvites(ctx: Context, { token }: { token?: string }): Promise<{ data: OwnInvite[] }> {
  const rows = await ctx.db
    .select({ invite: store_invites, by: users.nickname })
    .from(store_invites)
    .innerJoin(stores, eq(stores.id, store_invites.store_id))
    .leftJoin(users, eq(users.id, store_invites.invited_by))
    .where(and(isMine(ctx, token), isNull(stores.deleted_at), ne(stores.state, 'encerrada')))
    .orderBy(asc(store_invites.created_at))
  const cards = await storeCards(
    ctx,
    rows.map(({ invite }) => invite.store_id),
  )
  const data = rows.flatMap(({ invite: { id, role, expires_at, store_id }, by }) => {
    const card = cards.get(store_id)
    return card
      ? [{ id, role, expires_at, invited_by: by, store: { name: card.name, tagline: card.tagline, logo: card.logo } }]
      : []
  })
  return { data }
}
