/** Differences up to this are network latency, in ms. */
const SLACK = 120_000

type Moments = { queued_at?: string; happened_at?: string }

/**
 * Corrects the times of an act from a phone with a wrong clock: `clock` is the phone's time when it sent. Only
 * automatic times are shifted (`happened_at` is `queued_at`), not typed ones. A time still in the future, because the
 * clock was corrected in between, becomes now.
 */
export function withCorrectedTimes<T extends Moments>(act: T, clock: string | null, now: Date): T {
  const { queued_at, happened_at } = act
  if (!queued_at) return act
  const ahead = clock ? Date.parse(clock) - now.getTime() : 0
  const skew = Math.abs(ahead) > SLACK ? ahead : 0
  const right = new Date(Math.min(Date.parse(queued_at) - skew, now.getTime())).toISOString()
  return { ...act, queued_at: right, happened_at: happened_at === queued_at ? right : happened_at }
}
