import { and, eq, isNull } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { demandBegun, demandGrowsOn, demandNoPhaseAfter, demandNotLost } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
import { activityOf } from '../activities/activity.kinds.ts'
import { isTending } from '../activities/activity.model.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import { type Measures, type MetricName, metricNamed } from '../activities/metric.kinds.ts'
import { dryingCycles } from '../activities/takers.queries.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { ownRequirements, type Requirements } from './requirements.model.ts'

/** `archived`: accepts an own activity that was archived since it was requested. */
export async function requirementsOf(
  tx: Context,
  { kind, activity_type_id }: Pick<ActInput, 'kind' | 'activity_type_id'>,
  { archived = false }: { archived?: boolean } = {},
) {
  if (kind !== 'propria') {
    if (activity_type_id) throw invalidField('activity_type_id', 'Escolha uma das suas atividades.')
    return activityOf(kind) as Requirements
  }
  const own = and(
    eq(activity_types.id, activity_type_id ?? -1),
    eq(activity_types.created_by, signedIn(tx).id),
    archived ? undefined : isNull(activity_types.archived_at),
  )
  const [type] = await tx.db.select().from(activity_types).where(own).for('share')
  if (!type) throw invalidField('activity_type_id', 'Escolha uma das suas atividades.')
  return ownRequirements(type)
}

/**
 * Validates the act as a whole: where it may happen, required references and values. Throws errors beside their fields.
 */
export async function checkAct(tx: Context, input: ActInput, requirements: Requirements) {
  if (input.space_id && requirements.on === 'plant')
    throw invalidField('kind', 'Registre esta atividade em uma planta.')
  if (input.plant_ids.length && requirements.on === 'space')
    throw invalidField('kind', 'Registre esta atividade em um espaço.')
  if (!input.plant_ids.length && !input.space_id)
    throw invalidField('plant_ids', 'Escolha ao menos uma planta ou um espaço.')
  if (input.plant_ids.length && input.space_id)
    throw invalidField('plant_ids', 'Escolha as plantas ou o espaço, não os dois.')
  const stray = input.corrections.findIndex(({ plant_id }) => !input.plant_ids.includes(plant_id))
  if (stray >= 0) throw invalidField(`corrections.${stray}.plant_id`, 'Esta planta não está entre as escolhidas.')
  const twice = input.corrections.findIndex(
    ({ plant_id }, at) => input.corrections.findIndex((one) => one.plant_id === plant_id) < at,
  )
  if (twice >= 0) throw invalidField(`corrections.${twice}.plant_id`, 'Esta planta está duas vezes na lista.')
  checkContent(input, requirements)
  await demandItem(tx, input, requirements)
}

type ActContent = Pick<ActInput, 'kind' | 'text' | 'doses' | 'photo_ids' | 'measures'>

/** Validates the content, on create and on correction. */
export function checkContent({ kind, text, doses, photo_ids, measures }: ActContent, requirements: Requirements) {
  const measured = Object.values(measures).some((one) => one?.value !== undefined)
  if (kind === 'medicao' && !measured) throw invalidField('measures', 'Anote ao menos um valor.')
  const oneOf = activityOf(kind)?.oneOf ?? []
  if (oneOf.length && !oneOf.some((name) => measures[name]?.value !== undefined))
    throw invalidField(`measures.${oneOf[0]}.value`, 'Anote ao menos um peso.')
  if (doses.length && !requirements.doses) throw invalidField('doses', 'Esta atividade não leva doses.')
  // A photo says enough.
  const needsText = requirements.textRequired && !(kind === 'nota' && photo_ids.length)
  if (needsText && !text) throw invalidField('text', 'Preencha este campo.')
  if (kind === 'foto' && !photo_ids.length) throw invalidField('photo_ids', 'Escolha ao menos uma foto.')
}

/** Throws unless an active catalogue item is given exactly when the activity references one. */
export async function demandItem(
  tx: Context,
  { catalogue_item_id }: Pick<ActInput, 'catalogue_item_id'>,
  { catalogue }: Requirements,
) {
  if (!catalogue) {
    if (catalogue_item_id) throw invalidField('catalogue_item_id', 'Esta atividade não usa essa lista.')
    return
  }
  const active = and(
    eq(catalogue_items.id, catalogue_item_id ?? -1),
    eq(catalogue_items.catalogue, catalogue),
    eq(catalogue_items.active, true),
  )
  const [item] = await tx.db.select({ id: catalogue_items.id }).from(catalogue_items).where(active)
  if (!item) throw invalidField('catalogue_item_id', 'Escolha uma das opções da lista.')
}

