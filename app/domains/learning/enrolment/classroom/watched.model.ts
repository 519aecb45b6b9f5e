/** Videos play up to twice as fast. */
const FASTEST = 2
/** Signs come every ten seconds; later than this the video stood still, or the line was gone. */
const LONGEST_S = 30
/**
 * A sign that the line held back makes the next one come early: so many seconds may be counted before they went by, of all
 * signs together.
 */
const AHEAD_S = 5

type Since = { from: number; to: number; elapsed_s: number }

/**
 * What was played between two signs: whole seconds of the video, and seconds that it took. Null when it was none: a jump
 * forward further than the clock allows, or back. `ahead_s`: so much of it has not gone by yet, and counts for no other sign;
 * `elapsed_s` is negative while it hasn't.
 */
export function playedSince({ from, to, elapsed_s }: Since) {
  const step = to - from
  const least_s = step / FASTEST
  const clock = Math.min(elapsed_s, LONGEST_S)
  if (step <= 0 || least_s > clock + AHEAD_S) return null
  // Rounded the same on both sides, so that many short steps cover no more than one long one.
  return {
    range: { from: Math.round(from), to: Math.round(to) },
    watched_s: Math.min(step, Math.max(clock, least_s)),
    ahead_s: Math.max(0, least_s - elapsed_s),
  }
}

/** A phone's own clock is read late by so much; only stretches that are long enough get it: many small ones would add it up. */
const SLACK = { seconds: 1, from_s: 5 }

const isFaster = (step: number, took_s: number) =>
  step <= 0 || took_s <= 0 || step > took_s * FASTEST + (took_s >= SLACK.from_s ? SLACK.seconds : 0)

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
    if (isFaster(to - from, took_s)) continue
    const spent = Math.min(to - from, took_s)
    const share = Math.min(1, left / spent)
    ranges.push({ from: Math.round(from), to: Math.round(from + (to - from) * share) })
    left -= spent * share
  }
  return { ranges, watched_s: Math.max(0, left_s) - left }
}
