/** A stored recurrence: RFC 5545 without DTSTART, the supported parts only. */
export type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  interval: number
  /** 'MO', '2TU', '-1FR'. */
  byday: string[]
  bymonthday: number[]
  /** The last possible day. */
  until: string | null
  /** Total number of dates. */
  count: number | null
}