/** A plant that was harvested or lost, or that dries or cures, is watered, fed and shaped no more; what was done until that day is. */
export async function demandGrowing(
  tx: Context,
  { kind }: Pick<ActInput, 'kind'>,
  { watering, feeding }: Requirements,
  places: { plant?: Plant }[],
  happened_at: Date,
  { moved = false } = {},
) {
  if (!isTending({ group: activityOf(kind)?.group ?? null, care: Boolean(watering ?? feeding) })) return
  const day = dayKey(happened_at)
  const leaveOut = (why: string) =>
    moved
      ? invalidField('happened_at', `${why}. Escolha esse dia ou um antes.`)
      : invalidField('plant_ids', `${why}: deixe ela de fora.`)
  const ended = places.find(({ plant }) => plant && plant.status !== 'viva' && plant.ended_on && day > plant.ended_on)
  if (ended?.plant) {
    const { name, status, ended_on } = ended.plant
    const since = formatNumericDay(ended_on as string)
    throw leaveOut(`“${name}” ${status === 'colhida' ? 'foi colhida' : 'se perdeu'} em ${since}`)
  }
  const growing = places.flatMap(({ plant }) => (plant?.status === 'viva' && day > plant.cycle_since ? plant : []))
  const cycles = await dryingCycles(tx, growing)
  const drying = growing.find(({ plant_cycle_id }) => cycles.has(plant_cycle_id))
  if (drying) {
    const now = cycles.get(drying.plant_cycle_id) === 'cura' ? 'em cura' : 'secando'
    const since = formatNumericDay(drying.cycle_since)
    throw leaveOut(`“${drying.name}” está ${now} desde ${since}`)
  }
}

/** Validates the values of one plant or space: all required ones, no unknown ones. */
export function checkMeasures(measures: Measures, { required, optional }: Requirements) {
  for (const name of required) if (!measures[name]) throw invalidField(`measures.${name}.value`, 'Preencha este campo.')
  for (const name of Object.keys(measures) as MetricName[])
    if (!required.includes(name) && !optional.includes(name))
      throw invalidField(`measures.${name}.value`, `${metricNamed(name).label} não faz parte desta atividade.`)
}

/** Returns a callback that throws an error beside a field. */
export const beside =
  (where: string) =>
  (field: string, sentence: string): never => {
    throw invalidField(`${where}${field}`, sentence)
  }

/** The day in São Paulo; throws before the plant's first one. */
export function dayOfLife(plant: Pick<Plant, 'name' | 'started_on'>, happened_at: Date) {
  const on = dayKey(happened_at)
  demandBegun(plant, 'happened_at', on)
  return on
}

type Timed = Pick<ActInput, 'kind' | 'catalogue_item_id'>

/** What is said of plants lies within their lives: from the first day on, and in the order of phases and their end. `moved`: it is written already. */
export async function demandInLife(
  tx: Context,
  { kind, catalogue_item_id }: Timed,
  places: { plant?: Plant }[],
  at: Date,
  { moved = false } = {},
) {
  const plants = places.flatMap(({ plant }) => plant ?? [])
  for (const plant of plants) dayOfLife(plant, at)
  const on = dayKey(at)
  if (kind === 'fase' && catalogue_item_id)
    await demandGrowsOn(tx, plants, { plant_cycle_id: catalogue_item_id, on }, 'catalogue_item_id')
  if (kind !== 'colheita' && kind !== 'perda') return
  if (!moved) demandNotLost(plants, kind, on)
  await demandNoPhaseAfter(tx, plants, on)
}

/**
 * A change of phase is for plants that are not in that phase: of several, the others stay as they are; of one alone, an
 * earlier day is a correction, anything else is refused.
 */
export function withoutThoseThere<At extends { plant?: Plant }>(
  { kind, catalogue_item_id }: Pick<ActInput, 'kind' | 'catalogue_item_id'>,
  places: At[],
  happened_at: Date,
): At[] {
  if (kind !== 'fase') return places
  const others = places.filter(({ plant }) => plant?.plant_cycle_id !== catalogue_item_id)
  const [only] = places
  if (only?.plant && places.length === 1 && !others.length) {
    const { cycle_since } = only.plant
    if (dayKey(happened_at) < cycle_since) return places
    throw invalidField('catalogue_item_id', `A planta já está nesta fase desde ${formatNumericDay(cycle_since)}.`)
  }
  if (!others.length) throw invalidField('plant_ids', 'Todas já estão nesta fase.')
  return others
}
