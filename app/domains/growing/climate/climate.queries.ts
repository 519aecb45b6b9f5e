import { type SQL, sql } from 'drizzle-orm'
import { findSpace } from '#domains/garden/garden/index.ts'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { isAfterHarvest } from '#domains/garden/garden/spaces/space.kinds.ts'
import { canUpdate } from '#domains/garden/garden/spaces/spaces.policy.ts'
import type { Space } from '#domains/garden/garden/spaces/spaces.table.ts'
import {
  type ActivityGroup,
  type ActivitySlug,
  activityOf,
  activityTypes,
} from '#domains/garden/journal/activities/activity.kinds.ts'
import type { MetricName } from '#domains/garden/journal/activities/metric.kinds.ts'
import { usualLeafOffset } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { climateOf, gapsIn } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { bandsNow } from './aim-now.queries.ts'
import { bothSources } from './both-sources.model.ts'
import type { Climate, ClimateFilter, ClimatePoint, Spread } from './climate.schemas.ts'
import { dailyLightOf } from './daily-light.queries.ts'
import { isOfItsAir } from './its-air.queries.ts'
import { lastKnownOf } from './last-known.queries.ts'
import { windowOf } from './span-window.model.ts'
import { spans } from './spans.kinds.ts'
import { stageBands } from './stage-bands.queries.ts'
import { toldNow } from './told-now.queries.ts'
import { leafVpdSql } from './vpd.queries.ts'

/** Of robots there is a row for each five minutes, kept for two years; minutes are kept for one. */
const LEAST_ROBOT_MINUTES = 5

/** Readings of a space in a window, the activities in it, and the target bands. Same visibility as the space. */
export async function readClimate(ctx: Context, { slug, span, until, marks: group }: ClimateFilter): Promise<Climate> {
  const space = await findSpace(ctx, slug)
  const window = windowOf(span, until ?? dayKey(ctx.now()))
  const estimated = space.leaf_offset === null && !isAfterHarvest(space.kind)
  const leaf_offset = { value: space.leaf_offset ?? usualLeafOffset(space.kind), estimated }
  const [{ points: bins, noted_at, ...read }, gaps, marks, stagesOf, last_known] = await Promise.all([
    readPoints(ctx, space, { ...window, bin_minutes: spans[span].bin_minutes }),
    gapsIn(ctx, space.id, window),
    marksOf(ctx, space, { ...window, group }),
    stageBands(ctx, [space.id], window),
    window.to > ctx.now() ? lastKnownOf(ctx, space.id) : null,
  ])
  const { light_hours, plan, ...stages } = stagesOf(space.id)
  const reads = window.to > ctx.now()
  const told = reads ? await toldNow(ctx, space.id, noted_at) : null
  const points = told && isNewer(told.point, bins, window) ? [...bins, told.point] : bins
  const bands = told ? await bandsNow(ctx, { ...stages, points, device_id: told.device_id }) : stages.bands
  const daily_light = await dailyLightOf(ctx, space.id, { ...window, planned: light_hours })
  // Others see the climate, not that there is a robot and what became of it.
  const cares = canUpdate(ctx.viewer, space)
  const sources = cares ? read : null
  const causes = cares ? gaps : gaps.map((gap) => ({ ...gap, cause: 'unknown' as const }))
  return { span, ...window, leaf_offset, points, gaps: causes, sources, last_known, marks, daily_light, plan, bands }
}

const isNewer = ({ at }: ClimatePoint, bins: ClimatePoint[], { from, to }: Window) =>
  at >= from && at < to && at > (bins.at(-1)?.at ?? from)

/** What was noted and what robots measured in a space, in the same bins, and which of both there is. */
export async function readPoints(
  ctx: Context,
  space: Space,
  { bin_minutes, ...window }: Window & { bin_minutes: number },
) {
  const offset = space.leaf_offset ?? usualLeafOffset(space.kind)
  const [noted, measured] = await Promise.all([
    pointsOf(ctx, space, { ...window, bin_minutes, offset }),
    climateOf(ctx, space.id, window, Math.max(bin_minutes, LEAST_ROBOT_MINUTES)),
  ])
  const points = bothSources(noted, measured, { from: window.from, bin_minutes })
  return { points, robot: measured.length > 0, noted: noted.length > 0, noted_at: noted.at(-1)?.at ?? null }
}

