import { and, eq } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import type { Holder } from '../book/holder.kinds.ts'

type News = { key: string; title: string; text: string; page?: 'recebiveis' | 'recebedores' }

/** Tells the person behind a holder: the store's owner, or the partner or affiliate. */
export async function tellHolder(tx: Context, holder: Holder, { page = 'recebiveis', ...news }: News) {
  const person = await personBehind(tx, holder)
  const url = person.slug ? `/vendedor/dashboard/${person.slug}/${page}` : '/vendedor'
  await notify(tx, { ...news, user_id: person.id, kind: 'system', url })
}

/** With the store's slug, when it is a store. */
export async function personBehind(tx: Context, { kind, id }: Holder) {
  const [person] =
    kind === 'user'
      ? (await tx.db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, id))).map((one) => ({
          ...one,
          slug: null,
        }))
      : await tx.db
          .select({ id: users.id, email: users.email, slug: stores.slug })
          .from(store_members)
          .innerJoin(users, eq(users.id, store_members.user_id))
          .innerJoin(stores, eq(stores.id, store_members.store_id))
          .where(and(eq(store_members.store_id, id), eq(store_members.role, 'owner')))
  if (!person) throw new Error(`nobody is behind ${kind}:${id}`)
  return person
}
