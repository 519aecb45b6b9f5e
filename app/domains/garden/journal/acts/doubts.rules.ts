import { and, desc, eq, inArray, isNull, lte, min, ne, sql } from 'drizzle-orm'
import { demandPhasesFollow } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { Sure } from '#shared/sure.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { updates } from '../updates/updates.table.ts'

/** What is said of a plant, in stored units. */
export type Said = { plant: Plant; measures: Measures }

/** A final weight is taken of what was harvested: on the day of its first harvest or a later one. */
export async function demandAfterHarvest(tx: Context, said: Said[], happened_at: Date) {
  const weighed = said.flatMap(({ plant, measures }) => (measures.dry_g || measures.cured_g ? [plant] : []))
  const first = await firstHarvests(tx, weighed)
  for (const { id, name } of weighed) {
    const day = first.get(id)
    if (!day || dayKey(happened_at) >= day) continue
    const sentence = `“${name}” foi colhida em ${formatNumericDay(day)}. Escolha esse dia ou um depois.`
    throw invalidField('happened_at', sentence)
  }
}

/** A harvest that is moved stays before what followed it: phases, and, if it is the only one, the final weight. */
export async function demandHarvestFollowed(tx: Context, plant: Plant, { from, to }: { from: Date; to: Date }) {
  await demandPhasesFollow(tx, plant, { from: dayKey(from), to: dayKey(to) })
  const of = (kind: 'colheita' | 'peso-final') =>
    and(eq(updates.plant_id, plant.id), eq(updates.kind, kind), isNull(updates.deleted_at))
  if ((await tx.db.$count(updates, of('colheita'))) > 1) return
  const [weighed] = await tx.db
    .select({ first: min(updates.happened_at) })
    .from(updates)
    .where(of('peso-final'))
  if (!weighed?.first || dayKey(to) <= dayKey(weighed.first)) return
  throw invalidField(
    'happened_at',
    `O peso final de “${plant.name}” é de ${formatNumericDay(weighed.first)}. Escolha esse dia ou um antes.`,
  )
}

/** The days in São Paulo on which these plants were harvested first. */
async function firstHarvests({ db }: Context, harvested: Plant[]) {
  if (!harvested.length) return new Map<number, string>()
  const ids = harvested.map(({ id }) => id)
  const rows = await db
    .select({ plant_id: updates.plant_id, first: min(updates.happened_at) })
    .from(updates)
    .where(and(inArray(updates.plant_id, ids), eq(updates.kind, 'colheita'), isNull(updates.deleted_at)))
    .groupBy(updates.plant_id)
  return new Map(rows.flatMap(({ plant_id, first }) => (plant_id && first ? [[plant_id, dayKey(first)]] : [])))
}

/** More than one plant gives, g; asked about where there is nothing to compare with. */
const MOST_DRY = 10_000
/** So much taller than the last time nobody's plant is: 45 cm was typed as 450. */
const MOST_TALLER = 10

/** Dried and cured it weighs less than before, and it grows slowly: what says otherwise is asked about once. */
export async function doubtMeasures(tx: Context, said: Said[], happened_at: Date, sure: Sure | undefined, but = -1) {
  if (sure) return
  for (const one of said) doubtWeights(one)
  const tall = said.filter(({ measures }) => measures.height_cm)
  const before = await lastHeights(tx, { plant_ids: tall.map(({ plant }) => plant.id), happened_at, but })
  for (const { plant, measures } of tall) {
    const [last, height] = [before.get(plant.id), measures.height_cm?.value ?? 0]
    if (last && height >= last * MOST_TALLER)
      demandSure(
        sure,
        `${plant.name} teria ${formatTyped(height, 'cm')}, e antes tinha ${formatTyped(last, 'cm')}. É isso mesmo?`,
      )
  }
}

function doubtWeights({ plant, measures }: Said) {
  const dry = measures.dry_g?.value
  const cured = measures.cured_g?.value
  const hanging = measures.weight_g?.value
  if (hanging !== undefined) doubtWeight(plant, ['na secagem', hanging], ['úmida', plant.wet_g])
  if (dry !== undefined) doubtWeight(plant, ['seca', dry], ['úmida', plant.wet_g])
  if (cured === undefined) return
  const dried = dry ?? plant.dry_g
  doubtWeight(plant, ['curada', cured], dried === null ? ['úmida', plant.wet_g] : ['seca', dried])
}

type Weight<Grams> = [how: string, grams: Grams]

function doubtWeight({ name }: Plant, [how, grams]: Weight<number>, [earlier, before]: Weight<number | null>) {
  const weight = formatTyped(grams, 'g')
  if (before !== null && grams > before)
    demandSure(false, `${name} pesaria ${weight} ${how}, e ${earlier} pesou ${formatTyped(before, 'g')}. É isso mesmo?`)
  if (before === null && grams > MOST_DRY) demandSure(false, `${name} pesaria ${weight} ${how}. É isso mesmo?`)
}

type Asked = { plant_ids: number[]; happened_at: Date; but: number }

/** The heights of these plants that were noted last before then. */
async function lastHeights({ db }: Context, { plant_ids, happened_at, but }: Asked) {
  if (!plant_ids.length) return new Map<number, number>()
  const rows = await db
    .selectDistinctOn([updates.plant_id], {
      plant_id: updates.plant_id,
      height: sql<number>`(${updates.measures} -> 'height_cm' ->> 'value')::float8`,
    })
    .from(updates)
    .where(
      and(
        inArray(updates.plant_id, plant_ids),
        sql`${updates.measures} ? 'height_cm'`,
        lte(updates.happened_at, happened_at),
        isNull(updates.deleted_at),
        ne(updates.id, but),
      ),
    )
    .orderBy(updates.plant_id, desc(updates.happened_at), desc(updates.id))
  return new Map(rows.map(({ plant_id, height }) => [plant_id as number, height]))
}
