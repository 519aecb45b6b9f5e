import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import {
  type Bucket,
  fullBucket,
  oweToken,
  secondsUntilToken,
  takeToken,
  USUAL_PER_SECOND,
} from './message-limit.model.ts'

type Counted = Bucket & { refused: number }

/** In memory, per process: a robot speaks with one at a time, and a forgotten bucket is a full one. */
const buckets = new WeakMap<object, LRUCache<number, Counted>>()

function bucketOf(ctx: Context, device_id: number) {
  const all = buckets.get(ctx.env) ?? new LRUCache<number, Counted>({ max: 50_000 })
  buckets.set(ctx.env, all)
  const known = all.get(device_id)
  if (known) return known
  const per_second = ctx.env.robot_messages_per_second ?? USUAL_PER_SECOND
  const fresh = { ...fullBucket(ctx.now().getTime(), per_second), refused: 0 }
  all.set(device_id, fresh)
  return fresh
}

/** Counts a message that came over HTTPS. @throws 429 with how long to wait. */
export function limitMessages(ctx: Context, device_id: number) {
  const bucket = bucketOf(ctx, device_id)
  if (takeToken(bucket, ctx.now().getTime())) return
  bucket.refused += 1
  throw new AppError('too_many', 'Este robô está mandando mensagens demais.', {
    retry_after: secondsUntilToken(bucket),
  })
}

/** Counts a message that came over MQTT: resolves when it is its turn, so that its acknowledgement waits. */
export async function waitForTurn(ctx: Context, device_id: number) {
  const wait = oweToken(bucketOf(ctx, device_id), ctx.now().getTime())
  if (wait) await sleep(wait, undefined, { ref: false })
}

/** How many were refused since it was last asked: written with the next message, not with each that is refused. */
export function takeRefused(ctx: Context, device_id: number) {
  const bucket = bucketOf(ctx, device_id)
  const { refused } = bucket
  bucket.refused = 0
  return refused
}
