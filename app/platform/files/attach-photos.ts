import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { files } from './files.table.ts'

/** Takes the viewer's own uploads into use, public or not. Unknown, foreign and already used ids are refused beside `field`. */
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

/** Lets photos go: nobody uses them any more, the nightly sweep throws them away. */
export async function detachPhotos(tx: Context, ids: number[]) {
  if (ids.length) await tx.db.update(files).set({ attached: false, created_at: tx.now() }).where(inArray(files.id, ids))
}

/** Opens photos to all, or closes them: closing changes their address, so that the one people may have kept dies. */
export async function setPhotosPublic(tx: Context, ids: number[], isPublic: boolean) {
  if (!ids.length) return
  await tx.db
    .update(files)
    .set(isPublic ? { public: true } : { public: false, key: sql`gen_random_uuid()` })
    .where(and(inArray(files.id, ids), eq(files.public, !isPublic)))
}
