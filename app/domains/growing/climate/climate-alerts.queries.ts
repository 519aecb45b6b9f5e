import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SpaceCard } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { usualLeafOffset, vpdOf } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { targets } from '#domains/garden/plans/stages/stage.kinds.ts'
import { aimsOf } from '#domains/robots/ganza/index.ts'
import { placeOf } from '#domains/robots/ganza/robots/targets-at.model.ts'
import { latest } from '#domains/robots/telemetry/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
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
  /** Of the robot that told it. */
  robot?: { id: number; vpd: number | null }
}

/**
 * What in the viewer's own spaces is outside its band now, by the last reading of each. What a robot's mode aims at now, by
 * day or by night, is none: its page says of the same reading that it is on target.
 */
export async function climateAlerts(ctx: Context): Promise<{ data: ClimateAlert[] }> {
  const read = await freshReadings(ctx)
  const now = ctx.now()
  const window = { from: now, to: new Date(now.getTime() + 1) }
  const bandsOf = await stageBands(
    ctx,
    read.map(({ id }) => id),
    window,
  )
  const found = read.flatMap((row) =>
    series.flatMap((name) => {
      const alert = judged(row, name, bandsOf(row.id).bands[name]?.[0])
      return alert ? { alert, robot: row.robot } : []
    }),
  )
  const aims = await aimsOf(ctx, [...new Set(found.flatMap(({ robot }) => robot?.id ?? []))])
  const isAimedAt = ({ alert, robot }: (typeof found)[number]) => {
    const band = robot && aims.get(robot.id)?.bands[alert.series]
    if (!band) return false
    // Of the leaf is what the grower's own offset makes of it; the mode is followed by what the robot tells.
    const value = alert.series === 'vpd' ? (robot.vpd ?? alert.value) : alert.value
    return placeOf(value, band, decimalsOf(alert.series)) === 'within'
  }
  return { data: found.filter((one) => !isAimedAt(one)).map(({ alert }) => alert) }
}

const series = ['temperature', 'humidity', 'vpd'] as const
type Series = (typeof series)[number]

async function freshReadings(ctx: Context): Promise<Row[]> {
  const since = new Date(ctx.now().getTime() - FRESH_HOURS * HOUR).toISOString()
  const asked = { user_id: signedIn(ctx).id, since }
  const [noted, measured] = await Promise.all([notedReadings(ctx, asked), robotReadings(ctx, asked)])
  const newest = new Map<number, Row>()
  for (const row of [...noted, ...measured]) {
    const before = newest.get(row.id)
    if (!before || new Date(row.at) > new Date(before.at)) newest.set(row.id, row)
  }
  return [...newest.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MOST_SPACES)
}

type Asked = { user_id: number; since: string }

const placed = {
  id: spaces.id,
  slug: spaces.slug,
  name: spaces.name,
  kind: spaces.kind,
  leaf_offset: spaces.leaf_offset,
}
const ownSpaces = ({ user_id }: BuildArgs<Asked>['values']) =>
  and(eq(spaces.created_by, user_id), isNull(spaces.deleted_at), isNull(spaces.archived_at))

const notedReadings = statement('climate.noted', ({ db, values }: BuildArgs<Asked>) =>
  db
    .select({ ...placed, measures: sql<Measures>`last.measures`, at: sql<string>`last.happened_at` })
    .from(spaces)
    .crossJoin(
      sql`lateral (
        select u.measures, u.happened_at from updates u
        where u.space_id = ${spaces.id} and u.deleted_at is null and u.happened_at > ${values.since}
          and u.measures ?| array['temperature', 'humidity']
        order by u.happened_at desc limit 1
      ) last`,
    )
    .where(ownSpaces(values))
    .orderBy(sql`last.happened_at desc`)
    .limit(MOST_SPACES),
)

const robotsIn = statement('climate.robots', ({ db, values }: BuildArgs<Asked>) =>
  db
    .select({
      ...placed,
      device_id: sql<number>`link.device_id`,
      placed_at: sql<number>`extract(epoch from place.placed_at)::float8 * 1000`,
    })
    .from(spaces)
    .innerJoin(sql`device_places place`, sql`place.space_id = ${spaces.id} and place.left_at is null`)
    .innerJoin(sql`device_links link`, sql`link.id = place.link_id and link.unlinked_at is null`)
    .innerJoin(
      sql`telemetry_last last`,
      sql`last.device_id = link.device_id and last.at > ${values.since} and last.at >= place.placed_at`,
    )
    .where(ownSpaces(values)),
)

/** What each robot that stands in one of the viewer's own spaces told last, since it stands there, without what is impossible. */
async function robotReadings(ctx: Context, asked: Asked): Promise<Row[]> {
  const rows = await robotsIn(ctx, asked)
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
    const told = (key: string) => {
      const [value, at] = [one.values[key], one.ats[key]]
      const counts = at && at.getTime() >= placed_at && at.toISOString() > asked.since
      return counts && typeof value === 'number' && !one.flags[key] ? value : null
    }
    const measures: Measures = {}
    for (const key of ['temperature', 'humidity', 'leaf_temperature'] as const) {
      const value = told(key)
      if (value !== null) measures[key] = { value }
    }
    return [{ ...space, measures, at: one.at.toISOString(), robot: { id: device_id, vpd: told('vpd') } }]
  })
}

const decimalsOf = (of: Series) => targets.find((target) => target.name === of)?.decimals ?? 1

function judged({ id, slug, name, at, ...read }: Row, of: Series, band: ClimateBand | undefined) {
  const exact = readingOf(read, of)
  if (exact === null || !band) return undefined
  const decimals = decimalsOf(of)
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
