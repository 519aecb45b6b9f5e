import { and, between, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Measures, MetricName } from '../activities/metric.kinds.ts'
import { isOfRobot } from '../updates/of-robot.rules.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { updates } from '../updates/updates.table.ts'

const HOURS = 3 * 3_600_000
/** Maximum number of ids returned, and of rows compared. */
const SHOWN = 3
const COMPARED = 200

type Row = {
  plant_id: number | null
  space_id: number | null
  activity_type_id: number | null
  catalogue_item_id: number | null
  text: string
  measures: Measures
}

/**
 * Detects duplicates of an act that was queued offline: the same activity with the same values on one of these plants
 * (or on the space) within three hours throws 409, with the ids in `errors.similar`; what a robot told of is its own.
 * So does any stored act that this one corrects (`mends`), whatever its time and place.
 */
export async function refuseSimilar(tx: Context, input: ActInput, rows: Row[], happened_at: Date) {
  if (!input.queued_at || input.anyway) return
  const plant_ids = rows.flatMap(({ plant_id }) => plant_id ?? [])
  const there = plant_ids.length
    ? inArray(updates.plant_id, plant_ids)
    : and(eq(updates.space_id, rows[0]?.space_id ?? -1), isNull(updates.plant_id))
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
  const near = await tx.db
    .select()
    .from(updates)
    .where(and(isNull(updates.deleted_at), or(sameHours, corrected)))
    .limit(COMPARED)
  const alike = near.filter(
    (one) => input.mends?.includes(one.act_key) || (!isOfRobot(one.act_key) && rows.some((row) => isAlike(row, one))),
  )
  if (alike.length)
    throw new AppError('conflict', 'Já existe uma atualização parecida perto dessa hora. É a mesma ou foram duas?', {
      errors: { similar: alike.slice(0, SHOWN).map(({ id }) => String(id)) },
    })
}

/** What both measured is the same; what says only words says the same ones. */
function isAlike(row: Row, other: Row): boolean {
  if (row.plant_id !== other.plant_id) return false
  if (row.activity_type_id !== other.activity_type_id || row.catalogue_item_id !== other.catalogue_item_id) return false
  const [names, others] = [row, other].map(({ measures }) => Object.keys(measures) as MetricName[])
  if (!names?.length && !others?.length) return row.text === other.text
  return !names?.some((name) => name in other.measures && other.measures[name]?.value !== row.measures[name]?.value)
}
