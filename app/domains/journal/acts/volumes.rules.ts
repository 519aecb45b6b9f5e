import { and, eq, inArray, sql } from 'drizzle-orm'
import { plant_stuffs } from '#domains/garden/plants/plant-stuffs.table.ts'
import { stuffs } from '#domains/garden/stuffs/stuffs.table.ts'
import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { invalidField } from '#platform/errors.ts'
import { formatTyped } from '#shared/numbers.ts'
import { storedMeasures } from '../activities/measures.schemas.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { measureWords } from '../measures/measure.words.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { beside } from './act.rules.ts'
import { shareTotal } from './share-total.model.ts'

/** Nobody waters more than this many times a pot's volume at once: a flush takes three. */
const MOST_POTS = 5
/** Without a known pot, ml. */
const MOST_WITHOUT_POT = 100_000

const given = (measures: ActInput['measures'], where = '') => storedMeasures(measures, beside(where)).volume_ml

/** What each plant gets of a volume that was typed for all together, ml; those that differ get their own. */
export function volumeShares(input: ActInput): Map<number, number> {
  const total = input.volume_for === 'total' ? given(input.measures) : undefined
  if (!total) return new Map()
  const own = new Map(
    input.corrections.flatMap(({ plant_id, measures }, at) => {
      const volume = given(measures, `corrections.${at}.`)
      return volume ? [[plant_id, volume.value] as const] : []
    }),
  )
  const rest = [...own.values()].reduce((left, value) => left - value, total.value)
  if (rest < 0) throw invalidField('measures.volume_ml.value', 'As diferenças somam mais que o total.')
  const others = [...new Set(input.plant_ids)].filter((id) => !own.has(id))
  const shares = others.length ? shareTotal(rest, others.length) : []
  return new Map(others.map((id, at) => [id, shares[at] ?? 0]))
}

export const withShare = (measures: Measures, share: number | undefined): Measures =>
  share === undefined || !measures.volume_ml
    ? measures
    : { ...measures, volume_ml: { ...measures.volume_ml, value: share } }

/** 800 L in a pot of 11 L were probably millilitres: it is asked once. */
export async function doubtVolumes(tx: Context, input: ActInput, places: { plant?: { id: number; name: string } }[]) {
  const volume = given(input.measures)
  if (!volume || input.sure) return
  const shares = volumeShares(input)
  const plants = places.flatMap(({ plant }) => plant ?? [])
  const pots = await litresOf(
    tx,
    plants.map(({ id }) => id),
  )
  for (const { id, name } of plants) {
    const value = shares.get(id) ?? volume.value
    const litres = pots.get(id)
    if (value <= (litres ? litres * 1000 * MOST_POTS : MOST_WITHOUT_POT)) continue
    const [amount] = measureWords({ volume_ml: { ...volume, value } })
    const pot = litres ? `, num vaso de ${formatTyped(litres, 'L')}` : ''
    demandSure(input.sure, `São ${amount} em ${name}${pot}. É isso mesmo?`)
  }
}

/** The pots of these plants, litres. */
async function litresOf({ db }: Context, ids: number[]) {
  if (!ids.length) return new Map<number, number>()
  const rows = await db
    .select({ plant_id: plant_stuffs.plant_id, litres: sql<number | null>`(${stuffs.specs}->>'litres')::float8` })
    .from(plant_stuffs)
    .innerJoin(stuffs, eq(stuffs.id, plant_stuffs.stuff_id))
    .where(and(inArray(plant_stuffs.plant_id, ids), eq(plant_stuffs.role, 'vase')))
  return new Map(rows.flatMap(({ plant_id, litres }) => (litres ? [[plant_id, litres] as const] : [])))
}
