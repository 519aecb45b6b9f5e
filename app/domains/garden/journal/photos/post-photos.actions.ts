import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { findOwnPlant } from '#domains/garden/garden/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { writeAct } from '../acts/write-act.actions.ts'
import type { PhotosPost } from '../updates/updates.schemas.ts'

/**
 * Uploads many photos of one plant, each as an update at the time it was taken; without a timestamp, or with one in the
 * future, it is now. All or none; idempotent by the form's key.
 */
export function postPhotos(ctx: Context, { id_or_slug, photo_ids, idempotency_key }: PhotosPost) {
  return ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    const taken = await takenAt(tx, photo_ids)
    const update_ids: number[] = []
    for (const id of new Set(photo_ids)) {
      const at = taken.get(id)
      const act = await writeAct(tx, {
        kind: 'foto',
        plant_ids: [plant.id],
        photo_ids: [id],
        happened_at: at && at < tx.now() ? at.toISOString() : undefined,
        act_key: idempotency_key && keyOf(idempotency_key, id),
        text: '',
        measures: {},
        doses: [],
        corrections: [],
      })
      update_ids.push(...act.update_ids)
    }
    return { update_ids }
  })
}

async function takenAt(tx: Context, ids: number[]) {
  const own = and(inArray(files.id, ids), eq(files.created_by, signedIn(tx).id))
  const rows = await tx.db.select({ id: files.id, taken_at: files.taken_at }).from(files).where(own)
  return new Map(rows.map(({ id, taken_at }) => [id, taken_at]))
}

/** Derives a deterministic key (UUID version 8) for each photo of a form. */
function keyOf(form: string, photo: number) {
  const hex = createHash('sha256').update(`${form}:${photo}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
