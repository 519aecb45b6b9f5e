import { eq, sql } from 'drizzle-orm'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { telemetry_last } from '../ingest/telemetry.table.ts'
import { flagName } from './flag.model.ts'
import type { TelemetryLatest } from './series.schemas.ts'

/** A sensor that is not in the newest message is looked for in those of so long before. */
const LOOK_BACK_HOURS = 24

type Told = { at: Date; value: number; flags: bigint | null }
type Missing = { device_id: number; slot: number; before: Date }

const newest = statement('telemetry.latest', ({ db, values }: BuildArgs<{ device_ids: number[] }>) =>
  db
    .select({
      last: telemetry_last,
      key: device_sensors.key,
      slot: model_sensors.slot,
      removed_at: model_sensors.removed_at,
    })
    .from(telemetry_last)
    .innerJoin(devices, eq(devices.id, telemetry_last.device_id))
    .innerJoin(model_sensors, eq(model_sensors.model_id, devices.model_id))
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(sql`${telemetry_last.device_id} = any(${values.device_ids}::int[])`)
    .orderBy(telemetry_last.device_id, model_sensors.slot),
)

/**
 * What each sensor of these robots told last, by its key, with its own moment: a message need not have all of them. Whether
 * the viewer may see the robots is the caller's to say.
 */
export async function latest(ctx: Context, device_ids: number[]): Promise<TelemetryLatest[]> {
  if (!device_ids.length) return []
  const rows = await newest(ctx, { device_ids })
  const missing = rows.flatMap(({ last, slot, removed_at }): Missing | [] =>
    isTold(last.values[slot - 1]) || removed_at ? [] : { device_id: last.device_id, slot, before: last.at },
  )
  const older = missing.length ? await toldBefore(ctx, missing) : new Map<string, Told>()
  const found = new Map<number, TelemetryLatest>()
  for (const { last, key, slot } of rows) {
    const { device_id, at, received_at } = last
    const one = found.get(device_id) ?? { device_id, at, received_at, values: {}, ats: {}, flags: {} }
    found.set(device_id, one)
    const value = last.values[slot - 1]
    const told = isTold(value) ? { at, value, flags: last.flags } : older.get(`${device_id} ${slot}`)
    if (!told) continue
    one.values[key] = Number.isNaN(told.value) ? null : told.value
    one.ats[key] = told.at
    const flag = flagName(told.flags, slot)
    if (flag) one.flags[key] = flag
  }
  return [...found.values()]
}

/** NaN is a sensor that gave none. */
const isTold = (value: number | null | undefined): value is number => value !== null && value !== undefined

/**
 * The newest value of sensors, by robot and slot, since the robot is its owner's. What a clock that is ahead says is of when
 * it came, as in `telemetry_last`.
 */
async function toldBefore({ db }: Context, missing: Missing[]): Promise<Map<string, Told>> {
  const list = (of: (one: Missing) => number | string) => sql.param(missing.map(of))
  const { rows } = await db.execute<{
    device_id: number
    slot: number
    at: number
    value: number
    flags: string | null
  }>(sql`
    select asked.device_id, asked.slot, extract(epoch from told.at)::float8 * 1000 as at, told.value, told.flags
    from unnest(${list(({ device_id }) => device_id)}::int[], ${list(({ slot }) => slot)}::int[],
      ${list(({ before }) => before.toISOString())}::timestamptz[]) as asked (device_id, slot, before), lateral (
      select least(m.at, m.received_at) as at, m."values"[asked.slot] as value, m.flags from telemetry_messages m
      where m.device_id = asked.device_id and m."values"[asked.slot] is not null
        and m.at >= asked.before - make_interval(hours => ${LOOK_BACK_HOURS})
        and least(m.at, m.received_at) >= coalesce((select link.linked_at from device_links link
          where link.device_id = asked.device_id and link.unlinked_at is null), '-infinity')
      order by least(m.at, m.received_at) desc, m.at desc limit 1
    ) told`)
  return new Map(
    rows.map(({ device_id, slot, at, value, flags }) => [
      `${device_id} ${slot}`,
      { at: new Date(at), value, flags: flags === null ? null : BigInt(flags) },
    ]),
  )
}
