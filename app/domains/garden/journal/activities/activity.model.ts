import { cutPhases } from '#domains/garden/garden/harvest-holds/harvest-holds.kinds.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import type { OwnActivity } from './activities.schemas.ts'
import {
  type ActivityGroup,
  type ActivitySlug,
  type ActivityType,
  activityTypes,
  type Cycle,
  shippedCycles,
} from './activity.kinds.ts'
import type { MetricName } from './metric.kinds.ts'

/** A shipped activity, or one of the user's own, as a form needs it. `key` identifies it in URLs. */
export type Activity = {
  key: string
  kind: ActivitySlug
  activity_type_id: number | null
  label: string
  icon: IconName
  group: ActivityGroup | null
  on: ActivityType['on']
  required: readonly MetricName[]
  optional: readonly MetricName[]
  /** Waters or feeds. */
  care: boolean
  doses: boolean
  textRequired: boolean
  catalogue: string | null
  /** Slugs of the cycles in which a plant gets it; null: all. */
  cycles: readonly string[] | null
}

const shipped = activityTypes.map(
  ({
    slug,
    label,
    icon,
    group,
    on,
    required,
    optional,
    watering,
    feeding,
    doses,
    textRequired,
    catalogue,
    cycles,
  }): Activity => ({
    key: slug,
    kind: slug,
    activity_type_id: null,
    label,
    icon,
    group,
    on,
    required,
    optional,
    care: watering ?? feeding ?? false,
    doses: doses ?? false,
    textRequired: textRequired ?? false,
    catalogue: catalogue ?? null,
    cycles: cycles ?? null,
  }),
)

const fromOwn = ({ id, name, metrics, watering, feeding }: OwnActivity): Activity => ({
  key: keyOf('propria', id),
  kind: 'propria',
  activity_type_id: id,
  label: name,
  icon: 'sparkles',
  group: null,
  on: 'both',
  required: metrics.filter(({ required }) => required).map(({ metric }) => metric),
  optional: metrics.filter(({ required }) => !required).map(({ metric }) => metric),
  care: watering || feeding,
  doses: feeding,
  textRequired: false,
  catalogue: null,
  cycles: null,
})

export const keyOf = (kind: ActivitySlug, activity_type_id: number | null) =>
  activity_type_id ? `${kind}-${activity_type_id}` : kind

/** All activities available on a plant, or in a space and on its plants. */
export const activitiesOn = (place: 'plant' | 'space', own: OwnActivity[]): Activity[] =>
  [...shipped, ...own.map(fromOwn)].filter(({ on }) => place === 'space' || on !== 'space')

/**
 * Whether a plant in one of these cycles gets the activity. Without cycles, or with one that the staff added, every
 * activity fits.
 */
export const fitsCycles = ({ cycles }: Pick<Activity, 'cycles'>, among: readonly string[]) =>
  !cycles || among.length === 0 || among.some((cycle) => cycles.includes(cycle) || !isShipped(cycle))

/** Of a plant that was cut. */
export const cutCycles: readonly Cycle[] = ['secagem', 'cura']

/** Dries or cures. */
export const isDrying = ({ cycle }: { cycle?: string }) => cutCycles.some((cut) => cut === cycle)

/** Just sown, or sprouting. */
export const youngCycles: readonly Cycle[] = ['semente', 'germinacao']

export const isYoung = ({ cycle }: { cycle?: string }) => youngCycles.some((young) => young === cycle)

/** Beside grown plants what still sprouts is not meant by 'all': a glass of water drowns a seed. Among themselves they are. */
export function withoutYoung<Plant extends { cycle?: string }>(plants: Plant[]): Plant[] {
  const grown = plants.filter((plant) => !isYoung(plant))
  return grown.length ? grown : plants
}

/** Waters, feeds or shapes: what only a growing plant gets. */
export const isTending = ({ group, care }: Pick<Activity, 'group' | 'care'>) =>
  care || group === 'rega' || group === 'treino'

export type Taker = { status: Plant['status']; cycle?: string }

/**
 * Whether a plant can get it: one that was harvested, or that dries or cures, is watered, fed and shaped no more.
 * `demandGrowing` says the same of plants that were named.
 */
export function isTakenBy(activity: Pick<Activity, 'care' | 'group' | 'cycles'>, { status, cycle }: Taker) {
  if (status === 'viva') return !(isTending(activity) && isDrying({ cycle }))
  return status === 'colhida' && !isTending(activity) && fitsCycles(activity, cutCycles)
}

/** Those of a place's plants that get what is done to all of it. `livingTakers` says the same as SQL. */
export function takersAmong<Plant extends Taker>(activity: Parameters<typeof isTakenBy>[0], there: Plant[]): Plant[] {
  const takers = there.filter((plant) => isTakenBy(activity, plant))
  return isTending(activity) ? withoutYoung(takers) : takers
}

const isShipped = (cycle: string) => shippedCycles.some((one) => one === cycle)

/** Three for each cycle, after `always`: what people of that phase log most. */
const usual: Record<Cycle, readonly ActivitySlug[]> = {
  semente: ['fase', 'medicao', 'cuidado'],
  germinacao: ['medicao', 'fase', 'transplante'],
  vegetativo: ['rega-alimentacao', 'medicao', 'lst'],
  floracao: ['rega-alimentacao', 'medicao', 'desfolha'],
  colheita: ['colheita', 'pesagem', 'medicao'],
  secagem: ['medicao', 'fase', 'peso-final'],
  cura: ['peso-final', 'medicao', 'degustacao'],
}
/** Water stands first, and where there is nothing more to water, what takes its place. */
const first: Partial<Record<Cycle, ActivitySlug>> = { secagem: 'pesagem', cura: 'pote' }
const always = (cycle: Cycle): readonly ActivitySlug[] => [first[cycle] ?? 'rega', 'foto', 'nota']

/**
 * Keys of the activities that are one tap away, always in the same places: those of the cycle that most of the plants
 * are in (`among` has one entry for each plant), of the later one when two are equal; of those that grow, unless more
 * are cut.
 */
export function atHandIn(among: readonly string[]): readonly string[] {
  const plantsIn = (cycle: Cycle) => among.filter((one) => one === cycle).length
  const [growing, over] = [shippedCycles.filter((cycle) => !isCut(cycle)), shippedCycles.filter(isCut)]
  const count = (cycles: readonly Cycle[]) => cycles.reduce((sum, cycle) => sum + plantsIn(cycle), 0)
  const where = count(over) > count(growing) ? over : growing
  const most = Math.max(...where.map(plantsIn))
  const cycle = (most > 0 && where.findLast((one) => plantsIn(one) === most)) || 'vegetativo'
  return [...always(cycle), ...usual[cycle]]
}

const isCut = (cycle: Cycle) => cutPhases.includes(cycle)
