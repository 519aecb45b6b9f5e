import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import '../telemetry.events.ts'
import { lateTimes } from './late-minutes.model.ts'
import { tierTables } from './tier-tables.kinds.ts'

/** Rows of `telemetry_changes` that one transaction takes: each is what one write changed. */
const MOST_CHANGES = 2000

/**
 * Reckons the minutes that have new messages anew, from the messages, and then the 5 minutes, hours and days that they
 * belong to: what comes late or twice corrects them, and no order of arrival makes a difference. One at a time, whoever
 * asks; afterwards everything that was committed before is reckoned. Returns how many minutes were.
 */
export async function rollUp(ctx: Context): Promise<number> {
  let minutes = 0
  for (;;) {
    const taken = await ctx.transaction((tx) => rollUpSome(tx))
    minutes += taken.minutes
    if (taken.changes < MOST_CHANGES) return minutes
  }
}

async function rollUpSome(tx: Context) {
  const { db } = tx
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('telemetry rollups', 0))`)
  const { rows } = await db.execute<{ changes: number; devices: number[] | null; minutes: number[] | null }>(sql`
    with taken as (
      delete from telemetry_changes where id in (select id from telemetry_changes order by id limit ${MOST_CHANGES})
      returning devices, minutes
    ), touched as (
      select distinct pair.device_id, pair.minute from taken, unnest(taken.devices, taken.minutes) as pair (device_id, minute)
    )
    select (select count(*) from taken)::int as changes, array_agg(device_id) as devices, array_agg(minute) as minutes from touched`)
  const { changes = 0, devices, minutes } = rows[0] ?? {}
  if (!devices?.length || !minutes) return { changes, minutes: 0 }
  const [first, last] = [minutes.reduce((a, b) => Math.min(a, b)), minutes.reduce((a, b) => Math.max(a, b))]
  for (const table of ['telemetry_1m', 'telemetry_5m'])
    await db.execute(
      sql`select ensure_telemetry_partitions(${table}, '1 month', to_timestamp(${first * 60}), to_timestamp(${last * 60}))`,
    )
  const touched = sql`(
    select device_id, to_timestamp(minute * 60.0) as at
    from unnest(${sql.param(devices)}::int[], ${sql.param(minutes)}::int[]) as touched (device_id, minute)
  )`
  await db.execute(minutesOf(touched))
  for (const { table, from, length, begin } of tierTables)
    await db.execute(tierOf(touched, { table, from, length, begin: sql.raw(begin) }))
  const changed = devices.map((device_id, at) => ({ device_id, minute: minutes[at] ?? 0 }))
  for (const late of lateTimes(changed, tx.now().getTime())) await record(tx, 'telemetry.came_late', late)
  return { changes, minutes: minutes.length }
}

const columns = sql`device_id, at, lows, highs, means, counts, messages`

const replaced = sql`on conflict (device_id, at) do update set
  lows = excluded.lows, highs = excluded.highs, means = excluded.means, counts = excluded.counts, messages = excluded.messages`

/** Per slot: what is no number or flagged counts in nothing but the number of messages. */
const minutesOf = (touched: SQL) => sql`
  insert into telemetry_1m (${columns})
  select touched.device_id, touched.at, reckoned.*
  from ${touched} as touched, lateral (
    select array_agg(low order by slot), array_agg(high order by slot), array_agg(mean order by slot),
      array_agg(count order by slot), max(messages)
    from (
      select slot, min(good) as low, max(good) as high, avg(good)::real as mean, count(good)::int as count,
        max(messages)::int as messages
      from (
        select slot, case when value <> 'NaN' and (coalesce(flags, 0) >> (2 * (slot - 1))::int) & 3 = 0 then value end as good, messages
        from (
          select m."values", m.flags, count(*) over () as messages from telemetry_messages m
          where m.device_id = touched.device_id and m.at >= touched.at and m.at < touched.at + interval '1 minute'
        ) as m, unnest(m."values") with ordinality as one (value, slot)
      ) as judged group by slot
    ) as slots having count(*) > 0
  ) as reckoned
  order by touched.device_id, touched.at
  ${replaced}`

/** The mean is that of all readings, not of the means. */
const tierOf = (
  touched: SQL,
  { table, from, length, begin }: { table: string; from: string; length: string; begin: SQL },
) => sql`
  insert into ${sql.identifier(table)} (${columns})
  select touched.device_id, touched.at, reckoned.*
  from (select distinct device_id, ${begin} as at from ${touched} as minutes) as touched, lateral (
    select array_agg(low order by slot), array_agg(high order by slot), array_agg(mean order by slot),
      array_agg(count order by slot), max(messages)
    from (
      select slot, min(low) as low, max(high) as high, (sum(mean::float8 * count) / nullif(sum(count), 0))::real as mean,
        sum(count)::int as count, max(messages)::int as messages
      from (
        select p.*, sum(p.messages) over () as messages from ${sql.identifier(from)} p
        where p.device_id = touched.device_id and p.at >= touched.at and p.at < touched.at + ${length}::interval
      ) as below (device_id, at, lows, highs, means, counts, own, messages),
        unnest(lows, highs, means, counts) with ordinality as one (low, high, mean, count, slot)
      group by slot
    ) as slots having count(*) > 0
  ) as reckoned
  order by touched.device_id, touched.at
  ${replaced}`
