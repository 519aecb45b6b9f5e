import { and, asc, desc, eq, gte, isNotNull, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { telemetry_last, telemetry_messages } from '../ingest/telemetry.table.ts'
import { type Bin, readBins, readRuns } from './bins.queries.ts'
import { flagName } from './flag.model.ts'
import { causeOf, GAP_INTERVALS, gapsOf, type Span } from './gaps.model.ts'
import { pickBins, pickTier, tierSeconds } from './pick-tier.model.ts'
import { readReturns } from './returns.queries.ts'
import { robotSensors, type SlotSensor } from './robot-sensors.queries.ts'
import { sentLater } from './sent-later.model.ts'
import { MOST_BINS, type TelemetryFilter, type TelemetryGap, type TelemetrySeries } from './series.schemas.ts'
import { type SeriesWindow, windowOf } from './window.model.ts'

/** The most impossible values in one answer. */
const MOST_FLAGGED = 500
/** Messages before the window in which each sensor's last reading is looked for. */
const LOOK_BACK = 20

/**
 * What a robot measured in a window, as a chart draws it: from the messages or from the tier that suits its pixels; gaps
 * as gaps, impossible values apart. Nothing from before the viewer's own link.
 */
export async function series(ctx: Context, asked: TelemetryFilter): Promise<TelemetrySeries> {
  const { device, since, sensors, interval_seconds } = await robotSensors(ctx, asked.id_or_serial, asked.sensors)
  const now = ctx.now()
  const window = windowOf(asked, { now, since })
  const drawn = await draw(ctx, { device_id: device.id, window, sensors, points: asked.points, interval_seconds })
  const before = await readBefore(ctx, device.id, { since, from: window.from })
  const away = await readAway(ctx, { device_id: device.id, window, drawn, before: before[0]?.at, interval_seconds })
  return {
    device_id: device.id,
    serial: device.serial,
    ...window,
    tier: drawn.tier,
    bin_seconds: drawn.bin_seconds,
    interval_seconds,
    at: drawn.bins.map(({ at }) => at),
    lines: sensors.map(({ slot, ...sensor }, index) => ({
      ...sensor,
      means: drawn.bins.map(({ means }) => means[index] ?? null),
      lows: drawn.bins.map(({ lows }) => lows[index] ?? null),
      highs: drawn.bins.map(({ highs }) => highs[index] ?? null),
      before: lastOf(before, slot),
    })),
    ...away,
    flagged: await readFlagged(ctx, device.id, window, sensors),
  }
}

type Drawn = Awaited<ReturnType<typeof draw>>
type Wanted = {
  device_id: number
  window: SeriesWindow
  sensors: SlotSensor[]
  points: number
  interval_seconds: number
}

async function draw(ctx: Context, { device_id, window, sensors, points, interval_seconds }: Wanted) {
  const wanted = { ...window, now: ctx.now(), points, interval_seconds, most_raw: MOST_BINS }
  const picked = pickTier(wanted)
  if (picked.tier === 'raw') {
    const bins = await readRaw(ctx, device_id, window, sensors, points)
    if (bins) return { ...picked, bins }
  }
  // A robot that sends more often than it should is drawn from minutes.
  const { tier, bin_seconds, heard } = picked.tier === 'raw' ? pickBins(wanted) : picked
  const slots = sensors.map(({ slot }) => slot)
  const bins = tier === 'raw' ? [] : await readBins(ctx, { device_id, window, slots, tier, bin_seconds })
  return { tier, bin_seconds, heard, bins }
}

type Message = typeof telemetry_messages.$inferSelect

/** Each message as a bin of its own; null when they are too many. */
async function readRaw(
  { db }: Context,
  device_id: number,
  { from, to }: SeriesWindow,
  sensors: SlotSensor[],
  most: number,
) {
  const rows = await db
    .select()
    .from(telemetry_messages)
    .where(
      and(eq(telemetry_messages.device_id, device_id), gte(telemetry_messages.at, from), lt(telemetry_messages.at, to)),
    )
    .orderBy(asc(telemetry_messages.at))
    .limit(most + 1)
  if (rows.length > most) return null
  return rows.map((row): Bin => {
    const means = sensors.map(({ slot }) => goodValue(row, slot))
    return { at: row.at, means, lows: means, highs: means }
  })
}

/** Of a slot, unless it was not measured, is none or is impossible. */
function goodValue({ values, flags }: Message, slot: number): number | null {
  const value: number | null | undefined = values[slot - 1]
  return value === null || value === undefined || Number.isNaN(value) || flagName(flags, slot) ? null : value
}

/** The last messages before a window, newest first. */
const readBefore = ({ db }: Context, device_id: number, { since, from }: { since: Date | null; from: Date }) =>
  db
    .select()
    .from(telemetry_messages)
    .where(
      and(
        eq(telemetry_messages.device_id, device_id),
        lt(telemetry_messages.at, from),
        since ? gte(telemetry_messages.at, since) : undefined,
      ),
    )
    .orderBy(desc(telemetry_messages.at))
    .limit(LOOK_BACK)

function lastOf(before: Message[], slot: number) {
  for (const message of before) {
    const value = goodValue(message, slot)
    if (value !== null) return { at: message.at, value }
  }
  return null
}

type AwayOf = {
  device_id: number
  window: SeriesWindow
  drawn: Drawn
  before: Date | undefined
  interval_seconds: number
}

/** When nothing was measured, and why; and what was measured without network and came later. */
async function readAway(ctx: Context, { device_id, window, drawn, before, interval_seconds }: AwayOf) {
  const { heard: tier, bins } = drawn
  const length = tierSeconds[tier] * 1000
  const interval = interval_seconds * 1000
  const [last] = await ctx.db.select().from(telemetry_last).where(eq(telemetry_last.device_id, device_id))
  const runs =
    tier === 'raw'
      ? bins.map(({ at }) => ({ from: at.getTime(), to: at.getTime() }))
      : await readRuns(ctx, { device_id, window, tier, length }, length + GAP_INTERVALS * interval)
  const span = { from: window.from.getTime(), to: window.to.getTime() }
  const spans = gapsOf({
    runs,
    before: before?.getTime() ?? null,
    newest: last?.at.getTime() ?? null,
    window: span,
    now: ctx.now().getTime(),
    interval,
  })
  const returned = await readReturns(ctx, device_id, window)
  return {
    gaps: spans.map((gap): TelemetryGap => ({ ...asDates(gap), cause: causeOf(gap, returned) })),
    sent_later: sentLater(returned, span, spans).map(asDates),
  }
}

const asDates = ({ from, to }: Span) => ({ from: new Date(from), to: new Date(to) })

async function readFlagged({ db }: Context, device_id: number, { from, to }: SeriesWindow, sensors: SlotSensor[]) {
  const rows = await db
    .select()
    .from(telemetry_messages)
    .where(
      and(
        eq(telemetry_messages.device_id, device_id),
        gte(telemetry_messages.at, from),
        lt(telemetry_messages.at, to),
        isNotNull(telemetry_messages.flags),
      ),
    )
    .orderBy(desc(telemetry_messages.at))
    .limit(MOST_FLAGGED)
  const odd = rows.toReversed().flatMap(({ at, values, flags }) =>
    sensors.flatMap(({ key, slot }) => {
      const flag = flagName(flags, slot)
      return flag ? [{ at, sensor: key, value: values[slot - 1] ?? 0, flag }] : []
    }),
  )
  return odd.slice(-MOST_FLAGGED)
}
