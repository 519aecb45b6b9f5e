import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { cutPhaseIds, doubtHeldHarvest } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { demandRead, demandSure } from '#platform/demand-sure.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey, formatDay, formatNumericDay, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { Sure } from '#shared/sure.ts'
import { type ActivitySlug, activityOf, activityTypes } from '../activities/activity.kinds.ts'
import { isTending } from '../activities/activity.model.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { updates } from '../updates/updates.table.ts'
import { saysCut } from './cuts.model.ts'

type Done = {
  kind: ActivitySlug
  catalogue_item_id?: number | null
  said: { plant: Plant; measures: Measures }[]
  happened_at: Date
  sure?: Sure
  /** What is written already is moved: its plants may be cut by it alone. */
  moves?: boolean
}

/** Whatever says that these plants are cut is asked about once while a treatment's safety interval runs. */
export async function doubtHeldCut(tx: Context, { kind, catalogue_item_id, said, happened_at, sure, moves }: Done) {
  if (sure === true) return
  const phases = await cutPhaseIds(tx)
  const enters = kind === 'fase' && phases.has(catalogue_item_id ?? 0)
  // A harvest may be the second one of a plant; what follows it, or such a phase, was asked about with it. A lost one may live again.
  const waits = ({ status, plant_cycle_id }: Plant) =>
    kind === 'colheita' || (status !== 'colhida' && (moves || !phases.has(plant_cycle_id)))
  const cut = said.filter(({ plant, measures }) => (enters || saysCut(kind, undefined, measures)) && waits(plant))
  await doubtHeldHarvest(tx, { plant_ids: cut.map(({ plant }) => plant.id), on: dayKey(happened_at), sure })
  if (enters || sure) return
  const what = kind === 'colheita' ? 'Colher' : 'Registrar'
  await doubtSeedlings(
    tx,
    cut.map(({ plant }) => plant),
    `${what} mesmo assim?`,
  )
}

/** Nobody cuts or weighs a seed: one that is among those that were marked is asked about. */
async function doubtSeedlings({ db }: Context, plants: Plant[], question: string) {
  if (plants.length === 0) return
  const { id, name, slug } = catalogue_items
  const young = await db
    .select({ id, name })
    .from(catalogue_items)
    .where(inArray(slug, ['semente', 'germinacao']))
  for (const plant of plants) {
    const phase = young.find((one) => one.id === plant.plant_cycle_id)
    if (phase) demandSure(false, `${plant.name} está em ${phase.name}. ${question}`)
  }
}

/**
 * A plant is cut in parts by some; sent from two tabs, or by the way back, the same cut would double what it gave. Asked by
 * the words that say what stands.
 */
export async function doubtSecondHarvest(tx: Context, plants: Plant[], sure: Sure | undefined) {
  if (sure === true || plants.length === 0) return
  const before = await tx.db
    .select({
      plant_id: updates.plant_id,
      times: sql<number>`count(*)::int`,
      last: sql<Date>`max(${updates.happened_at})`.mapWith(updates.happened_at),
      wet_g: sql<number | null>`sum((${updates.measures} -> 'wet_g' ->> 'value')::float)`,
    })
    .from(updates)
    .where(
      and(
        inArray(
          updates.plant_id,
          plants.map(({ id }) => id),
        ),
        eq(updates.kind, 'colheita'),
        isNull(updates.deleted_at),
      ),
    )
    .groupBy(updates.plant_id)
  for (const { id, name } of plants) {
    const cut = before.find(({ plant_id }) => plant_id === id)
    if (!cut) continue
    const weight = cut.wet_g === null ? '' : `, com ${formatTyped(cut.wet_g, 'g')}`
    demandRead(sure, `${name} já foi colhida ${formatDay(cut.last)}${weight}. Somar mais esta colheita?`)
  }
}

const tending = activityTypes
  .filter(({ group, watering, feeding }) => isTending({ group, care: Boolean(watering ?? feeding) }))
  .map(({ slug }) => slug)

type Ended = { kind: 'colheita' | 'perda'; at: Date; sure?: Sure }

/**
 * What was cut or lost was not watered, fed or shaped after that day: a loss is refused, and a harvest asked about, as some
 * cut a plant in parts.
 */
export async function doubtTendedAfter(tx: Context, plants: Plant[], { kind, at, sure }: Ended) {
  if (!plants.length) return
  const ids = plants.map(({ id }) => id)
  const [later] = await tx.db
    .select({ plant_id: updates.plant_id, kind: updates.kind, at: updates.happened_at })
    .from(updates)
    .where(
      and(
        inArray(updates.plant_id, ids),
        inArray(updates.kind, tending),
        gte(updates.happened_at, fromSaoPauloTime(`${addDays(dayKey(at), 1)}T00:00`)),
        isNull(updates.deleted_at),
      ),
    )
    .orderBy(desc(updates.happened_at))
    .limit(1)
  if (!later) return
  const name = plants.find(({ id }) => id === later.plant_id)?.name
  const said = `“${name}” tem ${activityOf(later.kind)?.label} em ${formatNumericDay(later.at)}, depois desse dia.`
  if (kind === 'perda')
    throw invalidField('happened_at', `${said} Escolha esse dia ou um depois, ou apague o registro.`)
  demandRead(sure, `${said} Registrar a colheita em ${formatNumericDay(dayKey(at))} mesmo assim?`)
}
