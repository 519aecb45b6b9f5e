import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { plant_stuffs } from '#domains/garden/garden/plants/plant-stuffs.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { invalidField } from '#platform/errors.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { Sure } from '#shared/sure.ts'
import { storedMeasures } from '../activities/measures.schemas.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { measureWords } from '../measures/measure.words.ts'
import { measuresAsTyped } from '../measures/typed-measures.model.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { beside } from './act.rules.ts'
import { shareTotal } from './share-total.model.ts'

/** Nobody waters more than this many times a pot's volume at once: a flush takes three. */
const MOST_POTS = 5
/** Without a known pot, ml. */
const MOST_WITHOUT_POT = 100_000
/** Less wets nothing, ml: '1,5' was meant in litres. */
const LEAST = 10

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

/** 800 L in a pot of 11 L were probably millilitres, 1,5 ml litres: it is asked once. */
export async function doubtVolumes(tx: Context, input: ActInput, places: { plant?: { id: number } }[]) {
  const shares = volumeShares(input)
  const own = new Map(
    input.corrections.map(({ plant_id, measures }, at) => [plant_id, given(measures, `corrections.${at}.`)]),
  )
  const shared = given(input.measures)
  const watered = places.flatMap(({ plant }): Watered[] => {
    if (!plant) return []
    const value = shares.get(plant.id)
    const volume = own.get(plant.id) ?? (shared && value !== undefined ? { ...shared, value } : shared)
    return volume ? [{ plant_id: plant.id, volume }] : []
  })
  await doubtVolumesOf(tx, watered, input.sure)
}

type Watered = { plant_id: number; volume: NonNullable<Measures['volume_ml']> }

/** The same of what is written already, and corrected. */
export async function doubtVolumesOf(tx: Context, watered: Watered[], sure: Sure | undefined) {
  if (sure || !watered.length) return
  const ids = watered.map(({ plant_id }) => plant_id)
  const pots = new Map((await potsOf(tx, ids)).map((plant) => [plant.id, plant]))
  for (const { plant_id, volume } of watered) {
    const { name = 'uma planta', litres = null } = pots.get(plant_id) ?? {}
    if (volume.value >= LEAST && volume.value <= (litres ? litres * 1000 * MOST_POTS : MOST_WITHOUT_POT)) continue
    const [amount] = measureWords(measuresAsTyped({ volume_ml: volume }))
    const pot = litres ? `, num vaso de ${formatTyped(litres, 'L')}` : ''
    demandSure(sure, `São ${amount} em ${name}${pot}. É isso mesmo?`)
  }
}

/** These plants with the litres of their pots; null without one, or when nobody said how large it is. */
const potsOf = ({ db }: Context, ids: number[]) =>
  db
    .select({
      id: plants.id,
      name: plants.name,
      litres: sql<number | null>`(${stuffs.specs}->>'litres')::float8`,
    })
    .from(plants)
    .leftJoin(plant_stuffs, and(eq(plant_stuffs.plant_id, plants.id), eq(plant_stuffs.role, 'vase')))
    .leftJoin(stuffs, and(eq(stuffs.id, plant_stuffs.stuff_id), isNull(stuffs.deleted_at)))
    .where(inArray(plants.id, ids))
