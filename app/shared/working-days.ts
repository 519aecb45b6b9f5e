import { addDays } from './days.ts'

/** Working days of the city of São Paulo, as calendar days ('2026-11-23'): without weekends and holidays of country, state and city. */

const fixed = '01-01 01-25 04-21 05-01 07-09 09-07 10-12 11-02 11-15 11-20 12-25'.split(' ')
/** Days from Easter: Monday and Tuesday of Carnival, Good Friday, Corpus Christi. */
const movable = [-48, -47, -2, 60]
const byYear = new Map<number, Set<string>>()

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** The day on which so many working days have gone by: the first one counted is the next working day. */
export function addWorkingDays(day: string, days: number): string {
  let left = days
  let at = day
  while (left > 0) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left--
  }
  return at
}

/** Working days after `from`, up to `to` with it; none when that is not later. */
export function workingDaysAfter(from: string, to: string): number {
  let count = 0
  for (let at = addDays(from, 1); at <= to; at = addDays(at, 1)) if (isWorkingDay(at)) count++
  return count
}

function holidaysOf(year: number): Set<string> {
  const known = byYear.get(year)
  if (known) return known
  const easter = easterOf(year)
  const days = new Set([...fixed.map((day) => `${year}-${day}`), ...movable.map((away) => addDays(easter, away))])
  byYear.set(year, days)
  return days
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leap = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + leap + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const from = epact + weekday - 7 * late + 114
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(Math.floor(from / 31))}-${two((from % 31) + 1)}`
}
