import type { Viewer } from '#platform/access/viewer.ts'
import type { Limit } from './rate-limit.ts'

/** What an account of the first seven days may do of what others see: a fifth, and at least once. */
const SHARE = 5

/** A limit on what people write for others, for this person: new accounts have a stricter one, counted on its own. */
export const limitFor = (viewer: Viewer, limit: Limit): Limit =>
  viewer?.new_account
    ? { ...limit, name: `${limit.name}-new`, points: Math.max(1, Math.floor(limit.points / SHARE)) }
    : limit
