/** A recurrence as we keep it: RFC 5545 without DTSTART, of the parts that a garden needs. */
export type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  interval: number
  /** 'MO', '2TU', '-1FR'. */
  byday: string[]
  bymonthday: number[]
  /** The last day on which it may fall. */
  until: string | null
  /** How many times in all. */
  count: number | null
}
