import { dueAfter } from '#domains/robots/devices/devices/device-status.model.ts'
import { MINUTE } from '#shared/durations.ts'
import type { AlertDayPart, AlertKind } from '../rules/alert.kinds.ts'
import type { EpisodeEnd } from './episode.kinds.ts'

/** An older reading says nothing about now. Robots may be as far ahead. */
export const FRESH = 15 * MINUTE

/** The longest time between two readings that belong together. */
export const longestGap = (interval_seconds: number) => Math.max(3 * interval_seconds * 1000, 5 * MINUTE)
/** For how long a reading says something about now. */
export const freshFor = (interval_seconds: number) => Math.max(FRESH, longestGap(interval_seconds))

/** What a rule is about, as far as readings go. */
export type AlertLimits = {
  kind: AlertKind
  low: number | null
  high: number | null
  hysteresis: number
  hold_minutes: number
  day_part: AlertDayPart
}

/** A reading of a rule's sensor; `light` of the mode that runs, null when there is none. */
export type AlertSample = {
  at: number
  /** Null: not measured, or the sensor gave none. */
  value: number | null
  flagged: boolean
  /** Asked, and the sensor gave none: of interest to `impossible` alone. */
  missing?: boolean
  sensor_id: number
  light: 'day' | 'night' | null
}

/** How far outside; zero and less: inside by so much. Null: this reading says nothing about it. */
export function beyond(
  { kind, low, high }: AlertLimits,
  { value, flagged, missing }: Pick<AlertSample, 'value' | 'flagged' | 'missing'>,
) {
  if (kind === 'impossible') return flagged || missing ? 1 : value === null ? null : 0
  if (value === null || flagged) return null
  return Math.max(
    low === null ? Number.NEGATIVE_INFINITY : low - value,
    high === null ? Number.NEGATIVE_INFINITY : value - high,
  )
}

/** Without a mode nobody knows what is day: then a rule always counts, as a missed alert is worse than one too many. */
export const countsBy = ({ day_part }: AlertLimits, light: AlertSample['light']) =>
  day_part === 'any' || light === null || day_part === light

export type AlertRun = { since: number; until: number; worst: number | null; furthest: number; sensor_id: number }

/** The time for which the condition holds at the end of these readings (in order), by the limit itself. */
export const runAtEnd = (limits: AlertLimits, samples: AlertSample[], longest_gap: number): AlertRun | null =>
  samples.reduce<AlertRun | null>((run, sample) => runWith(limits, run, sample, longest_gap), null)

/** A hole in the readings begins a run anew: nobody knows what was in it. */
export function runWith(
  limits: AlertLimits,
  run: AlertRun | null,
  { at, value, sensor_id, ...sample }: AlertSample,
  longest_gap: number,
): AlertRun | null {
  const out = beyond(limits, { value, ...sample })
  if (out === null) return run
  if (out <= 0 || !countsBy(limits, sample.light)) return null
  if (!run || at - run.until > longest_gap) return { since: at, until: at, worst: value, furthest: out, sensor_id }
  return out > run.furthest ? { ...run, until: at, worst: value, furthest: out } : { ...run, until: at }
}

export const heldLongEnough = ({ hold_minutes }: AlertLimits, { since, until }: AlertRun) =>
  until - since >= hold_minutes * MINUTE

/** Whether readings that came later show that the condition did not hold for the rule's minutes after `began_at`. */
export const isRefuted = (limits: AlertLimits, began_at: number, samples: AlertSample[]) =>
  samples.some((sample) => {
    const out = beyond(limits, sample)
    return out !== null && out <= 0 && sample.at >= began_at && sample.at <= began_at + limits.hold_minutes * MINUTE
  })

export type Followed = { worst: number | null; ended: { at: number; by: EpisodeEnd } | null }

/** An open episode and the readings since: the furthest out, and whether it is over. It ends only `hysteresis` inside. */
export function followEpisode(limits: AlertLimits, worst: number | null, samples: AlertSample[]): Followed {
  let furthest = worst
  for (const sample of samples) {
    const out = beyond(limits, sample)
    if (out === null) continue
    if (!countsBy(limits, sample.light)) return { worst: furthest, ended: { at: sample.at, by: 'light' } }
    if (out <= -limits.hysteresis) return { worst: furthest, ended: { at: sample.at, by: 'inside' } }
    const before =
      beyond(limits, { value: furthest, flagged: limits.kind === 'impossible' }) ?? Number.NEGATIVE_INFINITY
    if (out > before) furthest = sample.value
  }
  return { worst: furthest, ended: null }
}

/**
 * Since when a robot is silent for as long as the rule says, and its next message was due. The time before `up_since`, in which
 * nobody could hear it, does not count.
 */
export function silentSince(
  { hold_minutes }: AlertLimits,
  { last_seen_at, up_since, interval_seconds }: { last_seen_at: Date | null; up_since: Date; interval_seconds: number },
  now: number,
): number | null {
  if (!last_seen_at) return null
  const allowed = Math.max(hold_minutes * MINUTE, dueAfter(interval_seconds))
  const counted = Math.max(last_seen_at.getTime(), up_since.getTime())
  return now - counted >= allowed ? last_seen_at.getTime() : null
}

/** Whether a minute of São Paulo's day lies in a rule's silent hours. */
export function isSilentAt(minute: number, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return false
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return begin <= end ? minute >= begin && minute < end : minute >= begin || minute < end
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
