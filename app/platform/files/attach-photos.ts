import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { files } from './files.table.ts'

/** Marks the viewer's own uploads as used, public or not. Unknown, foreign and already used ids: 422 on `field`. */
export async function attachPhotos(tx: Context, ids: number[], options: { public: boolean; field?: string }) {
  if (!ids.length) return
  const taken = await tx.db
    .update(files)
    .set({ attached: true, public: options.public })
    .where(and(inArray(files.id, ids), eq(files.created_by, signedIn(tx).id), eq(files.attached, false)))
    .returning({ id: files.id })
  if (taken.length !== new Set(ids).size)
    throw invalidField(options.field ?? 'photo_ids', 'Uma das fotos não está mais disponível. Envie de novo.')
}

/** Marks photos as unused; the nightly sweep deletes them. */
export async function detachPhotos(tx: Context, ids: number[]) {
  if (ids.length) await tx.db.update(files).set({ attached: false, created_at: tx.now() }).where(inArray(files.id, ids))
}

/** Keeps photos from the sweep, or gives them back to it. */
export async function holdPhotos(tx: Context, ids: number[], held: boolean) {
  if (ids.length) await tx.db.update(files).set({ held }).where(inArray(files.id, ids))
}

/** Makes photos public or private. Making one private changes its address, so that known links stop working. */
export async function setPhotosPublic(tx: Context, ids: number[], isPublic: boolean) {
  if (!ids.length) return
  await tx.db
    .update(files)
    .set(isPublic ? { public: true } : { public: false, key: sql`gen_random_uuid()` })
    .where(and(inArray(files.id, ids), eq(files.public, !isPublic)))
}
