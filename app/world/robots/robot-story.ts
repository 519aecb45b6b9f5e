import { and, asc, eq, sql } from 'drizzle-orm'
import { leafVpd, measuredOffset } from '#domains/garden/calculators/vpd.model.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { type Device, devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import type { Values } from '../../robot/protocol.ts'
import { type Change, robotBody, rounded } from '../../robot/robot-body.ts'
import { mishapsOf } from './mishaps.ts'

type Story = { device: Device; mode_id: number; from: Date; until: Date; every_seconds: number }
type Measured = { at: number; values: (number | null)[] }
/** At each moment, what was measured. */
export type Readings = Map<number, Values>

const LEAF_OFFSET = -1.5
const ROWS = 6000
/** Now and then a robot was without network for some hours, or without power. */
const GAP_EVERY_DAYS = 19
const GAP_HOURS = 5

/** What a robot measured and did in a tent, by the same engine and physics as a virtual one, written as if it had been sent; what it measured. */
export async function tellRobotStory(
  tx: Context,
  { device, mode_id, from, until, every_seconds }: Story,
): Promise<Readings> {
  const readings: Readings = new Map()
  const { sensors, channels, mode, program } = await setupOf(tx, device, mode_id)
  const body = robotBody(device.serial, from.getTime())
  const measured: Measured[] = []
  const changes: Change[] = []
  const mishap = mishapsOf(device.id, tx.now())
  // It sees what goes wrong, and does what its program says about it.
  const sensed = (read: Values, at: number) => mishap(at, read)
  const setup = { channels, program, manual: {}, leaf_offset: LEAF_OFFSET, sensed }
  // At full minutes of the clock, where rules by the clock begin, minute by minute: a pump runs for two.
  const step = every_seconds * 1000
  const heard = lastHeard(device.id, until.getTime(), step)
  for (let at = Math.ceil(from.getTime() / step) * step; at <= heard; at += MINUTE) {
    changes.push(...body.live(at, setup, MINUTE / 1000))
    if (at % step || isGap(device.id, at)) continue
    const seen = mishap(at, body.readings(channels))
    const { temperature = null, humidity = null, leaf_temperature = null } = seen
    readings.set(at, seen)
    // As the server reckons it: of the leaf, where the model measures that.
    const measuredLeaf = sensors.includes('leaf_temperature') ? leaf_temperature : null
    const leaf_offset = measuredOffset(measuredLeaf, temperature) ?? LEAF_OFFSET
    const all = { ...seen, vpd: leafVpd({ temperature, humidity, leaf_offset }) }
    measured.push({ at, values: sensors.map((key) => all[key as keyof typeof all] ?? null) })
  }
  await writeMessages(tx, device.id, measured)
  await writeChanges(tx, { device, mode }, changes)
  await writeLast(tx, device, measured.at(-1))
  const levels = Object.entries(body.levels()).map(([slug, { level, by }]) => [slug, { level, by }] as const)
  await tx.db.insert(device_shadows).values({
    device_id: device.id,
    desired: { mode, manual: {} },
    desired_version: 1,
    desired_at: from,
    reported: { version: 1, mode, channels: Object.fromEntries(levels), firmware: '1.4.2', rssi: -58 },
    reported_version: 1,
    reported_at: new Date(heard),
  })
  return readings
}

const isGap = (device_id: number, at: number) => {
  const hours = Math.floor(at / 3_600_000) + device_id * 31
  return hours % (GAP_EVERY_DAYS * 24) < GAP_HOURS
}

/** When it measured and was heard last: who is never heard again tells nothing of after that either. */
export function lastHeard(device_id: number, until: number, step: number): number {
  let at = Math.floor(until / step) * step
  while (isGap(device_id, at)) at -= step
  return at
}

async function setupOf({ db }: Context, { model_id }: Device, mode_id: number) {
  const keys = await db
    .select({ key: device_sensors.key })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(eq(model_sensors.model_id, model_id))
    .orderBy(asc(model_sensors.slot))
  const channels = await db
    .select()
    .from(model_channels)
    .where(eq(model_channels.model_id, model_id))
    .orderBy(asc(model_channels.order_by))
  const [found] = await db
    .select({
      slug: device_modes.slug,
      version: device_mode_versions.version,
      hash: device_mode_versions.hash,
      program: device_mode_versions.program,
    })
    .from(device_modes)
    .innerJoin(
      device_mode_versions,
      and(eq(device_mode_versions.mode_id, device_modes.id), eq(device_mode_versions.version, device_modes.version)),
    )
    .where(eq(device_modes.id, mode_id))
  if (!found) throw new Error(`no mode ${mode_id}`)
  const { program, ...mode } = found
  return { sensors: keys.map(({ key }) => key), channels, program, mode: { id: mode_id, ...mode } }
}

