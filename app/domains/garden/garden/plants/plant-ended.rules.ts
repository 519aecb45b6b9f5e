import { and, asc, eq, gt, inArray, lt, not } from 'drizzle-orm'
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
  const ended = plants.find(({ status, ended_on }) => status !== 'viva' && ended_on !== null && on >= ended_on)
  if (!ended || (ended.status === 'colhida' && (await cutPhaseIds(tx)).has(plant_cycle_id))) return
  const { name, status, ended_on } = ended
  const since = formatNumericDay(ended_on as string)
  throw invalidField(
    field,
    status === 'colhida'
      ? `“${name}” foi colhida em ${since}: daí em diante só seca e cura. Se ela rebrotou, crie uma planta nova.`
      : `“${name}” se perdeu em ${since}. Se foi engano, apague a perda antes.`,
  )
}

/** What was lost is not harvested, nor lost again; what was harvested may be lost while it dries. Throws beside the field of plants or day. */
export function demandNotLost(
  plants: Plant[],
  kind: 'colheita' | 'perda',
  on: string,
  fields: { plants: string; day: string },
) {
  for (const { name, status, ended_on } of plants) {
    if (!ended_on) continue
    const since = formatNumericDay(ended_on)
    if (status === 'morta')
      throw invalidField(fields.plants, `“${name}” se perdeu em ${since}. Se foi engano, apague a perda antes.`)
    if (status === 'colhida' && kind === 'perda' && on < ended_on)
      throw invalidField(fields.day, `“${name}” foi colhida em ${since}. Escolha esse dia ou um depois.`)
  }
}

/** The other way round: of a plant that grew on in another phase, no end lies before that. Throws beside the field of the day. */
export async function demandNoPhaseAfter({ db }: Context, plants: Plant[], day: string, field: string) {
  const [later] = plants.length
    ? await db
        .select({ plant_id: plant_cycle_changes.plant_id, on: plant_cycle_changes.on, phase: catalogue_items.name })
        .from(plant_cycle_changes)
        .innerJoin(catalogue_items, eq(catalogue_items.id, plant_cycle_changes.plant_cycle_id))
        .where(
          and(
            inArray(
              plant_cycle_changes.plant_id,
              plants.map(({ id }) => id),
            ),
            gt(plant_cycle_changes.on, day),
            not(inArray(catalogue_items.slug, [...cutPhases])),
          ),
        )
        .orderBy(asc(plant_cycle_changes.on))
        .limit(1)
    : []
  if (!later) return
  const name = plants.find(({ id }) => id === later.plant_id)?.name
  throw invalidField(
    field,
    `“${name}” entrou em ${later.phase} em ${formatNumericDay(later.on)}. Escolha esse dia ou um depois, ou corrija a fase.`,
  )
}

/** It began before what it was since: another phase, and its end. */
export async function demandBeganBefore({ db }: Context, plant: Plant, started_on: string) {
  const { ended_on, name } = plant
  if (ended_on && started_on > ended_on)
    throw invalidField('started_on', `“${name}” acabou em ${formatNumericDay(ended_on)}. Escolha esse dia ou um antes.`)
  const [, second] = await db
    .select({ on: plant_cycle_changes.on, phase: catalogue_items.name })
    .from(plant_cycle_changes)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plant_cycle_changes.plant_cycle_id))
    .where(eq(plant_cycle_changes.plant_id, plant.id))
    .orderBy(asc(plant_cycle_changes.on), asc(plant_cycle_changes.id))
    .limit(2)
  if (second && started_on > second.on)
    throw invalidField(
      'started_on',
      `“${name}” entrou em ${second.phase} em ${formatNumericDay(second.on)}. Escolha esse dia ou um antes, ou corrija a fase.`,
    )
}

/** A harvest that is moved stays before the phases that followed it. Throws beside the field of the day. */
export async function demandPhasesFollow(
  { db }: Context,
  plant: Plant,
  { from, to }: { from: string; to: string },
  field: string,
) {
  const [earlier] = await db
    .select({ on: plant_cycle_changes.on, phase: catalogue_items.name })
    .from(plant_cycle_changes)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plant_cycle_changes.plant_cycle_id))
    .where(
      and(
        eq(plant_cycle_changes.plant_id, plant.id),
        ...[gt(plant_cycle_changes.on, from), lt(plant_cycle_changes.on, to)],
        inArray(catalogue_items.slug, ['secagem', 'cura']),
      ),
    )
    .orderBy(asc(plant_cycle_changes.on))
    .limit(1)
  if (earlier)
    throw invalidField(
      field,
      `“${plant.name}” entrou em ${earlier.phase} em ${formatNumericDay(earlier.on)}. Escolha esse dia ou um antes, ou corrija a fase.`,
    )
}
