import type { Rule } from './rule.kinds.ts'

/**
 * Whether the days that a rule names can be met at all: 'the first Monday, if it is the 20th' never is. The library would
 * look for one until the year 9999, and everybody would wait.
 */
export function fallsEver({ freq, interval, byday, bymonthday }: Rule, from: string): boolean {
  if (freq === 'DAILY' && byday.length) return interval % 7 !== 0 || byday.includes(weekdayOf(from))
  if (freq !== 'MONTHLY' || !byday.length || !bymonthday.length) return true
  return [28, 29, 30, 31].some((length) =>
    bymonthday
      .map((day) => (day > 0 ? day : length + 1 + day))
      .some((day) => day >= 1 && day <= length && byday.some((one) => isNth(day, Number.parseInt(one, 10), length))),
  )
}

/** '2TU' is between the 8th and the 14th, '-1FR' among the last seven days, 'MO' anywhere. */
const isNth = (day: number, nth: number, length: number) =>
  Number.isNaN(nth) || Math.ceil(day / 7) === nth || Math.ceil((length + 1 - day) / 7) === -nth

const weekdayOf = (day: string) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(day).getUTCDay()] as string
