import { and, eq, isNull, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { meansDuring } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { type Measured, spreadOf } from './grown.model.ts'
import type { Grown } from './grown.schemas.ts'

/** The newest that are looked at: thousands say no more than these. */
const MOST_PLANTS = 400

/** What growers hide counts nowhere here. */
const openPlantsOf = (genetic_id: number) =>
  and(eq(plants.genetic_id, genetic_id), eq(plants.private, false), isNull(plants.deleted_at))
const openSpaces = and(eq(spaces.private, false), isNull(spaces.deleted_at))

const openPlants = (
  genetic_id: number,
) => sql`(select plants.id, plants.created_by, coalesce(cured_g, dry_g)::float8 as grams
  from ${plants} where ${openPlantsOf(genetic_id)} order by plants.id desc limit ${MOST_PLANTS})`

/** Of an open plant each phase that is over, its days; the last one goes on. */
const phasesOf = (
  genetic_id: number,
) => sql`(select h.plant_id, open.created_by as grower, i.slug, i.name, i."order", h."on" as first,
    lead(h."on") over (partition by h.plant_id order by h."on", h.id) as after
  from ${openPlants(genetic_id)} open join plant_cycle_changes h on h.plant_id = open.id
  join catalogue_items i on i.id = h.plant_cycle_id)`

/**
 * What the community harvested of a genetic, of open plants alone, and of their climate in open spaces alone. The same for
 * every reader: a figure that rests on few is not there for anybody.
 */
export async function grownOf(ctx: Context, genetic_id: number): Promise<Grown> {
  const [open, days, climate] = await Promise.all([
    plantsOf(ctx, genetic_id),
    daysOf(ctx, genetic_id),
    climateOfPlants(ctx, genetic_id),
  ])
  const isEnough = spreadOf(open) !== null
  return {
    plants: isEnough ? open.length : null,
    growers: isEnough ? new Set(open.map(({ grower }) => grower)).size : null,
    days,
    grams: spreadOf(open.filter(({ value }) => value > 0)),
    climate,
  }
}

async function plantsOf({ db }: Context, genetic_id: number): Promise<Measured[]> {
  const { rows } = await db.execute<Measured>(
    sql`select id as plant_id, created_by as grower, coalesce(grams, 0) as value from ${openPlants(genetic_id)} open`,
  )
  return rows
}

async function daysOf({ db }: Context, genetic_id: number): Promise<Grown['days']> {
  const { rows } = await db.execute<Measured & { slug: string; name: string }>(sql`
    select plant_id, grower, slug, name, sum(after - first)::int as value from ${phasesOf(genetic_id)} phases
    where after > first group by plant_id, grower, slug, name, "order" order by "order", plant_id`)
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap((of) => {
    const days = spreadOf(of)
    const [first] = of
    return days && first ? [{ phase: { slug: first.slug, name: first.name }, days }] : []
  })
}

type Stay = { plant_id: number; grower: number; space_id: number; from: string; to: string }
type Means = { plant_id: number; temperature: number | null; humidity: number | null }

/** A plant's means while it flowered: what robots measured where it stood, else what was noted there. */
async function climateOfPlants(ctx: Context, genetic_id: number): Promise<Grown['climate']> {
  const { rows: stays } = await ctx.db.execute<Stay>(sql`
    select f.plant_id, f.grower, s.space_id,
      (greatest(f.first, s.since))::timestamp at time zone 'America/Sao_Paulo' as from,
      (least(coalesce(f.after, ${ctx.now().toISOString()}::date), coalesce(s.until, 'infinity')))::timestamp at time zone 'America/Sao_Paulo' as to
    from ${phasesOf(genetic_id)} f
    join lateral (select space_id, since, lead(since) over (order by since) as until from plant_places where plant_id = f.plant_id) s
      on s.since < coalesce(f.after, ${ctx.now().toISOString()}::date) and coalesce(s.until, 'infinity') > f.first
    join ${spaces} on ${spaces.id} = s.space_id and ${openSpaces}
    where f.slug = 'floracao'`)
  const [noted, measured] = await Promise.all([notedDuring(ctx, stays), meansDuring(ctx, stays)])
  const growers = new Map(stays.map(({ plant_id, grower }) => [plant_id, grower]))
  const spread = (name: 'temperature' | 'humidity') =>
    spreadOf(
      [...growers].flatMap(([plant_id, grower]) => {
        const of = (means: Means[]) => means.find((one) => one.plant_id === plant_id)?.[name]
        const value = of(measured) ?? of(noted)
        return value === null || value === undefined ? [] : [{ plant_id, grower, value }]
      }),
    )
  return { temperature: spread('temperature'), humidity: spread('humidity') }
}

async function notedDuring({ db }: Context, stays: Stay[]): Promise<Means[]> {
  if (!stays.length) return []
  const { rows } = await db.execute<Means>(sql`
    select stay.plant_id, avg((u.measures -> 'temperature' ->> 'value')::float8) as temperature,
      avg((u.measures -> 'humidity' ->> 'value')::float8) as humidity
    from json_to_recordset(${JSON.stringify(stays)}::json) as stay(plant_id int, space_id int, "from" timestamptz, "to" timestamptz)
    join updates u on u.space_id = stay.space_id and u.plant_id is null and u.deleted_at is null
      and u.happened_at >= stay.from and u.happened_at < stay.to and u.measures ?| array['temperature', 'humidity']
    group by stay.plant_id`)
  return rows
}
