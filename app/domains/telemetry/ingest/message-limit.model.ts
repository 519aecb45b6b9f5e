/** A robot's messages: a burst, then so many a second. */
export const MESSAGE_LIMIT = { burst: 1200, per_second: 20 } as const

/** How many messages a robot may still send at `at` (ms); below 0 it owes time. */
export type Bucket = { tokens: number; at: number }
export const fullBucket = (at: number): Bucket => ({ tokens: MESSAGE_LIMIT.burst, at })

/** Fills a bucket by the time that passed. A clock that goes back fills nothing. */
export function refill(bucket: Bucket, at: number) {
  const passed = Math.max(0, at - bucket.at)
  bucket.tokens = Math.min(MESSAGE_LIMIT.burst, bucket.tokens + (passed * MESSAGE_LIMIT.per_second) / 1000)
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
  return bucket.tokens >= 0 ? 0 : Math.ceil((-bucket.tokens * 1000) / MESSAGE_LIMIT.per_second)
}

/** Seconds until there is one. */
export const secondsUntilToken = ({ tokens }: Bucket) => Math.max(1, Math.ceil((1 - tokens) / MESSAGE_LIMIT.per_second))
