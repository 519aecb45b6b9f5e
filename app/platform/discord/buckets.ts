import type { Outcome } from '../messages/outcome.ts'

/** When Discord says that a bucket is empty, nobody waits for its refusal. */
const paused = new Map<string, number>()

/** The refusal that we give ourselves while a bucket is empty; undefined when it may be asked. */
export function pauseOf(bucket: string): Outcome | undefined {
  const wait = ((paused.get(bucket) ?? 0) - Date.now()) / 1000
  return wait > 0 ? { result: 'later', reason: 'the bucket is empty', seconds: Math.ceil(wait) } : undefined
}

/** Reads the limits of an answer: they are Discord's to say, and ours to obey. */
export function notePause(bucket: string, { headers }: Response) {
  const [left, reset] = ['x-ratelimit-remaining', 'x-ratelimit-reset-after'].map((name) => headers.get(name))
  if (left === '0' && Number(reset) > 0) paused.set(bucket, Date.now() + Number(reset) * 1000)
  else paused.delete(bucket)
}

/** A refusal for the whole bot (`X-RateLimit-Global`), or for one bucket. */
export function noteRefusal(bucket: string, everywhere: string, { headers }: Response, seconds: number) {
  const of = headers.get('x-ratelimit-global') === 'true' ? everywhere : bucket
  paused.set(of, Date.now() + seconds * 1000)
}
