import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import type { Context } from '#platform/context.ts'
import type { Returned } from './gaps.model.ts'
import { MOST_BINS } from './series.schemas.ts'
import type { SeriesWindow } from './window.model.ts'

/** When the robot came back, and what it said of it. */
export async function readReturns({ db }: Context, device_id: number, { from, to }: SeriesWindow): Promise<Returned[]> {
  const kinds = ['boot', 'connect'] as const
  const rows = await db
    .select({ at: device_events.at, kind: device_events.kind, data: device_events.data })
    .from(device_events)
    .where(
      and(
        eq(device_events.device_id, device_id),
        eq(device_events.source, 'device'),
        inArray(device_events.kind, [...kinds]),
        gte(device_events.at, from),
        lt(device_events.at, new Date(to.getTime() + 120_000)),
      ),
    )
    .orderBy(asc(device_events.at))
    .limit(MOST_BINS)
  return rows.map(({ at, kind, data }) => ({
    at: at.getTime(),
    kind: kind === 'boot' ? 'boot' : 'connect',
    cause: typeof data.cause === 'string' ? data.cause : null,
    offline_ms: typeof data.offline_seconds === 'number' ? data.offline_seconds * 1000 : null,
  }))
}
