import { type SQL, sql } from 'drizzle-orm'
import { type AirName, type AirQuestion, type AskMeasuredAir, airNames } from '#domains/garden/plans/index.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { tierTable } from './bins.queries.ts'
import { tierSeconds } from './pick-tier.model.ts'
import { type Stay, staysIn } from './stays.queries.ts'

/** A little less than five minutes are kept for: before, hours are. */
const FINE_DAYS = 720
const MOST_RUNS = 20_000

/**
 * How long the air that robots measured was within bands, by the mean of each five minutes (each hour, of long ago): all
 * robots of a space count as one, and time without a reading counts as unknown.
 */
export const hoursMeasured: AskMeasuredAir = async (ctx, { space_ids, questions }) => {
  const from = new Date(Math.min(...questions.map(({ window }) => window.from)))
  const to = new Date(Math.max(...questions.map(({ window }) => window.to)))
  const stays = from < to ? await staysIn(ctx, space_ids, { from, to }) : []
  if (!stays.length)
    return { judged: questions.map(() => ({ known: 0, in_band: 0 })), covered: [], leaf_estimated: false }
  const tier = ctx.now().getTime() - from.getTime() > FINE_DAYS * DAY ? '1h' : '5m'
  const bins = binsOf(stays, tier)
  const seconds = tierSeconds[tier]
  const [judged, covered] = await Promise.all([
    judge(ctx, { bins, seconds, questions }),
    runsOf(ctx, { bins, seconds }),
  ])
  return {
    judged,
    covered,
    leaf_estimated: stays.some((stay) => stay.leaf_estimated) && covered.some(({ name }) => name === 'vpd'),
  }
}

/** The mean of all readings of a bin, by space and quantity; only bins that lie in the stay of their robot. */
function binsOf(stays: Stay[], tier: '5m' | '1h'): SQL {
  const list = (of: (stay: Stay) => number | string) => sql.param(stays.map(of))
  return sql`(
    select stood.space_id, sensor.key, reckoned.at, sum(one.mean::float8 * one.count) / sum(one.count) as mean
    from unnest(${list(({ space_id }) => space_id)}::int[], ${list(({ device_id }) => device_id)}::int[],
        ${list(({ model_id }) => model_id)}::int[], ${list(({ begins }) => begins.toISOString())}::timestamptz[],
        ${list(({ ends }) => ends.toISOString())}::timestamptz[]) as stood (space_id, device_id, model_id, begins, ends)
      join ${tierTable(tier)} reckoned on reckoned.device_id = stood.device_id and reckoned.at >= stood.begins
        and reckoned.at + make_interval(secs => ${tierSeconds[tier]}) <= stood.ends,
      unnest(reckoned.means, reckoned.counts) with ordinality as one (mean, count, slot)
      join model_sensors place on place.slot = one.slot
      join device_sensors sensor on sensor.id = place.sensor_id
    where place.model_id = stood.model_id and one.count > 0 and sensor.key = any(${sql.param([...airNames])}::text[])
    group by 1, 2, 3)`
}

type Binned = { bins: SQL; seconds: number }

async function judge({ db }: Context, { bins, seconds, questions }: Binned & { questions: AirQuestion[] }) {
  const list = (of: (question: AirQuestion) => number | string | null) => sql.param(questions.map(of))
  const moment = (at: number) => new Date(at).toISOString()
  const { rows } = await db.execute<{ at: number; known: number; in_band: number }>(sql`
    select asked.at::int, (count(*) * ${seconds} / 3600.0)::float8 as known, (count(*) filter (
        where (asked.low is null or round(bins.mean::numeric, asked.decimals) >= asked.low::numeric)
          and (asked.high is null or round(bins.mean::numeric, asked.decimals) <= asked.high::numeric)
      ) * ${seconds} / 3600.0)::float8 as in_band
    from ${bins} bins join unnest(${list(({ name }) => name)}::text[], ${list(({ band }) => band.from)}::float8[],
        ${list(({ band }) => band.to)}::float8[], ${list(({ window }) => moment(window.from))}::timestamptz[],
        ${list(({ window }) => moment(window.to))}::timestamptz[], ${list(({ decimals }) => decimals)}::int[])
      with ordinality as asked (key, low, high, begins, ends, decimals, at)
      on asked.key = bins.key and bins.at >= asked.begins and bins.at + make_interval(secs => ${seconds}) <= asked.ends
    group by 1`)
  const found = new Map(rows.map(({ at, known, in_band }) => [at, { known, in_band }]))
  return questions.map((_, i) => found.get(i + 1) ?? { known: 0, in_band: 0 })
}

/** Times without a hole, by space and quantity. */
async function runsOf({ db }: Context, { bins, seconds }: Binned) {
  const { rows } = await db.execute<{ space_id: number; name: AirName; from: number; to: number }>(sql`
    select space_id, key as name, (extract(epoch from min(at)) * 1000)::float8 as "from",
      ((extract(epoch from max(at)) + ${seconds}) * 1000)::float8 as "to"
    from (
      select space_id, key, at, at - make_interval(secs => ${seconds}) * row_number() over (partition by space_id, key order by at) as run
      from ${bins} bins
    ) as placed group by space_id, key, run order by 1, 2, 3 limit ${MOST_RUNS}`)
  return rows
}

type AirDay = { space_id: number; name: AirName; day: string; mean: number; hours: number }

/** The mean of each day in São Paulo, by space and quantity, of what robots measured there by the hour. */
export async function airByDay(ctx: Context, space_ids: number[], window: { from: Date; to: Date }): Promise<AirDay[]> {
  const stays = space_ids.length && window.from < window.to ? await staysIn(ctx, space_ids, window) : []
  if (!stays.length) return []
  const { rows } = await ctx.db.execute<AirDay>(sql`
    select space_id, key as name, (at at time zone 'America/Sao_Paulo')::date::text as day, avg(mean)::float8 as mean,
      count(*)::int as hours
    from ${binsOf(stays, '1h')} bins group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}
