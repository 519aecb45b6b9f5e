import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { type Conditions, conditions, dryingDays, timesAsLong } from './drying-days.model.ts'
import type { WateringAdvice, WateringReason } from './watering-advice.schemas.ts'

type Weighing = { at: Date; grams: number }

/** Of one plant, each in order of time. */
export type WateringFacts = {
  waterings: Date[]
  /** Of the pot with the plant in it. */
  weighings: Weighing[]
  cycles: { on: string; slug: string }[]
  pots: { at: Date; litres: number }[]
  substrate: string | null
  outdoors: boolean
  /** Mean VPD of days. */
  vpd: ReadonlyMap<string, number>
}

/** What is given in two goes is one watering. */
const ONE_GO = 3 * HOUR
const RECENT = 8
/** Weight of an interval against the one after it. */
const FADE = 0.85
const NOW_DAYS = 3
/** So much longer than the usual one: a watering was not noted, if the others, three in four at least, are alike. */
const FORGOTTEN = 1.7
const ALIKE = 0.25
const OTHERS = 3 / 4
const SURE = { intervals: 4, spread: 0.2 }
/** The range is so many mean distances wide to each side: four in five of reckoned pots are watered within (README). */
const REACH = 2
/** Few intervals say little of how far they lie apart; and nobody waters at the stroke of a clock. */
const LEAST_SPREAD = [0.5, 0.4, 0.3]
const LEAST_DAYS = 0.5
const MOST_TIMES = 2
/** A change that is worth a word. */
const CHANGED = 0.08
/** So many times the interval without a watering: they are no longer noted. */
const LOST = 3

const none = (missing: WateringAdvice['missing']): WateringAdvice => ({ next: null, missing, reasons: [] })

/**
 * The next watering is one interval after the last. The interval is the median of this plant's last ones, the newer the
 * heavier (the median errs least in days, and one odd interval does not move it), each as long as it would be now:
 * `timesAsLong` of another phase, pot, VPD or season. Without any it is what a pot like this lasts. Weighings of the pot since the last watering say it better than the calendar: a straight line down to the weight at which it was
 * watered before. How sure: by the count, and by how far the intervals lie apart.
 */
export function wateringAdvice(facts: WateringFacts, now: Date): WateringAdvice {
  const waterings = facts.waterings.filter((at, i, all) => !all[i + 1] || Number(all[i + 1]) - Number(at) > ONE_GO)
  const last = waterings.at(-1)
  if (!last) return none('watering')
  const today = conditionsDuring(facts, { from: now, to: now, vpdFrom: addDays(dayKey(now), 1 - NOW_DAYS) })
  const usual = today.litres === null || today.substrate === 'agua' ? null : dryingDays(today)
  const { kept, forgotten } = withoutForgotten(intervalsOf(facts, waterings, today))
  const own = medianOf(kept, ({ scaled }) => scaled)
  const calendar = own ?? usual
  if (calendar === null) return none('interval')
  const weighed = byWeight(facts, waterings)
  const days = weighed ? (Number(weighed.at) - Number(last)) / DAY : calendar
  if ((Number(now) - Number(last)) / DAY > LOST * Math.max(days, 1)) return none('recent')
  const spread = Math.max(own === null ? 0 : spreadOf(kept, own), LEAST_SPREAD[kept.length] ?? 0)
  const steady = kept.length >= SURE.intervals && spread <= SURE.spread
  const sure = weighed ? weighed.targets > 1 : steady
  const reach = Math.max(LEAST_DAYS, weighed ? 0 : REACH * spread * days)
  const after = (wait: number) => new Date(Number(last) + Math.max(0, wait) * DAY)
  const reasons: (WateringReason | false)[] = [
    weighed ? weighed.reason : false,
    kept.length > 0 && { kind: 'intervals', count: kept.length, ...rangeOf(kept) },
    forgotten.length > 0 && { kind: 'forgotten', count: forgotten.length, most_days: rangeOf(forgotten).most_days },
    ...changesSince(kept, today),
    usual !== null && own === null && { kind: 'pot', litres: today.litres as number, days: usual },
  ]
  return {
    next: { at: after(days), from: after(days - reach), to: after(days + reach), sure },
    missing: null,
    reasons: reasons.filter((reason) => reason !== false),
  }
}

/** `scaled`: as long as it would be now. */
type Interval = { days: number; scaled: number; then: Conditions; weight: number }

