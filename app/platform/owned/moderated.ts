import type { Context } from '#platform/context.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'

type Row = {
  id: number
  created_by: number
  private: boolean
  hidden_at: Date | null
  deleted_at: Date | null
}
type Things<R extends Row> = {
  lock: (tx: Context, id: number) => Promise<R>
  set: (tx: Context, thing: Row, columns: Partial<Row>) => Promise<void>
  changed?: (tx: Context, thing: R) => Promise<unknown>
}
type Options<R> = {
  /** All photos that are seen exactly when the thing is. */
  photoIdsOf?: (tx: Context, id: number) => Promise<number[]>
  /** After it was hidden or shown, to publish what changed. */
  after?: (tx: Context, thing: R) => Promise<unknown>
}

/**
 * What the moderation does to a user-owned thing. Hidden is private and marked; removed is that and deleted. Both
 * return the columns as they were, which `show` puts back: what its owner had closed stays closed.
 */
export function moderatedOwned<R extends Row>(things: Things<R>, { photoIdsOf, after }: Options<R> = {}) {
  async function write(tx: Context, thing: R, columns: Partial<Row>) {
    await things.set(tx, thing, columns)
    const open = !(columns.private ?? thing.private) && !(columns.deleted_at ?? null)
    if (photoIdsOf) await setPhotosPublic(tx, await photoIdsOf(tx, thing.id), open)
    await after?.(tx, { ...thing, ...columns })
    await things.changed?.(tx, thing)
  }

  return {
    async hide(tx: Context, id: number) {
      const thing = await things.lock(tx, id)
      await write(tx, thing, { hidden_at: tx.now(), private: true })
      return { private: thing.private }
    },
    async remove(tx: Context, id: number) {
      const thing = await things.lock(tx, id)
      const deleted = thing.deleted_at !== null
      await write(tx, thing, { hidden_at: tx.now(), private: true, ...(!deleted && { deleted_at: tx.now() }) })
      return { private: thing.private, ...(!deleted && { deleted_at: null }) }
    },
    async show(tx: Context, id: number, before: unknown) {
      const thing = await things.lock(tx, id)
      await write(tx, thing, { ...(before as Partial<Row>), hidden_at: null })
    },
  }
}