/** Raw messages and their rollups. Minutes are left out: they would hold no more than the messages do. */
async function writeMessages({ db }: Context, device_id: number, measured: Measured[]) {
  const [first, last] = [measured[0], measured.at(-1)]
  if (!first || !last) return
  for (const [table, step] of [
    ['telemetry_messages', '1 week'],
    ['telemetry_5m', '1 month'],
  ])
    await db.execute(
      sql`select ensure_telemetry_partitions(${table}, ${step}::interval, to_timestamp(${first.at / 1000}), to_timestamp(${last.at / 1000}))`,
    )
  for (let begin = 0; begin < measured.length; begin += ROWS) {
    const rows = measured.slice(begin, begin + ROWS)
    await db.execute(sql`
      insert into telemetry_messages (device_id, at, received_at, "values")
      select ${device_id}, to_timestamp(at / 1000.0), to_timestamp(at / 1000.0), "values"::real[]
      from unnest(${sql.param(rows.map(({ at }) => at))}::float8[], ${sql.param(
        rows.map(({ values }) => `{${values.map((value) => value ?? 'NULL').join()}}`),
      )}::text[]) as rows (at, "values")`)
  }
  await db.execute(sql`
    insert into telemetry_5m (device_id, at, lows, highs, means, counts, messages)
    select distinct on (begins) device_id, begins, "values", "values", "values", (
      select array_agg((v is not null)::int order by slot) from unnest("values") with ordinality as one (v, slot)), 1
    from telemetry_messages, lateral (select date_bin('5 minutes', at, '2000-01-01Z') as begins) as bin
    where device_id = ${device_id}
    order by begins, at`)
  for (const [table, begins] of [
    ['telemetry_1h', sql`date_trunc('hour', at)`],
    ['telemetry_1d', sql`date_trunc('day', at, 'America/Sao_Paulo')`],
  ] as const)
    await db.execute(sql`
      insert into ${sql.identifier(table)} (device_id, at, lows, highs, means, counts, messages)
      select ${device_id}, begins, array_agg(low order by slot), array_agg(high order by slot), array_agg(mean order by slot),
        array_agg(count order by slot), max(messages)
      from (
        select ${begins} as begins, slot, min(low) as low, max(high) as high, avg(mean)::real as mean, sum(count)::int as count,
          sum(messages)::int as messages
        from telemetry_5m, unnest(lows, highs, means, counts) with ordinality as one (low, high, mean, count, slot)
        where device_id = ${device_id}
        group by 1, 2
      ) as slots group by begins`)
}

async function writeChanges(
  tx: Context,
  { device, mode }: { device: Device; mode: { slug: string; version: number } },
  changes: Change[],
) {
  if (!changes.length) return
  const boot = Math.floor((changes[0]?.at ?? 0) / 1000)
  const told = changes.map(({ at, slug, now }, seq) => {
    const why = {
      mode: { slug: mode.slug, version: mode.version },
      block: now.block ?? undefined,
      inputs: rounded(now.inputs),
    }
    return { at: new Date(at), seq: seq + 2, channel: slug, level: now.level, by: now.by, why }
  })
  for (let begin = 0; begin < told.length; begin += 1000) {
    const part = told.slice(begin, begin + 1000)
    const events = await tx.db
      .insert(device_events)
      .values(
        part.map(({ at, seq, ...data }) => ({
          ...{ device_id: device.id, source: 'device' as const, kind: 'actuation' as const, boot, seq },
          ...{ at, received_at: at, data },
        })),
      )
      .returning({ id: device_events.id })
    await tx.db
      .insert(device_actuations)
      .values(part.map(({ seq: _, ...one }, at) => ({ ...one, device_id: device.id, event_id: events[at]?.id ?? 0 })))
  }
  const first = {
    device_id: device.id,
    source: 'device' as const,
    boot,
    at: new Date(boot * 1000),
    received_at: new Date(boot * 1000),
  }
  await tx.db
    .insert(device_events)
    .values({ ...first, kind: 'boot', seq: 1, data: { cause: 'power', firmware: '1.4.2', hardware: 'virtual' } })
}

async function writeLast(tx: Context, { id }: Device, last: Measured | undefined) {
  if (!last) return
  const at = new Date(last.at)
  const values = last.values.map((value) => value ?? null) as number[]
  await tx.db.insert(telemetry_last).values({ device_id: id, at, received_at: at, values })
  await tx.db
    .update(devices)
    .set({
      last_seen_at: at,
      first_called_at: sql`${devices.created_at} + interval '10 days'`,
      firmware: '1.4.2',
      hardware: 'virtual',
      rssi: -58,
    })
    .where(eq(devices.id, id))
}
