import type { Rule } from './rule.kinds.ts'

/**
 * Whether the rule can ever match a day: 'the first Monday, if it is the 20th' cannot. The library would search until
 * the year 9999 and block the process.
 */
export function canOccur({ freq, interval, byday, bymonthday }: Rule, from: string): boolean {
  if (freq === 'DAILY' && byday.length) return interval % 7 !== 0 || byday.includes(weekdayOf(from))
  if (freq !== 'MONTHLY' || !byday.length || !bymonthday.length) return true
  return [28, 29, 30, 31].some((length) =>
    bymonthday
      .map((day) => (day > 0 ? day : length + 1 + day))
      .some((day) => day >= 1 && day <= length && byday.some((one) => isNth(day, Number.parseInt(one, 10), length))),
  )
}

/** '2TU' is between the 8th and the 14th, '-1FR' within the last seven days, 'MO' any day. */
const isNth = (day: number, nth: number, length: number) =>
  Number.isNaN(nth) || Math.ceil(day / 7) === nth || Math.ceil((length + 1 - day) / 7) === -nth

const weekdayOf = (day: string) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(day).getUTCDay()] as string
