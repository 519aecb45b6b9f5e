import { MINUTE } from '#shared/durations.ts'

/** So often a message is asked for by itself, before the team is told. */
export const MOST_TRIES = 8

/**
 * `attempts` counts up for good, so that no request has the number of an earlier one: 'Mandar de novo' begins the next ten,
 * and the ones are the tries since. 12 is the second try of what was sent again once.
 */
export const ROUND = 10
export const triesOf = ({ attempts }: { attempts: number }) => attempts % ROUND

/** Why one waits that was asked for without an answer: it may be there already. */
export const LOST = 'no answer'

/** So long Discord knows a nonce: asked for again until then, it is the same message. */
const NONCE_MS = 3 * MINUTE
export const isSameMessage = (
  { discord_channel_id, claimed_at }: { discord_channel_id: number | null; claimed_at: Date | null },
  at: Date,
) => discord_channel_id !== null && claimed_at !== null && at.getTime() - claimed_at.getTime() < NONCE_MS
