import { plural } from '#shared/numbers.ts'
import { isDrying, withoutYoung } from '../activities/activity.model.ts'
import { measureValues } from '../measures/measure.form.ts'
import { eachInBrief, measuresInBrief } from '../measures/measure.words.ts'
import type { TypedMeasures } from '../measures/typed-measures.model.ts'
import type { QuickLog, QuickPlant, Watering } from './quick-log.schemas.ts'

/** Where the next act goes: one plant, or a space with the plants in it. */
export type QuickTarget = {
  kind: 'plant' | 'space'
  slug: string
  name: string
  /** The plant itself, or those of the space. */
  plants: QuickPlant[]
}

/** 'plant:sol-da-tarde': its value in a form. */
export const targetKey = ({ kind, slug }: Pick<QuickTarget, 'kind' | 'slug'>) => `${kind}:${slug}`

/** Spaces first: watering all of one at once is the usual act. */
export function quickTargets({ plants, spaces }: QuickLog): QuickTarget[] {
  const whole = spaces.map(({ id, slug, name }) => ({
    kind: 'space' as const,
    slug,
    name,
    plants: plants.filter(({ space_id }) => space_id === id),
  }))
  return [...whole, ...plants.map(plantTarget)]
}

export const plantTarget = (plant: QuickPlant): QuickTarget => ({
  kind: 'plant',
  slug: plant.slug,
  name: plant.name,
  plants: [plant],
})

const pageOfThing = /^\/cultivo\/(planta|espaco)\/([^/]+)/

/** The plant or space of the open page, as `targetKey` says it; whose it is only the server knows. */
function thingOf(path: string): string | undefined {
  const [, word, slug = ''] = pageOfThing.exec(path) ?? []
  return word && targetKey({ kind: word === 'espaco' ? 'space' : 'plant', slug })
}

/** The form of an activity on a target. While none is known: of the thing of the open page, or the page that asks for one. */
export function logAddress(target: Pick<QuickTarget, 'kind' | 'slug'> | undefined, tipo: string, path: string): string {
  if (target)
    return `/cultivo/${target.kind === 'plant' ? 'planta' : 'espaco'}/${target.slug}/atualizacoes?${new URLSearchParams({ tipo })}#registrar`
  const em = thingOf(path)
  return `/cultivo/registrar?${new URLSearchParams({ tipo, ...(em && { em }) })}`
}

/**
 * The target that is selected at first: the plant or space of the open page; else what was watered last, the whole
 * space when all its plants were watered together; else the plant touched last.
 */
export function firstTarget(targets: QuickTarget[], path: string): QuickTarget | undefined {
  const open = thingOf(path)
  const here = targets.find((target) => targetKey(target) === open)
  return here ?? wateredLast(targets) ?? targets.find((target) => target.kind === 'plant') ?? targets[0]
}

function wateredLast(targets: QuickTarget[]): QuickTarget | undefined {
  const single = targets.filter(({ kind, plants }) => kind === 'plant' && plants[0]?.watering)
  const newest = single.toSorted((a, b) => wateredAt(b) - wateredAt(a))[0]
  if (!newest) return undefined
  const together = targets.find(
    ({ kind, plants }) =>
      kind === 'space' &&
      plants.length > 1 &&
      plants.some(({ slug }) => slug === newest.slug) &&
      growing({ kind, plants }).every(({ watering }) => timeOf(watering) === wateredAt(newest)),
  )
  return together ?? newest
}

const timeOf = (watering: Watering | null) => watering?.happened_at.getTime() ?? 0
const wateredAt = ({ plants }: QuickTarget) => timeOf(plants[0]?.watering ?? null)

/** A watering like the last one: the fields of its form, and its words on the button. */
export type Repeat = {
  label: string
  /** '500 ml · pH 6,2 · 2 produtos'. */
  words: string
  /** Time of the last one. */
  happened_at: Date
  fields: [name: string, value: string][]
}

/** Those of a space that are watered when all are. */
const growing = ({ kind, plants }: Pick<QuickTarget, 'kind' | 'plants'>) =>
  kind === 'plant' ? plants : withoutYoung(plants.filter((plant) => !isDrying(plant)))

