import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { type ContactMessage, contact_messages } from '../contacts/contacts.table.ts'

type Owned = Pick<ContactMessage, 'user_id' | 'email'>

/** Whose conversation it is: of the account it was written with; without one, of the account that has confirmed its address. */
export async function ownerOf({ db }: Context, { user_id, email }: Owned) {
  const hasAddress = and(eq(users.email, email), isNotNull(users.email_verified_at))
  const [owner] = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(user_id === null ? hasAddress : eq(users.id, user_id))
  return owner ?? null
}

export const isOwn = async (ctx: Context, ticket: Owned) =>
  ctx.viewer !== null && ctx.viewer.id === (await ownerOf(ctx, ticket))?.id

/** The same as a filter. Addresses are kept in small letters by every form. */
export const ownedBy = (user_id: number) =>
  or(
    eq(contact_messages.user_id, user_id),
    and(
      isNull(contact_messages.user_id),
      sql`${contact_messages.email} = (
        select lower(${users.email}::text) from ${users} where ${users.id} = ${user_id} and ${users.email_verified_at} is not null)`,
    ),
  ) as SQL

const SHOWN = 5

/** What else was written from an address, or by the account that is answered there: the newest, and how many. */
export async function othersOf({ db }: Context, { id }: ContactMessage, email: string, owner_id?: number) {
  const same = or(email ? eq(contact_messages.email, email) : undefined, owner_id ? ownedBy(owner_id) : undefined)
  if (!same) return { total: 0, newest: [] }
  const where = and(ne(contact_messages.id, id), same)
  const { uuid, subject, state, last_at } = contact_messages
  const newest = await db
    .select({ uuid, subject, state })
    .from(contact_messages)
    .where(where)
    .orderBy(desc(last_at), desc(contact_messages.id))
    .limit(SHOWN)
  return { total: await db.$count(contact_messages, where), newest }
}
