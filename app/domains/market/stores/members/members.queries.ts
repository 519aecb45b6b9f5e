import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { store_handovers } from '../handover/store-handovers.table.ts'
import { store_invites } from '../invites/store-invites.table.ts'
import { inStore } from './in-store.queries.ts'
import type { StoreTeam } from './members.schemas.ts'
import { personColumns } from './people.queries.ts'
import { roleHas } from './rights.model.ts'
import { store_members } from './store-members.table.ts'

const order = sql`case ${store_members.role} when 'owner' then 0 when 'manager' then 1 else 2 end`

/** The people of a store, owner first. */
export async function showTeam(ctx: Context, id_or_slug: string | number): Promise<StoreTeam> {
  const { store, role, staff } = await inStore(ctx, id_or_slug, 'store.read')
  const manages = roleHas(role, 'members.manage')
  const viewer_id = signedIn(ctx).id
  const [members, invites, handover] = await Promise.all([
    ctx.db
      .select({ user: personColumns, role: store_members.role, since: store_members.created_at })
      .from(store_members)
      .innerJoin(users, eq(users.id, store_members.user_id))
      .where(eq(store_members.store_id, store.id))
      .orderBy(order, asc(store_members.created_at), asc(store_members.user_id)),
    manages ? openInvites(ctx, store.id) : [],
    openHandover(ctx, store.id),
  ])
  const offered = handover && (manages || handover.to.id === viewer_id) ? handover : null
  return {
    data: members.map((member) => {
      const changeable = manages && member.role !== 'owner'
      // Only the owner gives away what is theirs.
      const offer = changeable && !staff && !offered
      return { ...member, can: { change_role: changeable, remove: changeable, offer } }
    }),
    invites,
    handover: offered && { ...offered, mine: offered.to.id === viewer_id },
    can: { manage: manages, leave: !staff && role !== 'owner' },
  }
}

async function openInvites({ db, now }: Context, store_id: number) {
  const rows = await db
    .select()
    .from(store_invites)
    .where(and(eq(store_invites.store_id, store_id), isNull(store_invites.outcome)))
    .orderBy(asc(store_invites.created_at))
  return rows.map(({ id, email, role, expires_at }) => ({
    ...{ id, role, expires_at },
    email: email ?? '',
    lapsed: expires_at <= now(),
  }))
}

async function openHandover({ db }: Context, store_id: number) {
  const [row] = await db
    .select({ to: personColumns, created_at: store_handovers.created_at })
    .from(store_handovers)
    .innerJoin(users, eq(users.id, store_handovers.to_user_id))
    .where(and(eq(store_handovers.store_id, store_id), isNull(store_handovers.outcome)))
  return row ?? null
}