/** The space of a plant, where more than it is watered. */
export const wholeSpaceOf = (target: QuickTarget, targets: QuickTarget[]): QuickTarget | undefined =>
  target.kind === 'plant'
    ? targets.find(
        (one) =>
          one.kind === 'space' && growing(one).length > 1 && growing(one).some(({ slug }) => slug === target.slug),
      )
    : undefined

/** 'todas de Tenda (5)'. */
export const wholeInWords = (target: QuickTarget) => `todas de ${target.name} (${growing(target).length})`

/** Where it was written: of a space how many plants got it, which are not all that lie there. */
export const doneInWords = (target: QuickTarget) =>
  target.kind === 'plant' ? target.name : `${plural(growing(target).length, 'planta', 'plantas')} de ${target.name}`

/**
 * The last watering of the target, to be written again. On a space each plant gets what it got: the newest watering
 * for all, and the values of those whose own was of the same kind but with other values. Fed with other products each, they
 * are not repeated in one.
 */
export function repeatWatering(target: QuickTarget): Repeat | null {
  const { kind } = target
  const plants = growing(target)
  const newest = plants.flatMap(({ watering }) => watering ?? []).toSorted((a, b) => timeOf(b) - timeOf(a))[0]
  if (!newest) return null
  if (plants.some(({ watering }) => isFedOtherwise(watering, newest))) return null
  const others = kind === 'space' ? plants.filter(({ watering }) => differs(watering, newest)) : []
  const words = others.length
    ? [eachInWords(plants, newest), productsOf(newest)]
    : [measuresInBrief(newest.measures), productsOf(newest)]
  return {
    label: newest.label,
    words: words.filter(Boolean).join(' · '),
    happened_at: newest.happened_at,
    fields: [...actFields(newest), ...(kind === 'space' ? spaceFields(plants, others) : [])],
  }
}

/** What each gets, where it is not the same for all. */
function eachInWords(plants: QuickPlant[], newest: Watering): string {
  const own = (watering: Watering | null) => (watering && sameKind(watering, newest) ? watering : newest).measures
  return eachInBrief(plants.map(({ name, watering }) => ({ name, measures: own(watering) })))
}

const sameKind = (a: Watering, b: Watering) => a.kind === b.kind && a.activity_type_id === b.activity_type_id
const differs = (own: Watering | null, newest: Watering) =>
  own !== null &&
  sameKind(own, newest) &&
  JSON.stringify(sorted(own.measures)) !== JSON.stringify(sorted(newest.measures))
const isFedOtherwise = (own: Watering | null, newest: Watering) =>
  own !== null && sameKind(own, newest) && JSON.stringify(own.doses) !== JSON.stringify(newest.doses)
const sorted = (measures: TypedMeasures) => Object.entries(measures).sort(([a], [b]) => a.localeCompare(b))

const productsOf = ({ doses }: Watering) =>
  doses.length === 1 ? doses[0]?.name : doses.length > 1 && `${doses.length} produtos`

const actFields = ({ kind, activity_type_id, measures, doses }: Watering): Repeat['fields'] => [
  ['kind', kind],
  ...(activity_type_id ? [['activity_type_id', String(activity_type_id)] as [string, string]] : []),
  ...measureFields('measures', measures),
  ...doses.flatMap(({ stuff_id, name, amount, unit }, i): Repeat['fields'] => [
    ...(stuff_id ? [[`doses[${i}].stuff_id`, String(stuff_id)] as [string, string]] : []),
    [`doses[${i}].name`, name],
    [`doses[${i}].amount`, typed(amount)],
    [`doses[${i}].unit`, unit],
  ]),
]

const spaceFields = (plants: QuickPlant[], others: QuickPlant[]): Repeat['fields'] => [
  ['where', 'escolhidas'],
  ...plants.map(({ id }): [string, string] => ['plant_ids', String(id)]),
  ...others.flatMap(({ id, watering }, i): Repeat['fields'] => [
    [`corrections[${i}].plant_id`, String(id)],
    ...measureFields(`corrections[${i}].measures`, watering?.measures ?? {}),
  ]),
]

const measureFields = (prefix: string, measures: TypedMeasures) =>
  Object.entries(measureValues(measures)).map(([name, value]): Repeat['fields'][number] => [
    name.replace('measures', prefix),
    typeof value === 'number' ? typed(value) : String(value),
  ])

/** As a person types it: with a decimal comma. */
const typed = (value: number) => String(value).replace('.', ',')
