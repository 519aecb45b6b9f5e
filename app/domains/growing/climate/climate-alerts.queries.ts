import { sql } from 'drizzle-orm'
import type { SpaceCard } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { usualLeafOffset, vpdOf } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { targets } from '#domains/garden/plans/stages/stage.kinds.ts'
import { latest } from '#domains/robots/telemetry/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import type { ClimateBand } from './climate.schemas.ts'
import type { ClimateAlert } from './climate-alerts.schemas.ts'
import { stageBands } from './stage-bands.queries.ts'

/** An older reading says nothing about now. */
const FRESH_HOURS = 24
/** The most recently measured. */
const MOST_SPACES = 8

type Row = Pick<SpaceCard, 'id' | 'slug' | 'name' | 'kind'> & {
  leaf_offset: number | null
  measures: Measures
  at: string
}

/** What in the viewer's own spaces is outside its band now, by the last reading of each. */
export async function climateAlerts(ctx: Context): Promise<{ data: ClimateAlert[] }> {
  const spaces = await freshReadings(ctx)
  const now = ctx.now()
  const window = { from: now, to: new Date(now.getTime() + 1) }
  const found = await Promise.all(
    spaces.map(async (space) => {
      const { bands } = await stageBands(ctx, space.id, window)
      return series.flatMap((name) => judged(space, name, bands[name]?.[0]) ?? [])
    }),
  )
  return { data: found.flat() }
}

const series = ['temperature', 'humidity', 'vpd'] as const
type Series = (typeof series)[number]

async function freshReadings(ctx: Context): Promise<Row[]> {
  const since = new Date(ctx.now().getTime() - FRESH_HOURS * HOUR).toISOString()
  const [{ rows: noted }, measured] = await Promise.all([notedReadings(ctx, since), robotReadings(ctx, since)])
  const newest = new Map<number, Row>()
  for (const row of [...noted, ...measured]) {
    const before = newest.get(row.id)
    if (!before || new Date(row.at) > new Date(before.at)) newest.set(row.id, row)
  }
  return [...newest.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MOST_SPACES)
}

const notedReadings = (ctx: Context, since: string) =>
  ctx.db.execute<Row>(sql`
    select s.id, s.slug, s.name, s.kind, s.leaf_offset::float8 as leaf_offset, last.measures, last.happened_at as at
    from spaces s cross join lateral (
      select u.measures, u.happened_at from updates u
      where u.space_id = s.id and u.plant_id is null and u.deleted_at is null and u.happened_at > ${since}
        and u.measures ?| array['temperature', 'humidity']
      order by u.happened_at desc limit 1
    ) last
    where s.created_by = ${signedIn(ctx).id} and s.deleted_at is null and s.archived_at is null
    order by last.happened_at desc limit ${MOST_SPACES}`)

/** What each robot that stands in one of the viewer's own spaces told last, since it stands there, without what is impossible. */
async function robotReadings(ctx: Context, since: string): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Omit<Row, 'measures' | 'at'> & { device_id: number; placed_at: number }>(sql`
    select s.id, s.slug, s.name, s.kind, s.leaf_offset::float8 as leaf_offset, link.device_id,
      extract(epoch from place.placed_at)::float8 * 1000 as placed_at
    from spaces s
      join device_places place on place.space_id = s.id and place.left_at is null
      join device_links link on link.id = place.link_id and link.unlinked_at is null
      join telemetry_last last on last.device_id = link.device_id and last.at > ${since} and last.at >= place.placed_at
    where s.created_by = ${signedIn(ctx).id} and s.deleted_at is null and s.archived_at is null`)
  const read = new Map(
    (
      await latest(
        ctx,
        rows.map(({ device_id }) => device_id),
      )
    ).map((one) => [one.device_id, one]),
  )
  return rows.flatMap(({ device_id, placed_at, ...space }) => {
    const one = read.get(device_id)
    if (!one) return []
    const measures: Measures = {}
    for (const key of ['temperature', 'humidity', 'leaf_temperature'] as const) {
      const [value, at] = [one.values[key], one.ats[key]]
      const counts = at && at.getTime() >= placed_at && at.toISOString() > since
      if (counts && typeof value === 'number' && !one.flags[key]) measures[key] = { value }
    }
    return [{ ...space, measures, at: one.at.toISOString() }]
  })
}

function judged({ id, slug, name, at, ...read }: Row, of: Series, band: ClimateBand | undefined) {
  const exact = readingOf(read, of)
  if (exact === null || !band) return undefined
  const decimals = targets.find((target) => target.name === of)?.decimals ?? 1
  // Rounded as displayed, as everywhere else.
  const value = Math.round(exact * 10 ** decimals) / 10 ** decimals
  const side =
    band.low !== null && value < band.low ? 'below' : band.high !== null && value > band.high ? 'above' : null
  if (!side) return undefined
  const { low, high, stage } = band
  return { space: { id, slug, name }, series: of, value, side, low, high, stage, at: new Date(at) } as const
}

function readingOf({ measures, leaf_offset, kind }: Pick<Row, 'measures' | 'leaf_offset' | 'kind'>, of: Series) {
  const air = { temperature: measures.temperature?.value ?? null, humidity: measures.humidity?.value ?? null }
  if (of !== 'vpd') return air[of]
  const leaf_temperature = measures.leaf_temperature?.value ?? null
  return vpdOf({ ...air, leaf_temperature, leaf_offset: leaf_offset ?? usualLeafOffset(kind) })
}
