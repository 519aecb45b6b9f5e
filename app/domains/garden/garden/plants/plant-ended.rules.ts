import { and, asc, eq, gt, inArray, lt, notInArray, type SQL } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { cutPhaseIds } from '../harvest-holds/harvest-hold.rules.ts'
import { cutPhases } from '../harvest-holds/harvest-holds.kinds.ts'
import { type Plant, plant_cycle_changes } from './plants.table.ts'

type Entered = { plant_cycle_id: number; on: string }

/** What was harvested dries and cures, what was lost neither: no other phase begins after it. Throws beside the field of the phase. */
export async function demandGrowsOn(tx: Context, plants: Plant[], { plant_cycle_id, on }: Entered, field: string) {
  const isCut = (await cutPhaseIds(tx)).has(plant_cycle_id)
  for (const { name, status, ended_on } of plants) {
    if (status === 'viva' || !ended_on || on < ended_on || (status === 'colhida' && isCut)) continue
    const since = formatNumericDay(ended_on)
    throw invalidField(
      field,
      status === 'colhida'
        ? `“${name}” foi colhida em ${since}: daí em diante só seca e cura. Se ela rebrotou, crie uma planta nova.`
        : lostWords(name, since),
    )
  }
}

/** What was lost is not harvested, nor lost again; what was harvested may be lost while it dries. */
export function demandNotLost(plants: Plant[], kind: 'colheita' | 'perda', on: string) {
  for (const { name, status, ended_on } of plants) {
    if (!ended_on) continue
    const since = formatNumericDay(ended_on)
    if (status === 'morta') throw invalidField('plant_ids', lostWords(name, since))
    if (status === 'colhida' && kind === 'perda' && on < ended_on)
      throw invalidField('happened_at', `“${name}” foi colhida em ${since}. Escolha esse dia ou um depois.`)
  }
}

const lostWords = (name: string, since: string) =>
  `“${name}” se perdeu em ${since}. Se foi engano, apague a perda antes.`

/** The other way round: of a plant that grew on in another phase, no end lies before that. */
export async function demandNoPhaseAfter(tx: Context, plants: Plant[], day: string) {
  const [later] = await phasesOf(
    tx,
    plants,
    and(gt(plant_cycle_changes.on, day), notInArray(catalogue_items.slug, [...cutPhases])),
  )
  if (later) throw invalidField('happened_at', `${enteredWords(plants, later)}. Escolha esse dia ou um depois, ${ELSE}`)
}

/** It began before what it was since: another phase, and its end. */
export async function demandBeganBefore(tx: Context, plant: Plant, started_on: string) {
  const { ended_on, name } = plant
  if (ended_on && started_on > ended_on)
    throw invalidField('started_on', `“${name}” acabou em ${formatNumericDay(ended_on)}. Escolha esse dia ou um antes.`)
  const [, second] = await phasesOf(tx, [plant])
  if (second && started_on > second.on)
    throw invalidField('started_on', `${enteredWords([plant], second)}. Escolha esse dia ou um antes, ${ELSE}`)
}

/** A harvest that is moved stays before the phases that followed it. */
export async function demandPhasesFollow(tx: Context, plant: Plant, { from, to }: { from: string; to: string }) {
  const between = and(gt(plant_cycle_changes.on, from), lt(plant_cycle_changes.on, to))
  const [earlier] = await phasesOf(tx, [plant], and(between, inArray(catalogue_items.slug, ['secagem', 'cura'])))
  if (earlier)
    throw invalidField('happened_at', `${enteredWords([plant], earlier)}. Escolha esse dia ou um antes, ${ELSE}`)
}

const ELSE = 'ou corrija a fase.'

type Phase = { plant_id: number; on: string; phase: string }

const enteredWords = (plants: Plant[], { plant_id, on, phase }: Phase) =>
  `“${plants.find(({ id }) => id === plant_id)?.name}” entrou em ${phase} em ${formatNumericDay(on)}`

/** The first two phases that these plants entered, of those that are meant. */
const phasesOf = ({ db }: Context, plants: Plant[], meant?: SQL): Promise<Phase[]> =>
  db
    .select({ plant_id: plant_cycle_changes.plant_id, on: plant_cycle_changes.on, phase: catalogue_items.name })
    .from(plant_cycle_changes)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plant_cycle_changes.plant_cycle_id))
    .where(
      and(
        inArray(
          plant_cycle_changes.plant_id,
          plants.map(({ id }) => id),
        ),
        meant,
      ),
    )
    .orderBy(asc(plant_cycle_changes.on), asc(plant_cycle_changes.id))
    .limit(2)
