import { eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { isKnown } from '../members/in-store.queries.ts'
import { moved, type StoreMove } from './store-states.model.ts'
import { type Store, stores } from './stores.table.ts'

type Columns = Partial<Pick<Store, 'state_reason' | 'submitted_at' | 'approved_at' | 'name' | 'in_search'>>

/** One step in the life of a locked store: its photos are public exactly while strangers know of it. */
export async function moveStore(tx: Context, store: Store, move: StoreMove, columns: Columns = {}): Promise<Store> {
  const state = moved(store.state, move)
  const [after] = await tx.db
    .update(stores)
    .set({ ...columns, state, updated_at: tx.now() })
    .where(eq(stores.id, store.id))
    .returning()
  if (!after) throw new Error('a locked store is gone')
  const photos = [store.logo_id, store.cover_id].filter((id) => id !== null)
  await setPhotosPublic(tx, photos, isKnown(after))
  await tellChanged(tx, store.id)
  return after
}

/** What visitors keep of it is of before. */
export async function tellChanged(tx: Context, store_id: number) {
  await purge(tx, `store:${store_id}`, 'stores')
  await record(tx, 'store.changed', { store_id })
}
