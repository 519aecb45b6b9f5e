import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { telemetry_last } from '../ingest/telemetry.table.ts'
import { readRuns } from './bins.queries.ts'
import { causeOf, GAP_INTERVALS, gapsOf, MOST_GAPS } from './gaps.model.ts'
import { tierSeconds } from './pick-tier.model.ts'
import { readReturns } from './returns.queries.ts'
import type { TelemetryGap } from './series.schemas.ts'
import { type HeardStay, spaceGaps } from './space-gaps.model.ts'
import { type Stay, staysIn } from './stays.queries.ts'
import type { SeriesWindow } from './window.model.ts'

const MINUTES_KEPT_DAYS = 360
const FINE_KEPT_DAYS = 720

/** When a robot stood in a space and none that did was heard for three of its intervals, and why. */
export async function gapsIn(ctx: Context, space_id: number, window: SeriesWindow): Promise<TelemetryGap[]> {
  const stays = await staysIn(ctx, [space_id], window)
  if (!stays.length) return []
  const newest = await ctx.db
    .select({ device_id: telemetry_last.device_id, at: telemetry_last.at })
    .from(telemetry_last)
    .where(inArray(telemetry_last.device_id, [...new Set(stays.map(({ device_id }) => device_id))]))
    .orderBy(telemetry_last.device_id)
  const heard = await Promise.all(
    stays.map((stay) => heardIn(ctx, stay, newest.find(({ device_id }) => device_id === stay.device_id)?.at ?? null)),
  )
  return spaceGaps(heard)
    .slice(-MOST_GAPS)
    .map(({ from, to, cause }) => ({ from: new Date(from), to: new Date(to), cause }))
}

async function heardIn(ctx: Context, stay: Stay, newest: Date | null): Promise<HeardStay> {
  const { device_id, begins, ends, interval_seconds } = stay
  const window = { from: begins, to: ends }
  const span = { from: begins.getTime(), to: ends.getTime() }
  const interval = interval_seconds * 1000
  const tier = tierOf(stay, ctx.now())
  const length = tierSeconds[tier] * 1000
  const runs = await readRuns(ctx, { device_id, window, tier, length }, length + GAP_INTERVALS * interval)
  const gaps = gapsOf({
    ...{ runs, window: span, interval, before: null },
    newest: newest?.getTime() ?? null,
    now: ctx.now().getTime(),
  })
  const returned = gaps.length ? await readReturns(ctx, device_id, window) : []
  return { ...span, gaps: gaps.map((gap) => ({ ...gap, cause: causeOf(gap, returned) })) }
}

/** The finest tier that has rows of all that time, as far as nobody would see a finer one. */
function tierOf({ begins, ends, interval_seconds }: Stay, now: Date): '1m' | '5m' | '1h' {
  const [days, age] = [(ends.getTime() - begins.getTime()) / DAY, (now.getTime() - begins.getTime()) / DAY]
  if (days > 60 || age > FINE_KEPT_DAYS) return '1h'
  return days > 8 || age > MINUTES_KEPT_DAYS || interval_seconds >= tierSeconds['5m'] ? '5m' : '1m'
}
