import { setTimeout as sleep } from 'node:timers/promises'
import { withEventMeta } from '@orpc/server'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { latest } from './latest.queries.ts'
import type { TelemetryLatest } from './series.schemas.ts'

/** What wakes the streams of a robot in this process. */
export const readingsChannel = (device_id: number) => `readings:${device_id}`

/** An open page gets a robot's readings at most so often. */
const SPACING_MS = 1000
/** Read at least so often, in case a notification was lost. */
const LONGEST_MS = 30_000

/** Streams a robot's newest reading, and each newer one, while the viewer may see it; 404 before it begins when not. */
export async function followReadings(ctx: Context, id_or_serial: string, options: StreamOptions) {
  const { device } = await inDevice(ctx, id_or_serial)
  return openStream(ctx, options, readings(ctx, device.id, options))
}

async function* readings(ctx: Context, device_id: number, { lastEventId, signal }: StreamOptions) {
  const { live } = ctx.env
  let last = lastEventId
  while (live.isOpen() && !signal?.aborted) {
    const ends = [AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]
    const woken = live.next(readingsChannel(device_id), AbortSignal.any(ends))
    const newest = await newestFor(ctx, device_id)
    if (newest && idOf(newest) !== last) {
      last = idOf(newest)
      yield withEventMeta(newest, { id: last })
      await sleep(SPACING_MS, undefined, { ref: false })
    }
    await woken
  }
}

const idOf = ({ at, received_at }: TelemetryLatest) => `${at.getTime()}-${received_at.getTime()}`

/** Whoever may no longer see the robot gets no more; nobody gets what was measured before their own link. */
async function newestFor(ctx: Context, device_id: number) {
  const { since } = await inDevice(ctx, device_id)
  const [newest] = await latest(ctx, [device_id])
  return newest && since && newest.at < since ? undefined : newest
}
