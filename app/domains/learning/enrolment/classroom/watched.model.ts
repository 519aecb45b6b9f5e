/** Videos play up to twice as fast. */
const FASTEST = 2
/** Signs come every ten seconds; later than this the video stood still, or the line was gone. */
const LONGEST_S = 30
/** Between sign and server. Only signs that are far enough apart get it: many small ones would add it up. */
const SLACK = { seconds: 1, from_s: 5 }

type Since = { from: number; to: number; elapsed_s: number }

/**
 * What was played between two signs: whole seconds of the video, and seconds by the clock. Null when it was none: a jump
 * forward further than the clock allows, a jump back, or no time at all. `watched_s` is never above the clock's.
 */
export function playedSince({ from, to, elapsed_s }: Since) {
  const step = to - from
  const clock = Math.min(elapsed_s, LONGEST_S)
  const slack = clock >= SLACK.from_s ? SLACK.seconds : 0
  if (step <= 0 || clock <= 0 || step > clock * FASTEST + slack) return null
  // Rounded the same on both sides, so that many short steps cover no more than one long one.
  return { from: Math.round(from), to: Math.round(to), watched_s: Math.min(step, clock) }
}
