import type { GapCause } from './tier.kinds.ts'
import { gapCauses } from './tier.kinds.ts'

export type Span = { from: number; to: number }

/** A gap is more than so many intervals without a message. */
export const GAP_INTERVALS = 3
export const MOST_GAPS = 500

type Contacts = {
  /** Times with messages, in order, ms: a message is as long as a moment. */
  runs: readonly Span[]
  /** The last message before the window. */
  before: number | null
  /** The newest message of all, which no tier may have yet. */
  newest: number | null
  window: Span
  now: number
  interval: number
}

/** Times without a message in a window, in order; the longest ones when there are too many. */
export function gapsOf({ runs, before, newest, window, now, interval }: Contacts): Span[] {
  const longest = GAP_INTERVALS * interval
  const end = Math.min(window.to, now)
  const gaps: Span[] = []
  let last = before ?? window.from
  for (const { from, to } of runs) {
    if (from - last > longest) gaps.push({ from: Math.max(last, window.from), to: from })
    last = Math.max(last, to)
  }
  const heard = newest !== null && newest < end ? Math.max(last, newest) : last
  if (end - heard > longest) gaps.push({ from: Math.max(heard, window.from), to: end })
  if (gaps.length <= MOST_GAPS) return gaps
  return gaps
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_GAPS)
    .toSorted((a, b) => a.from - b.from)
}

/** What a robot told when it came back; `offline_ms`: for how long it had measured without network. */
export type Returned = { at: number; kind: 'boot' | 'connect'; cause: string | null; offline_ms: number | null }

/** How long after a gap the robot tells why it was away. */
const TOLD_WITHIN = 2 * 60_000

/** Why a robot was away: how it started again, else what it had lost; nothing was told: `unknown`. */
export function causeOf({ from, to }: Span, returned: readonly Returned[]): GapCause {
  const told = returned.filter(({ at }) => at >= from && at <= to + TOLD_WITHIN)
  const reason = told.find(({ kind }) => kind === 'boot') ?? told.find(({ kind }) => kind === 'connect')
  return gapCauses.find((one) => one === reason?.cause) ?? 'unknown'
}
