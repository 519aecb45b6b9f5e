import { and, between, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { updates } from '../updates/updates.table.ts'

const HOURS = 3 * 3_600_000
/** Maximum number of ids returned. */
const SHOWN = 3

/**
 * Detects duplicates of an act that was queued offline: the same activity on one of these plants (or on the space)
 * within three hours throws 409, with the ids in `errors.similar`. So does any stored act that this one corrects
 * (`mends`), whatever its time and place.
 */
export async function refuseSimilar(
  tx: Context,
  input: ActInput,
  places: { plant?: { id: number }; space_id: number | null }[],
  happened_at: Date,
) {
  if (!input.queued_at || input.anyway) return
  const plant_ids = places.flatMap(({ plant }) => plant?.id ?? [])
  const there = plant_ids.length
    ? inArray(updates.plant_id, plant_ids)
    : and(eq(updates.space_id, places[0]?.space_id ?? -1), isNull(updates.plant_id))
  const around = [new Date(happened_at.getTime() - HOURS), new Date(happened_at.getTime() + HOURS)] as const
  const own = [...(input.queued_with ?? []), ...(input.act_key ? [input.act_key] : [])]
  const sameHours = and(
    there,
    eq(updates.kind, input.kind),
    between(updates.happened_at, ...around),
    notInArray(updates.act_key, own),
  )
  const corrected = input.mends?.length
    ? and(eq(updates.created_by, signedIn(tx).id), inArray(updates.act_key, input.mends))
    : undefined
  const alike = await tx.db
    .select({ id: updates.id })
    .from(updates)
    .where(and(isNull(updates.deleted_at), or(sameHours, corrected)))
    .limit(SHOWN)
  if (alike.length)
    throw new AppError('conflict', 'Já existe uma atualização igual perto dessa hora. É a mesma ou foram duas?', {
      errors: { similar: alike.map(({ id }) => String(id)) },
    })
}
