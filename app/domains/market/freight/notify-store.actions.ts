import { and, eq, inArray } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'

type Notice = { title: string; path: string; key: string }

/** One notice for everybody who looks after the sending of a store. */
export async function notifyStore(tx: Context, store_id: number, { title, path, key }: Notice) {
  const people = await tx.db
    .select({ user_id: store_members.user_id, slug: stores.slug })
    .from(store_members)
    .innerJoin(stores, eq(stores.id, store_members.store_id))
    .where(and(eq(store_members.store_id, store_id), inArray(store_members.role, ['owner', 'manager'])))
    .orderBy(store_members.user_id)
  for (const { user_id, slug } of people)
    await notify(tx, { user_id, kind: 'store', title, url: storePath(slug, path), key: `${key}:${user_id}` })
}
