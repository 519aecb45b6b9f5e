import { setTimeout as sleep } from 'node:timers/promises'
import { withEventMeta } from '@orpc/server'
import { listDevices } from '#domains/robots/devices/index.ts'
import { latest, readingsChannel } from '#domains/robots/telemetry/index.ts'
import type { TelemetryLatest } from '#domains/robots/telemetry/series/series.schemas.ts'
import type { Context } from '#platform/context.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { MOST_ROBOTS } from './dashboard.queries.ts'

/** A page gets the readings of all its robots at most so often, and looks again at least so often. */
const SPACING_MS = 2000
const LONGEST_MS = 30_000

/** One stream for all robots of a page: a browser opens six connections at most. Each event is what is new since the last. */
export const followRobots = (ctx: Context, options: StreamOptions) => openStream(ctx, options, readings(ctx, options))

async function* readings(ctx: Context, { signal }: StreamOptions) {
  const { live } = ctx.env
  const known = new Map<number, number>()
  while (live.isOpen() && !signal?.aborted) {
    // Asked anew each time: whoever may no longer see a robot gets no more of it.
    const { data } = await listDevices(ctx, { order_by: 'name', page: 1, per_page: MOST_ROBOTS })
    const seen = data.filter((card) => card.ganza_iot_data_last).map(({ id }) => id)
    const over = new AbortController()
    const ends = AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])])
    const woken = Promise.race(seen.map((id) => live.next(readingsChannel(id), ends)).concat(endOf(ends)))
    const newest = (await latest(ctx, seen)).filter((one) => known.get(one.device_id) !== one.at.getTime())
    for (const { device_id, at } of newest) known.set(device_id, at.getTime())
    if (newest.length) {
      yield withEventMeta({ readings: newest } satisfies { readings: TelemetryLatest[] }, {
        id: String(ctx.now().getTime()),
      })
      await sleep(SPACING_MS, undefined, { ref: false })
    }
    await woken
    over.abort()
  }
}

const endOf = (signal: AbortSignal) =>
  new Promise<void>((go) => {
    if (signal.aborted) return go()
    signal.addEventListener('abort', () => go(), { once: true })
  })
