import { sql } from 'drizzle-orm'
import type { Reading } from '#domains/garden/calculators/reading.kinds.ts'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { afterHarvestKinds } from '#domains/garden/garden/spaces/space.kinds.ts'
import type { Context } from '#platform/context.ts'
import type { PlanDetail } from '../plans/plans.schemas.ts'
import type { TargetName } from '../stages/stage.kinds.ts'
import { type Sample, vpdOf } from './hours-in-band.model.ts'

/** Readings of a plan by target: one series per space (in the order of `spaces`), and one of its plants. */
export type Readings = { series: Record<TargetName, Sample[][]>; spaces: (number | null)[]; leaf_estimated: boolean }

type Row = {
  space_id: number | null
  at: number
  temperature: Reading
  humidity: Reading
  leaf_temperature: Reading
  leaf_offset: Reading
  ph: Reading
  ec: Reading
  ppfd: Reading
  light_hours: Reading
}

/** Maximum number of rows; the newest take precedence. */
const MOST = 20_000

/** Readings in the plan's spaces and on its plants since it started, as far as the viewer may see them. */
export async function readingsOf(ctx: Context, plan: PlanDetail): Promise<Readings> {
  const from = plan.starts_on
  if (!from) return { series: empty(), spaces: [], leaf_estimated: false }
  const [air, fed] = await Promise.all([airOf(ctx, plan, from), feedOf(ctx, plan.id, from)])
  const bySpace = Map.groupBy(air, ({ space_id }) => space_id)
  const places = [...bySpace.values()]
  const series = (name: 'temperature' | 'humidity') =>
    places.map((rows) => rows.map((row) => ({ at: row.at, value: row[name] })))
  const hours = plan.stages.map((stage) => ({
    from: Date.parse(`${stage.done_on ?? stage.planned_on}T00:00:00-03:00`),
    light: stage.light_hours,
  }))
  const lightAt = (at: number) => hours.findLast((stage) => stage.from <= at)?.light ?? null
  // Rows on a plant in one of the spaces are in both lists: deduplicated.
  const lit = [...new Map([...air, ...fed].map((row) => [row.at, row])).values()]
  const both = air.filter(({ temperature, humidity }) => temperature !== null && humidity !== null)
  return {
    spaces: [...bySpace.keys()],
    series: {
      temperature: series('temperature'),
      humidity: series('humidity'),
      vpd: places.map((rows) => rows.map((row) => ({ at: row.at, value: vpdOf(row) }))),
      dli: [lit.map((row) => ({ at: row.at, value: dliOf(row.ppfd, row.light_hours ?? lightAt(row.at)) }))],
      ph: [fed.map(({ at, ph }) => ({ at, value: ph }))],
      ec: [fed.map(({ at, ec }) => ({ at, value: ec }))],
    },
    leaf_estimated: both.some(({ leaf_temperature, leaf_offset }) => leaf_temperature === null && leaf_offset === null),
  }
}

const empty = (): Readings['series'] => ({ temperature: [], humidity: [], vpd: [], dli: [], ph: [], ec: [] })

/** DLI = PPFD · h · 0,0036 (mol/m²/d); null when one is missing. */
const dliOf = (ppfd: Reading, hours: Reading): Reading =>
  ppfd === null || hours === null ? null : ppfd * hours * 0.0036

const measured = (name: string) => sql`(u.measures -> ${name} ->> 'value')::float8`
const values = sql`${measured('temperature')} as temperature, ${measured('humidity')} as humidity,
  ${measured('leaf_temperature')} as leaf_temperature, ${measured('ph')} as ph, ${measured('ec')} as ec,
  ${measured('ppfd')} as ppfd, ${measured('light_hours')} as light_hours`
const at = sql`(extract(epoch from u.happened_at) * 1000)::float8 as at`
const seen = (ctx: Context) =>
  sql`(u.plant_id is null or exists (select from ${plants} where plants.id = u.plant_id and ${plantsVisibleTo(ctx.viewer)}))`

/** An act on several plants of a space is one reading of its climate. */
async function airOf(ctx: Context, { spaces }: PlanDetail, from: string): Promise<Row[]> {
  if (!spaces.length) return []
  const { rows } = await ctx.db.execute<Row>(sql`
    select * from (
      select distinct on (u.space_id, u.happened_at) u.space_id,
        coalesce(s.leaf_offset, case when s.kind = any(${sql.param([...afterHarvestKinds])}::text[]) then 0 end)::float8 as leaf_offset, ${at}, ${values}
      from updates u join spaces s on s.id = u.space_id
      where u.space_id = any(${sql.param(spaces.map(({ id }) => id))}::int[]) and u.deleted_at is null
        and u.happened_at >= ${`${from}T00:00:00-03:00`}::timestamptz
        and u.measures ?| array['temperature', 'humidity', 'ppfd'] and ${seen(ctx)}
      order by u.space_id, u.happened_at desc, u.id desc limit ${MOST}
    ) newest order by space_id, at`)
  return rows
}

/** pH and EC of the feed, and light, on the plan's plants: one row per act. */
async function feedOf(ctx: Context, plan_id: number, from: string): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select * from (
      select distinct on (u.happened_at, u.act_key) null::int as space_id, null::float8 as leaf_offset, ${at}, ${values}
      from plan_plants l join updates u on u.plant_id = l.plant_id
      where l.plan_id = ${plan_id} and u.deleted_at is null and u.happened_at >= ${`${from}T00:00:00-03:00`}::timestamptz
        and u.measures ?| array['ph', 'ec', 'ppfd'] and ${seen(ctx)}
      order by u.happened_at desc, u.act_key limit ${MOST}
    ) newest order by at`)
  return rows
}
