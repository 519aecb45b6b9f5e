import { daysBetween } from '#shared/dates.ts'
import { addDays, addMonths } from '#shared/days.ts'
import type { Rule } from './rule.kinds.ts'
import { hasNamedDays, namedDayAfter } from './rule.model.ts'

/** The planned date, the day of the act, excluded days, and the number of past dates including this one. */
export type DoneDate = { planned: string; acted: string; exdates?: readonly string[]; times?: number }

/**
 * The next date of a task, computed from the act, never from the clock: every n days → act + n; named days (of the
 * week, of the month) → the first such day after the act. Always after the act and after the completed date: a date
 * done early does not come again. Excluded days are skipped. null: that was the last date.
 */
export function nextDay(rule: Rule, { planned, acted, exdates = [], times = 1 }: DoneDate): string | null {
  if (rule.count && times >= rule.count) return null
  let day = step(rule, planned, acted)
  while (day && exdates.includes(day)) day = step(rule, planned, day)
  return day && rule.until && day > rule.until ? null : day
}

function step(rule: Rule, planned: string, after: string): string | null {
  if (hasNamedDays(rule)) return namedDayAfter(rule, planned, after > planned ? after : planned)
  const counted = (times: number) => plus(rule, after, times)
  // Jumps by whole intervals: iterating from an act of long ago would block the process.
  let times = Math.max(1, Math.floor(daysBetween(after, planned) / longest(rule)))
  while (counted(times) <= planned) times++
  return counted(times)
}

/** Maximum length of one interval in days. */
const longest = ({ freq, interval }: Rule) => interval * { DAILY: 1, WEEKLY: 7, MONTHLY: 31 }[freq]

/** The day that many intervals later. */
const plus = ({ freq, interval }: Rule, day: string, times: number): string =>
  freq === 'MONTHLY' ? addMonths(day, interval * times) : addDays(day, interval * times * (freq === 'WEEKLY' ? 7 : 1))

/** A task without recurrence may be done up to two days early. */
const ONCE_EARLY = 2

/**
 * How many days before its date an act already counts for it: half of the preceding interval (every 3 days: 1 day
 * before; once a week: 3; Monday to Friday: none, and 1 for the Monday).
 */
export function earlyDays(rule: Rule | null, planned: string): number {
  if (!rule) return ONCE_EARLY
  const before = hasNamedDays(rule) && namedDayBefore(rule, planned)
  if (before) return Math.floor(daysBetween(before, planned) / 2)
  const next = step(rule, planned, planned)
  return next ? Math.floor(daysBetween(planned, next) / 2) : ONCE_EARLY
}

/** The named day before this one, at most one interval back; null when the months between have no such day. */
function namedDayBefore(rule: Rule, planned: string): string | null {
  const start =
    rule.freq === 'MONTHLY' ? plus(rule, `${planned.slice(0, 7)}-01`, -1) : addDays(planned, -7 * rule.interval)
  let before: string | null = null
  let day = namedDayAfter(rule, start, addDays(start, -1))
  while (day && day < planned) {
    before = day
    day = namedDayAfter(rule, start, day)
  }
  return before
}

/**
 * The projected dates of an open task within a window if each is done on its day; an overdue one is projected from
 * today.
 */
export function datesAhead(
  rule: Rule | null,
  {
    due,
    today,
    to,
    exdates = [],
    times = 0,
  }: { due: string; today: string; to: string; exdates?: readonly string[]; times?: number },
): string[] {
  const days: string[] = []
  let planned = due
  for (let done = times + 1; rule && days.length < 400; done++) {
    const next = nextDay(rule, { planned, acted: planned < today ? today : planned, exdates, times: done })
    if (!next || next > to) break
    days.push(next)
    planned = next
  }
  return days
}
