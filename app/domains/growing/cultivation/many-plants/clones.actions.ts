import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { freeSlug } from '#platform/slugs.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable } from '#shared/text.ts'
import '#domains/garden/garden/garden.events.ts'
import { demandCycle, findOwnPlant, noteCycle, notePlace, showPlants } from '#domains/garden/garden/index.ts'
import { plant_stuffs } from '#domains/garden/garden/plants/plant-stuffs.table.ts'
import { isCreator } from '#domains/garden/garden/plants/plants.policy.ts'
import { type Plant, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { writeAct } from '#domains/garden/journal/index.ts'
import type { CloneMany } from './many-plants.schemas.ts'

/**
 * Clones a plant: each clone named as requested, with the selected parts of its mother; logged in the mother's journal.
 * Idempotent: a repeated submit returns the first clones.
 */
export function clonePlant(ctx: Context, input: CloneMany) {
  if (input.started_on > dayKey(ctx.now())) throw invalidField('started_on', 'Escolha hoje ou um dia que já passou.')
  return ctx.transaction(async (tx) => {
    const mother = await findOwnPlant(tx, input.id_or_slug)
    // Clones belong to the mother's owner: staff cannot make them public.
    if (!input.private && !isCreator(tx.viewer, mother))
      throw new AppError('forbidden', 'Só quem criou a planta pode escolher quem vê.')
    const again = await clonedBefore(tx, mother, input.idempotency_key)
    if (again) return cardsOf(tx, again)
    demandCutInLife(mother, input.started_on)
    await demandCycle(tx, input.plant_cycle_id)
    const clones: Plant[] = []
    // One timestamp for all: a repeated submit finds them by it.
    const created_at = tx.now()
    for (let number = 1; number <= input.count; number++)
      clones.push(await cut(tx, mother, input, { number, created_at }))
    await writeAct(tx, {
      kind: 'clonagem',
      text: `${plural(input.count, 'clone', 'clones')}: ${input.name}.`,
      plant_ids: [mother.id],
      measures: {},
      doses: [],
      photo_ids: [],
      corrections: [],
    })
    return cardsOf(tx, clones)
  })
}

/** Nothing is cut of a mother that was not there yet, or that was lost by then. */
function demandCutInLife({ name, started_on, ended_on, status }: Plant, day: string) {
  if (day < started_on)
    throw invalidField(
      'started_on',
      `“${name}” começou em ${formatNumericDay(started_on)}. Escolha esse dia ou um depois.`,
    )
  if (status === 'morta' && ended_on && day > ended_on)
    throw invalidField(
      'started_on',
      `“${name}” se perdeu em ${formatNumericDay(ended_on)}. Escolha esse dia ou um antes.`,
    )
}

type Cut = { number: number; created_at: Date }

async function cut(tx: Context, mother: Plant, input: CloneMany, { number, created_at }: Cut): Promise<Plant> {
  const takes = (part: CloneMany['inherit'][number]) => input.inherit.includes(part)
  const name = input.count === 1 ? input.name : `${input.name} ${number}`
  const genetic_name = takes('genetic') ? mother.genetic_name : null
  const [clone] = await tx.db
    .insert(plants)
    .values({
      slug: await freeSlug(tx, plants, name, {
        fallback: 'planta',
        reserved: reservedSlugs.planta,
        private: input.private,
      }),
      created_by: mother.created_by,
      name,
      genetic_name,
      genetic_id: takes('genetic') ? mother.genetic_id : null,
      description: takes('description') ? mother.description : '',
      space_id: takes('space') ? mother.space_id : null,
      group_name: takes('group') ? mother.group_name : null,
      origin: 'clone',
      mother_id: mother.id,
      private: input.private,
      plant_cycle_id: input.plant_cycle_id,
      cycle_since: input.started_on,
      started_on: input.started_on,
      search_text: searchable(`${name} ${genetic_name ?? ''}`),
      // The first clone carries the idempotency key; the others are found by its timestamp.
      idempotency_key: number === 1 ? input.idempotency_key : undefined,
      created_at,
    })
    .onConflictDoNothing({ target: [plants.created_by, plants.idempotency_key] })
    .returning()
  if (!clone) throw keyTaken()
  await noteCycle(tx, clone, { plant_cycle_id: input.plant_cycle_id, on: input.started_on })
  await notePlace(tx, [clone.id], clone.space_id, clone.started_on)
  if (takes('setup')) await copySetup(tx, mother, clone)
  await record(tx, 'plant.created', { plant_id: clone.id, created_by: clone.created_by })
  return clone
}

async function copySetup(tx: Context, mother: Plant, clone: Plant) {
  const parts = await tx.db.select().from(plant_stuffs).where(eq(plant_stuffs.plant_id, mother.id))
  const copies = parts.map(({ stuff_id, role }) => ({ plant_id: clone.id, stuff_id, role }))
  if (copies.length) await tx.db.insert(plant_stuffs).values(copies)
}

async function clonedBefore(tx: Context, mother: Plant, key: string | undefined): Promise<Plant[] | undefined> {
  if (!key) return undefined
  const mine = and(eq(plants.created_by, mother.created_by), eq(plants.idempotency_key, key))
  const [first] = await tx.db.select().from(plants).where(mine)
  if (!first) return undefined
  if (first.mother_id !== mother.id) throw keyTaken()
  const together = and(eq(plants.mother_id, mother.id), eq(plants.created_at, first.created_at))
  return tx.db.select().from(plants).where(together).orderBy(asc(plants.id))
}

const keyTaken = () => new AppError('conflict', 'Este formulário já criou outra planta. Abra a página de novo.')

async function cardsOf(tx: Context, clones: Plant[]) {
  const cards = await showPlants(
    tx,
    clones.map(({ id }) => id),
  )
  return { data: cards.sort((a, b) => a.id - b.id) }
}
