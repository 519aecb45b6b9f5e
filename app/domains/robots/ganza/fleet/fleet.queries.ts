import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { deviceStateOf } from '#domains/robots/devices/index.ts'
import { telemetry_refusals } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { telemetry_1d } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { crashCauses, signalBands } from './fleet.kinds.ts'
import type { FleetFilter, FleetHealth } from './fleet.schemas.ts'

const cause = sql<string>`coalesce(${device_events.data} ->> 'cause', '')`
const crashes = sql<number>`(count(*) filter (where ${inArray(cause, [...crashCauses])}))::int`
const dayOf = (at: SQL) => sql<string>`to_char(${at} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`

/** How all robots are, in sums; of no single one and of nobody's climate. */
export async function fleetHealth(ctx: Context, { days }: FleetFilter): Promise<FleetHealth> {
  const from = new Date(ctx.now().getTime() - days * DAY)
  const [cohorts, starts, signal, by_day] = await Promise.all([
    cohortsOf(ctx, from),
    startsOf(ctx, from),
    signalOf(ctx),
    daysOf(ctx, days),
  ])
  return { days, cohorts, starts, signal, by_day }
}

const bootsSince = (from: Date) =>
  and(eq(device_events.source, 'device'), eq(device_events.kind, 'boot'), gte(device_events.at, from))

async function cohortsOf(ctx: Context, from: Date) {
  const state = deviceStateOf(ctx)
  const [robots, boots] = await Promise.all([
    ctx.db
      .select({
        model: { id: device_models.id, name: device_models.name },
        version: sql<string>`${devices.firmware}`,
        devices: count(),
        offline: sql<number>`(count(*) filter (where ${state} = 'offline'))::int`,
      })
      .from(devices)
      .innerJoin(device_models, eq(device_models.id, devices.model_id))
      .where(and(isNull(devices.deleted_at), isNotNull(devices.firmware)))
      .groupBy(device_models.id, devices.firmware)
      .orderBy(asc(device_models.name), desc(count())),
    // By the version that started, which need not be the one that runs now.
    ctx.db
      .select({
        model_id: devices.model_id,
        version: sql<string>`${device_events.data} ->> 'firmware'`,
        starts: count(),
        crashes,
      })
      .from(device_events)
      .innerJoin(devices, eq(devices.id, device_events.device_id))
      .where(bootsSince(from))
      .groupBy(devices.model_id, sql`2`),
  ])
  return robots.map((row) => {
    const own = boots.find(({ model_id, version }) => model_id === row.model.id && version === row.version)
    return { ...row, starts: own?.starts ?? 0, crashes: own?.crashes ?? 0 }
  })
}

const startsOf = ({ db }: Context, from: Date) =>
  db
    .select({ cause, count: count(), devices: countDistinct(device_events.device_id) })
    .from(device_events)
    .where(bootsSince(from))
    .groupBy(sql`1`)
    .orderBy(desc(count()))

async function signalOf({ db }: Context) {
  const known = await db
    .select({ rssi: devices.rssi, count: count() })
    .from(devices)
    .where(and(isNull(devices.deleted_at), isNotNull(devices.rssi)))
    .groupBy(devices.rssi)
  const bandOf = (rssi: number | null) => signalBands.find(({ from }) => (rssi ?? -200) >= from)?.band ?? 'poor'
  return signalBands.map(({ band }) => ({
    band,
    count: known.filter(({ rssi }) => bandOf(rssi) === band).reduce((sum, one) => sum + one.count, 0),
  }))
}

/** Full days, the newest first. */
async function daysOf({ db, now }: Context, days: number) {
  const keys = Array.from({ length: days }, (_, at) => dayKey(new Date(now().getTime() - (at + 1) * DAY)))
  const first = keys.at(-1) ?? dayKey(now())
  const begin = sql`${first}::timestamp at time zone 'America/Sao_Paulo'`
  const today = sql`${dayKey(now())}::timestamp at time zone 'America/Sao_Paulo'`
  const [received, boots, refused] = await Promise.all([
    expectedAndReceived(db, keys),
    db
      .select({ day: dayOf(sql`${device_events.at}`), starts: count(), crashes })
      .from(device_events)
      .where(
        and(
          eq(device_events.source, 'device'),
          eq(device_events.kind, 'boot'),
          gte(device_events.at, begin),
          lt(device_events.at, today),
        ),
      )
      .groupBy(sql`1`),
    db
      .select({ day: telemetry_refusals.day, refused: sql<number>`sum(${telemetry_refusals.count})::int` })
      .from(telemetry_refusals)
      .where(and(gte(telemetry_refusals.day, first), lt(telemetry_refusals.day, dayKey(now()))))
      .groupBy(telemetry_refusals.day),
  ])
  return keys.map((day) => {
    const { starts = 0, crashes: broke = 0 } = boots.find((one) => one.day === day) ?? {}
    return {
      ...{ day, starts, crashes: broke, refused: refused.find((one) => one.day === day)?.refused ?? 0 },
      ...(received.get(day) ?? { devices: 0, received: null }),
    }
  })
}

/** Of the robots that somebody had from the first to the last minute of a day: how many readings came, of those due. */
async function expectedAndReceived(db: Context['db'], keys: string[]) {
  const { rows } = await db.execute<{ day: string; devices: number; expected: number; messages: number }>(sql`
    select d.day, count(*)::int as devices, sum(86400.0 / m.interval_seconds)::float8 as expected,
      sum(least(coalesce(t.messages, 0), 86400.0 / m.interval_seconds))::float8 as messages
    from (select key as day, key::timestamp at time zone 'America/Sao_Paulo' as begins
      from unnest(${sql.param(keys)}::text[]) as keys (key)) as d
    join device_links l on l.linked_at <= d.begins and (l.unlinked_at is null or l.unlinked_at >= d.begins + interval '1 day')
    join devices r on r.id = l.device_id and r.deleted_at is null
    join device_models m on m.id = r.model_id
    left join ${telemetry_1d} t on t.device_id = r.id and t.at = d.begins
    group by d.day`)
  return new Map(
    rows.map(({ day, devices: had, expected, messages }) => [
      day,
      { devices: had, received: expected ? messages / expected : null },
    ]),
  )
}
