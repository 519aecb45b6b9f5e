import type { TelemetryTier } from './tier.kinds.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Lengths of bins that people read, in seconds, and the tier that each is made of. */
const lengths: { seconds: number; tier: TelemetryTier }[] = [
  ...[1, 2].map((one) => ({ seconds: one * MINUTE, tier: '1m' as const })),
  ...[5, 10, 15, 30].map((one) => ({ seconds: one * MINUTE, tier: '5m' as const })),
  ...[1, 2, 3, 6, 12].map((one) => ({ seconds: one * HOUR, tier: '1h' as const })),
  ...[1, 2, 7, 14, 30].map((one) => ({ seconds: one * DAY, tier: '1d' as const })),
]

/** Days that each tier is kept. */
const keptDays: Record<TelemetryTier, number> = { raw: 90, '1m': 365, '5m': 730, '1h': Infinity, '1d': Infinity }

type Wanted = { from: Date; to: Date; now: Date; points: number; interval_seconds: number; most_raw: number }

/** The finest up to so many days; then days. */
const MOST_WITHIN_DAYS = 3
/** Of a window when it is first asked for: what a phone draws, and no more than it has to load. */
export const FIRST_POINTS = 300
/**
 * So long days are made of their hours: where the robot spoke more often for a while, the day is not the mean of that while, and
 * says the same in a week and in a season.
 */
const MOST_DAYS_OF_HOURS = 120

/**
 * What a chart of `points` is read from: the messages when they are no more, else the shortest bins of which no more
 * fit, as long as that tier is kept. `heard`: what tells when nothing came.
 */
export function pickTier(wanted: Wanted) {
  const { from, to, now, points, interval_seconds, most_raw } = wanted
  const seconds = Math.max(1, (to.getTime() - from.getTime()) / 1000)
  const age = (now.getTime() - from.getTime()) / 1000 / DAY
  const isFew = seconds / interval_seconds <= Math.min(points, most_raw)
  return isFew && age < keptDays.raw && seconds <= MOST_WITHIN_DAYS * DAY ? RAW : pickBins(wanted)
}

/** The same without the messages: for a robot that sends more often than it should. */
export function pickBins({ from, to, now, points }: Pick<Wanted, 'from' | 'to' | 'now' | 'points'>) {
  const age = (now.getTime() - from.getTime()) / 1000 / DAY
  const seconds = (to.getTime() - from.getTime()) / 1000
  const fitting = (most: number, least: number) =>
    lengths.find((one) => one.seconds >= Math.max(seconds / most, least) && age < keptDays[one.tier]) ?? LONGEST
  const fine = fitting(points, 0)
  const bin = seconds <= MOST_WITHIN_DAYS * DAY ? fine : fitting(Math.min(points, FIRST_POINTS), DAY)
  const tier = bin.seconds === DAY && seconds <= MOST_DAYS_OF_HOURS * DAY ? '1h' : bin.tier
  return { tier, bin_seconds: bin.seconds, heard: fine.tier }
}

const LONGEST = { seconds: 30 * DAY, tier: '1d' as const }
const RAW: { tier: TelemetryTier; bin_seconds: number; heard: TelemetryTier } = {
  ...{ tier: 'raw', bin_seconds: 0, heard: 'raw' },
}

/** Of one row of a tier, seconds. */
export const tierSeconds: Record<TelemetryTier, number> = {
  raw: 0,
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '1h': HOUR,
  '1d': DAY,
}
