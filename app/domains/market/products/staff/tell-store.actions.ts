import { and, eq, inArray } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import type { Product } from '../products/products.table.ts'

type Told = { title: string; text: string; key: string }

/** Tells those who care for the products of a store. */
export async function tellStore(tx: Context, product: Pick<Product, 'id' | 'slug' | 'store_id'>, told: Told) {
  const rows = await tx.db
    .select({ user_id: store_members.user_id, store: stores.slug })
    .from(store_members)
    .innerJoin(stores, eq(stores.id, store_members.store_id))
    .where(and(eq(stores.id, product.store_id), inArray(store_members.role, ['owner', 'manager'])))
  for (const { user_id, store } of rows)
    await notify(tx, {
      ...told,
      user_id,
      kind: 'moderation',
      url: `/vendedor/dashboard/${store}/produtos/${product.slug}`,
    })
}
