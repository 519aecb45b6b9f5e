/** A robot's messages a second, unless the settings say another number. */
export const USUAL_PER_SECOND = 20
/** A burst is what it may send in so many seconds. */
const BURST_SECONDS = 60

/** How many messages a robot may still send at `at` (ms); below 0 it owes time. */
export type Bucket = { tokens: number; at: number; per_second: number }
export const fullBucket = (at: number, per_second: number): Bucket => ({
  tokens: BURST_SECONDS * per_second,
  at,
  per_second,
})

/** Fills a bucket by the time that passed. A clock that goes back fills nothing. */
function refill(bucket: Bucket, at: number) {
  const passed = Math.max(0, at - bucket.at)
  bucket.tokens = Math.min(BURST_SECONDS * bucket.per_second, bucket.tokens + (passed * bucket.per_second) / 1000)
  bucket.at = Math.max(bucket.at, at)
}

/** Takes one; false, and nothing taken, when there is none. */
export function takeToken(bucket: Bucket, at: number): boolean {
  refill(bucket, at)
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}

/** Takes one in any case; after how many ms it may be used. */
export function oweToken(bucket: Bucket, at: number): number {
  refill(bucket, at)
  bucket.tokens -= 1
  return bucket.tokens >= 0 ? 0 : Math.ceil((-bucket.tokens * 1000) / bucket.per_second)
}

/** Seconds until there is one. */
export const secondsUntilToken = ({ tokens, per_second }: Bucket) => Math.max(1, Math.ceil((1 - tokens) / per_second))
