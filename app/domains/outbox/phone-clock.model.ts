/** Differences up to this are the way from the phone to the server, in ms. */
const SLACK = 120_000

type Moments = { queued_at?: string; happened_at?: string }

/**
 * What a phone with a wrong clock noted, on the right time: `clock` is what it said when it sent. Moved are the moments
 * that the phone put down by itself (`happened_at` is `queued_at`); one that was typed is its grower's word. What still
 * lies ahead, because the clock was set right in between, is of now.
 */
export function onRightTime<T extends Moments>(act: T, clock: string | null, now: Date): T {
  const { queued_at, happened_at } = act
  if (!queued_at) return act
  const ahead = clock ? Date.parse(clock) - now.getTime() : 0
  const skew = Math.abs(ahead) > SLACK ? ahead : 0
  const right = new Date(Math.min(Date.parse(queued_at) - skew, now.getTime())).toISOString()
  return { ...act, queued_at: right, happened_at: happened_at === queued_at ? right : happened_at }
}
