import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { channelsOf, sensorsOf } from '#domains/robots/device-models/index.ts'
import { device_channels } from '#domains/robots/devices/channels/device-channels.table.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import { telemetry_5m } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { demandRunnable } from '../modes/mode-program.rules.ts'
import { SAMPLE_MINUTES, simulate, type WeekSample } from '../modes/simulate.model.ts'
import type { ModeTried, ModeTry } from './own-mode.schemas.ts'

const WEEK = 7 * 86_400_000
const MOST_CHANGES = 100
/** Less than a day of readings says nothing of days; of a robot that is new, less than half of its time. */
const FEWEST_HOURS = 24

/** What a program would have done in the last seven days of a robot, with its readings of then. */
export async function tryMode(ctx: Context, { id, program }: ModeTry): Promise<ModeTried> {
  const { device, link, since } = await inDevice(ctx, id, 'see')
  const [allSensors, channels, own] = await Promise.all([
    sensorsOf(ctx, device.model_id),
    channelsOf(ctx, device.model_id),
    link ? wattsOf(ctx, link.id) : [],
  ])
  const sensors = allSensors.filter(({ removed_at }) => removed_at === null)
  demandRunnable(program, { sensors, channels })
  // Whole minutes, so that hours are counted as clocks show them.
  const to = Math.floor(ctx.now().getTime() / MINUTE) * MINUTE
  const from = Math.max(to - WEEK, since ? Math.ceil(since.getTime() / MINUTE) * MINUTE : 0)
  const samples = await samplesOf(ctx, device.id, sensors, { from, to })
  const known = new Map(own.map(({ slug, watts, label }) => [slug, { watts, label }]))
  const driven = channels.map((channel) => ({ ...channel, watts: known.get(channel.slug)?.watts ?? channel.watts }))
  const done = simulate(program, driven, samples, { from, to })
  const hours_with_readings = (samples.length * SAMPLE_MINUTES) / 60
  const enough = hours_with_readings > 0 && hours_with_readings >= Math.min(FEWEST_HOURS, done.hours / 2)
  const reads = new Set(program.blocks.flatMap(({ channel, when }) => (when.kind === 'sensor' ? [channel] : [])))
  return {
    from: new Date(from),
    to: new Date(to),
    hours_with_readings,
    channels: done.channels.map(({ changes, ...channel }) => ({
      ...channel,
      name:
        known.get(channel.slug)?.label || (channels.find(({ slug }) => slug === channel.slug)?.name ?? channel.slug),
      enough: enough || !reads.has(channel.slug),
      watts_known: (known.get(channel.slug)?.watts ?? null) !== null,
      changes: changes.slice(-MOST_CHANGES).map((one) => ({ ...one, at: new Date(one.at) })),
    })),
    in_band: done.in_band.map((one) => ({
      ...one,
      share: enough ? one.share : null,
      name: sensors.find(({ key }) => key === one.sensor)?.name ?? one.sensor,
    })),
  }
}

const wattsOf = ({ db }: Context, link_id: number) =>
  db
    .select({ slug: device_channels.slug, watts: device_channels.watts, label: device_channels.label })
    .from(device_channels)
    .where(eq(device_channels.link_id, link_id))

async function samplesOf(
  { db }: Context,
  device_id: number,
  sensors: { key: string; slot: number }[],
  { from, to }: { from: number; to: number },
): Promise<WeekSample[]> {
  const rows = await db
    .select({ at: telemetry_5m.at, means: telemetry_5m.means, counts: telemetry_5m.counts })
    .from(telemetry_5m)
    .where(
      and(
        eq(telemetry_5m.device_id, device_id),
        gte(telemetry_5m.at, new Date(from)),
        lt(telemetry_5m.at, new Date(to)),
      ),
    )
    .orderBy(asc(telemetry_5m.at))
  return rows.map(({ at, means, counts }) => ({
    at: at.getTime(),
    // Without an unflagged reading the bin says nothing, whatever stands in its place.
    inputs: Object.fromEntries(
      sensors.map(({ key, slot }) => [key, counts[slot - 1] ? (means[slot - 1] ?? null) : null]),
    ),
  }))
}
