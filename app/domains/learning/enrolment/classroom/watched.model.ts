/** Videos play up to twice as fast. */
const FASTEST = 2
/** Signs come every ten seconds; later than this the video stood still, or the line was gone. */
const LONGEST_S = 30
/** Between sign and server. Only signs that are far enough apart get it: many small ones would add it up. */
const SLACK = { seconds: 1, from_s: 5 }

type Since = { from: number; to: number; elapsed_s: number }

const isJump = (step: number, clock: number) =>
  step <= 0 || clock <= 0 || step > clock * FASTEST + (clock >= SLACK.from_s ? SLACK.seconds : 0)

/**
 * What was played between two signs: whole seconds of the video, and seconds by the clock. Null when it was none: a jump
 * forward further than the clock allows, a jump back, or no time at all. `watched_s` is never above the clock's.
 */
export function playedSince({ from, to, elapsed_s }: Since) {
  const step = to - from
  const clock = Math.min(elapsed_s, LONGEST_S)
  if (isJump(step, clock)) return null
  // Rounded the same on both sides, so that many short steps cover no more than one long one.
  return { from: Math.round(from), to: Math.round(to), watched_s: Math.min(step, clock) }
}

/** A stretch that a phone played without signal: from where to where, in how many seconds by its clock. */
export type Stretch = { from: number; to: number; took_s: number }

/**
 * What of it counts. The phone's clock proves nothing, so that what it tells is cut to `left_s`: the seconds that went by
 * since the class was kept and that its person spent on no other class. A stretch that is faster than videos play counts
 * nothing; of the one that no longer fits counts its beginning.
 */
export function playedOffline(stretches: Stretch[], left_s: number) {
  let left = Math.max(0, left_s)
  const ranges: { from: number; to: number }[] = []
  for (const { from, to, took_s } of stretches) {
    if (isJump(to - from, took_s)) continue
    const spent = Math.min(to - from, took_s)
    const share = Math.min(1, left / spent)
    ranges.push({ from: Math.round(from), to: Math.round(from + (to - from) * share) })
    left -= spent * share
  }
  return { ranges, watched_s: Math.max(0, left_s) - left }
}