const measure = (name: MetricName): SQL => sql`(measures -> ${sql.raw(`'${name}'`)} ->> 'value')::float8`

type Window = { from: Date; to: Date }
type Row = Record<string, number | null> & { at: string; samples: number }

/**
 * All samples of the window, binned: mean with minimum and maximum, so that no peak is lost and the newest are included
 * however many there are. Bins without samples are absent: a gap stays a gap. What was measured at its plants is its air
 * too, an act on several of them one sample.
 */
async function pointsOf(
  ctx: Context,
  space: Space,
  { from, to, bin_minutes, offset }: Window & { bin_minutes: number; offset: number },
): Promise<ClimatePoint[]> {
  const spread = (name: string) =>
    sql.raw(`avg(${name}) as ${name}_avg, min(${name}) as ${name}_min, max(${name}) as ${name}_max`)
  const air = measure('temperature')
  const leaf = sql`coalesce(${measure('leaf_temperature')}, ${air} + ${offset}::float8)`
  const { rows } = await ctx.db.execute<Row>(sql`
    select extract(epoch from avg(happened_at - ${from.toISOString()}::timestamptz)) * 1000 as at, count(*)::int as samples,
      ${spread('temperature')}, ${spread('humidity')}, ${spread('vpd')}, ${spread('ppfd')}, ${spread('co2')}
    from (
      select distinct on (happened_at, act_key) happened_at, ${air} as temperature, ${measure('humidity')} as humidity, ${measure('ppfd')} as ppfd,
        ${measure('co2')} as co2, ${leafVpdSql(air, measure('humidity'), leaf)} as vpd
      from updates
      where space_id = ${space.id} and deleted_at is null and ${isOfItsAir(ctx)}
        and happened_at >= ${from.toISOString()} and happened_at < ${to.toISOString()}
        and measures ?| array['temperature', 'humidity', 'ppfd', 'co2']
      order by happened_at, act_key, id
    ) samples
    group by date_bin(make_interval(mins => ${bin_minutes}), happened_at, ${from.toISOString()}::timestamptz)
    order by 1`)
  return rows.map((row) => ({
    at: new Date(from.getTime() + Number(row.at)),
    samples: row.samples,
    temperature: spreadOf(row, 'temperature'),
    humidity: spreadOf(row, 'humidity'),
    vpd: spreadOf(row, 'vpd'),
    ppfd: spreadOf(row, 'ppfd'),
    co2: spreadOf(row, 'co2'),
  }))
}

const spreadOf = (row: Row, name: string): Spread => {
  const avg = row[`${name}_avg`] as number | null
  if (avg === null) return null
  return { avg, min: row[`${name}_min`] as number, max: row[`${name}_max`] as number }
}

const MOST_MARKS = 300

/** The growers' own activities belong to no group. */
const ofGroup = (group: ActivityGroup) => {
  const kinds = activityTypes.filter((one) => one.group === group).map(({ slug }) => slug)
  return sql`updates.kind = any(${sql.param(kinds)}::text[])`
}

/** Activities in the space and on its plants that the viewer may see; the newest, up to a limit. */
async function marksOf(
  ctx: Context,
  space: Space,
  { from, to, group }: Window & { group?: ActivityGroup },
): Promise<Climate['marks']> {
  const { rows } = await ctx.db.execute<{
    id: number
    at: Date
    kind: ActivitySlug
    own_name: string | null
    slug: string | null
    name: string | null
  }>(sql`
    select updates.id, updates.happened_at as at, updates.kind, t.name as own_name, plants.slug, plants.name
    from updates
    left join plants on plants.id = updates.plant_id
    left join activity_types t on t.id = updates.activity_type_id
    where updates.space_id = ${space.id} and updates.deleted_at is null and updates.kind <> 'medicao'
      and updates.happened_at >= ${from.toISOString()} and updates.happened_at < ${to.toISOString()}
      and (updates.plant_id is null or (${plantsVisibleTo(ctx.viewer)})) ${group ? sql`and ${ofGroup(group)}` : sql``}
    order by updates.happened_at desc limit ${MOST_MARKS}`)
  return rows.reverse().map(({ id, at, kind, own_name, slug, name }) => ({
    id,
    at: new Date(at),
    kind,
    label: own_name ?? activityOf(kind)?.label ?? kind,
    plant: slug && name ? { slug, name } : null,
  }))
}
