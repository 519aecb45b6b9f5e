import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { drinkOf, runoffOf } from '#domains/garden/garden/plants/plant-life.seed.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { update_doses, updates } from '../updates/updates.table.ts'

type People = Map<string, { id: number }>

/**
 * Demo data that requires plants in spaces: cycle changes as updates, readings, doses, own
 * activities.
 */
export async function seedDemoActs(tx: Context, people: People) {
  await seedPhases(tx)
  const grower = people.get('grower')
  if (grower) {
    await seedReadings(tx, grower.id)
    await seedFeeding(tx, grower.id)
    await seedOwn(tx, grower.id)
  }
  const neighbour = people.get('vizinha')
  if (neighbour)
    await tx.db
      .insert(activity_types)
      .values({ created_by: neighbour.id, name: 'Chorume de urtiga', feeding: true, metrics: [] })
}

/** Where each update of a plant was written: where the plant stood that day. Once all plants have their places. */
export const placeUpdates = (tx: Context) =>
  tx.db.execute(sql`
    update updates u set space_id = (select h.space_id from plant_places h where h.plant_id = u.plant_id
      and h.since <= (u.happened_at at time zone 'America/Sao_Paulo')::date order by h.since desc limit 1)
    where u.plant_id is not null`)

/** Every cycle after the first has an update, linked to its history row. */
const seedPhases = (tx: Context) =>
  tx.db.execute(sql`
    insert into updates (plant_id, space_id, created_by, kind, catalogue_item_id, cycle_change_id, text, happened_at, created_at)
    select h.plant_id, p.space_id, h.created_by, 'fase', h.plant_cycle_id, h.id, 'Entrou em ' || lower(i.name) || '.', at.at, at.at
    from plant_cycle_changes h join plants p on p.id = h.plant_id join catalogue_items i on i.id = h.plant_cycle_id,
    lateral (select least((h."on" + time '08:30') at time zone 'America/Sao_Paulo', ${tx.now().toISOString()}::timestamptz - interval '2 hours') as at) at
    where h."on" > p.started_on`)

/** Days without readings, so that the chart has a gap. */
const AWAY = [11, 12]

/** Temperature and humidity, morning and evening of the last 30 days, in each of a user's spaces. */
async function seedReadings(tx: Context, created_by: number) {
  const own = await tx.db
    .select({ id: spaces.id, kind: spaces.kind })
    .from(spaces)
    .where(and(eq(spaces.created_by, created_by), isNull(spaces.deleted_at)))
  const rows = own.flatMap(({ id, kind }) => {
    const chance = chanceOf('readings', id)
    return daysBack(tx, 30)
      .filter(({ ago }) => !AWAY.includes(ago))
      .flatMap(({ day }) => [
        {
          space_id: id,
          at: at(day, 8, chance),
          measures: reading(chance, { night: true, outdoors: kind === 'externo' }),
        },
        {
          space_id: id,
          at: at(day, 20, chance),
          measures: reading(chance, { night: false, outdoors: kind === 'externo' }),
        },
      ])
  })
  const values = rows
    .filter((row) => row.at < tx.now())
    .map(({ at: happened_at, ...row }) => ({
      ...row,
      created_by,
      kind: 'medicao' as const,
      happened_at,
      created_at: happened_at,
    }))
  if (values.length) await tx.db.insert(updates).values(values)
}

function reading(chance: Chance, { night, outdoors }: { night: boolean; outdoors: boolean }): Measures {
  const about = (middle: number, spread: number) => middle + (chance.next() * 2 - 1) * spread
  const warm = (night ? 20.5 : 25.5) + (outdoors ? 1 : 0)
  return {
    temperature: { value: Math.round(about(warm, outdoors ? 3 : 1.4) * 10) / 10 },
    humidity: { value: Math.round(about(night ? 62 : 54, 6)) },
  }
}

