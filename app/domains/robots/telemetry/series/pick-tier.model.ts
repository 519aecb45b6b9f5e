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

/**
 * What a chart of `points` pixels is read from: the messages when there are about two a pixel at most, else the
 * shortest bins of which no more than `points` fit, as long as that tier is kept.
 */
export function pickTier({ from, to, now, points, interval_seconds, most_raw }: Wanted) {
  const seconds = Math.max(1, (to.getTime() - from.getTime()) / 1000)
  const age = (now.getTime() - from.getTime()) / 1000 / DAY
  const is_kept = (tier: TelemetryTier) => age < keptDays[tier]
  if (seconds / interval_seconds <= Math.min(points * 2, most_raw) && is_kept('raw')) return RAW
  return binsOf({ seconds, points, is_kept })
}

/** The same without the messages: for a robot that sends more often than it should. */
export function pickBins({ from, to, now, points }: Pick<Wanted, 'from' | 'to' | 'now' | 'points'>) {
  const age = (now.getTime() - from.getTime()) / 1000 / DAY
  return binsOf({ seconds: (to.getTime() - from.getTime()) / 1000, points, is_kept: (tier) => age < keptDays[tier] })
}

const RAW: { tier: TelemetryTier; bin_seconds: number } = { tier: 'raw', bin_seconds: 0 }

function binsOf(wanted: { seconds: number; points: number; is_kept: (tier: TelemetryTier) => boolean }) {
  const shortest = wanted.seconds / wanted.points
  const fitting = lengths.find(({ seconds, tier }) => seconds >= shortest && wanted.is_kept(tier))
  const { seconds, tier } = fitting ?? { seconds: 30 * DAY, tier: '1d' as const }
  return { tier, bin_seconds: seconds }
}

/** Of one row of a tier, seconds. */
export const tierSeconds: Record<TelemetryTier, number> = {
  raw: 0,
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '1h': HOUR,
  '1d': DAY,
}