function intervalsOf(facts: WateringFacts, waterings: Date[], today: Conditions): Interval[] {
  const recent = waterings.slice(-RECENT - 1)
  return recent.slice(1).map((to, i, all) => {
    const from = recent[i] as Date
    const then = conditionsDuring(facts, { from, to, vpdFrom: dayKey(from) })
    const days = (Number(to) - Number(from)) / DAY
    const times = conditions.reduce((product, one) => product * timesAsLong(one, then, today), 1)
    const scaled = days * Math.min(MOST_TIMES, Math.max(1 / MOST_TIMES, times))
    return { days, scaled, then, weight: FADE ** (all.length - 1 - i) }
  })
}

function conditionsDuring(
  { pots, cycles, substrate, outdoors, vpd }: WateringFacts,
  { from, to, vpdFrom }: { from: Date; to: Date; vpdFrom: string },
): Conditions {
  const day = dayKey(from)
  const measured = [...vpd].flatMap(([on, mean]) => (on >= vpdFrom && on <= dayKey(to) ? [mean] : []))
  return {
    litres: pots.findLast(({ at }) => at <= from)?.litres ?? null,
    substrate,
    cycle: cycles.findLast(({ on }) => on <= day)?.slug ?? null,
    vpd: measured.length ? measured.reduce((sum, one) => sum + one, 0) / measured.length : null,
    day: outdoors ? day : null,
  }
}

/** Only where the others are alike: of who waters now and then, a long interval is one of theirs. */
function withoutForgotten(all: Interval[]): { kept: Interval[]; forgotten: Interval[] } {
  const usual = medianOf(all, ({ scaled }) => scaled) ?? 0
  const [forgotten, kept] = [true, false].map((long) =>
    all.filter(({ scaled }) => scaled > FORGOTTEN * usual === long),
  ) as [Interval[], Interval[]]
  const alike = kept.length >= OTHERS * Math.max(4, all.length) && spreadOf(kept, usual) <= ALIKE
  return alike ? { kept, forgotten } : { kept: all, forgotten: [] }
}

/** The value in the middle of the weights; between two the mean of both. */
function medianOf(all: Interval[], of: (one: Interval) => number): number | null {
  const sorted = all.map((one) => ({ value: of(one), weight: one.weight })).sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const [i, { value, weight }] of sorted.entries()) {
    sum += weight
    if (Math.abs(sum - half) < 1e-9) return (value + (sorted[i + 1]?.value ?? value)) / 2
    if (sum > half) return value
  }
  return null
}

/** Weighted mean distance from the middle, as a share of it. */
function spreadOf(all: Interval[], middle: number) {
  const weights = all.reduce((sum, { weight }) => sum + weight, 0)
  return all.reduce((sum, { scaled, weight }) => sum + Math.abs(scaled - middle) * weight, 0) / weights / middle
}

function rangeOf(all: Interval[]) {
  const days = all.map((one) => one.days)
  return { least_days: Math.min(...days), most_days: Math.max(...days) }
}

function changesSince(kept: Interval[], today: Conditions): WateringReason[] {
  return (['cycle', 'litres', 'vpd', 'day'] as const).flatMap((what) => {
    const times = medianOf(kept, ({ then }) => timesAsLong(what, then, today)) ?? 1
    return Math.abs(times - 1) < CHANGED ? [] : [{ kind: 'changed' as const, what, times }]
  })
}

/** When the pot will weigh what it weighed, within a day before earlier waterings; of weighings in its last pot. */
function byWeight({ weighings, pots }: WateringFacts, waterings: Date[]) {
  const potted = pots.at(-1)?.at ?? new Date(0)
  const own = weighings.filter(({ at }) => at >= potted)
  const dry = waterings.flatMap((at, i) => {
    const before = own.findLast((one) => one.at <= at && Number(at) - Number(one.at) <= DAY)
    return before && !(waterings[i - 1] && before.at <= (waterings[i - 1] as Date)) ? [before.grams] : []
  })
  const since = own.filter(({ at }) => at > (waterings.at(-1) as Date))
  const [first, latest] = [since[0], since.at(-1)]
  if (!first || !latest || first === latest || !dry.length) return null
  const grams_a_day = (first.grams - latest.grams) / ((Number(latest.at) - Number(first.at)) / DAY)
  if (!(grams_a_day > 0)) return null
  const target = dry.toSorted((a, b) => a - b)[Math.floor(dry.length / 2)] as number
  const left_g = Math.max(0, latest.grams - target)
  return {
    at: new Date(Number(latest.at) + (left_g / grams_a_day) * DAY),
    targets: dry.length,
    reason: { kind: 'weighings', count: since.length, left_g, grams_a_day } satisfies WateringReason,
  }
}