/** Living plants of a user that are fed, with the last weeks' feedings: one act on all, with doses. */
async function seedFeeding(tx: Context, created_by: number) {
  const products = await tx.db
    .select({ id: stuffs.id, name: stuffs.name })
    .from(stuffs)
    .where(and(eq(stuffs.created_by, created_by), eq(stuffs.stuff_type_id, 8), isNull(stuffs.deleted_at)))
    .limit(2)
  const fed = await growing(tx, created_by, ['vegetativo', 'floracao'])
  if (!fed.length || !products.length) return
  // Of the days on which all are watered, every third, those of the weekly round; recipes and the agenda tell of the others.
  for (const ago of [18, 9]) {
    const chance = chanceOf('feeding', ago)
    const happened_at = at(dayAgo(tx, ago), 19, chance)
    const act_key = `019a0000-0000-7000-8000-${String(ago).padStart(12, '0')}`
    const rows = await tx.db
      .insert(updates)
      .values(
        fed.map(({ id, space_id, days }) => ({
          plant_id: id,
          space_id,
          created_by,
          act_key,
          happened_at,
          created_at: happened_at,
          kind: 'rega-alimentacao' as const,
          text: 'Farelos por cima e rega da semana, devagar, em duas vezes.',
          measures: {
            volume_ml: { value: drinkOf(days - ago) },
            runoff_ml: { value: runoffOf(drinkOf(days - ago)) },
            ph: { value: chance.int(60, 64) / 10 },
          } satisfies Measures,
        })),
      )
      .returning({ id: updates.id })
    await tx.db.insert(update_doses).values(
      rows.flatMap(({ id }) =>
        products.map(({ id: stuff_id, name }, position) => ({
          update_id: id,
          position,
          stuff_id,
          name,
          // Meals are weighed.
          amount: position ? 5 : 15,
          unit: 'g' as const,
        })),
      ),
    )
  }
}

/** A user's own activities, and updates with them. */
async function seedOwn(tx: Context, created_by: number) {
  const [tea, round] = await tx.db
    .insert(activity_types)
    .values([
      {
        created_by,
        name: 'Chá de composto',
        feeding: true,
        metrics: [
          { metric: 'volume_ml', required: true },
          { metric: 'ph', required: false },
        ],
      },
      { created_by, name: 'Ronda com a lupa', metrics: [] },
    ])
    .returning({ id: activity_types.id })
  const alive = await growing(tx, created_by, ['germinacao', 'vegetativo', 'floracao'])
  const done = alive.flatMap((plant) => [
    {
      ...plant,
      type: tea,
      ago: 15,
      text: 'Aerado por um dia inteiro, com uma colher de melaço.',
      measures: { volume_ml: { value: drinkOf(plant.days - 15) }, ph: { value: 6.5 } },
    },
    { ...plant, type: round, ago: 2, text: 'Tudo limpo, em cima e embaixo das folhas.', measures: {} },
  ])
  const values = done.map(({ id, space_id, type, ago, text, measures }) => {
    const happened_at = at(dayAgo(tx, ago), 18, chanceOf('own', id, ago))
    return {
      plant_id: id,
      space_id,
      created_by,
      kind: 'propria' as const,
      activity_type_id: type?.id ?? null,
      text,
      measures: measures as Measures,
      happened_at,
      created_at: happened_at,
    }
  })
  if (values.length) await tx.db.insert(updates).values(values)
}

/** Plants of a user that have been in one of these cycles for a while, with their age. */
const growing = async (tx: Context, created_by: number, cycles: string[]) => {
  const rows = await tx.db
    .select({ id: plants.id, space_id: plants.space_id, started_on: plants.started_on })
    .from(plants)
    .where(
      and(
        eq(plants.created_by, created_by),
        isNull(plants.archived_at),
        inArray(
          plants.plant_cycle_id,
          sql`(select id from catalogue_items where catalogue = 'ciclos_da_planta' and slug = any(${sql.param(cycles)}::text[]))`,
        ),
        sql`${plants.started_on} < ${dayAgo(tx, 20)}`,
      ),
    )
  return rows.map(({ started_on, ...plant }) => ({ ...plant, days: daysBetween(started_on, dayAgo(tx, 0)) }))
}

const dayAgo = (tx: Context, ago: number) => dayKey(new Date(tx.now().getTime() - ago * DAY))

const daysBack = (tx: Context, count: number) =>
  Array.from({ length: count }, (_, ago) => ({ ago, day: dayAgo(tx, ago) }))

/** About that hour of a day in São Paulo. */
const at = (day: string, hour: number, chance: Chance) =>
  new Date(Date.parse(`${day}T00:00:00-03:00`) + hour * HOUR + chance.int(0, 40) * 60_000)
