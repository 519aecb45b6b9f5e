import { and, eq, inArray } from 'drizzle-orm'
import { findOwnPlant } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { keyOfParts } from '#platform/owned/key-of-parts.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
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
      if (at && dayKey(at) < plant.started_on) throw tooEarly(plant, at)
      const act = await writeAct(tx, {
        kind: 'foto',
        plant_ids: [plant.id],
        photo_ids: [id],
        happened_at: at && at < tx.now() ? at.toISOString() : undefined,
        act_key: idempotency_key && keyOfParts(idempotency_key, id),
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

/** Its day is the camera's, which has no field. */
const tooEarly = ({ name, started_on }: Plant, at: Date) =>
  invalidField(
    'photo_ids',
    `Uma foto é de ${formatNumericDay(at)}, e “${name}” começou em ${formatNumericDay(started_on)}. Deixe ela de fora, ou mude o começo da planta.`,
  )

async function takenAt(tx: Context, ids: number[]) {
  const own = and(inArray(files.id, ids), eq(files.created_by, signedIn(tx).id))
  const rows = await tx.db.select({ id: files.id, taken_at: files.taken_at }).from(files).where(own)
  return new Map(rows.map(({ id, taken_at }) => [id, taken_at]))
}
