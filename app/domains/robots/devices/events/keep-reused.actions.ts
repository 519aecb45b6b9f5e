import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { unstorable } from '#platform/storable.ts'
import { device_events } from './device-events.table.ts'

type Reused = { boot: number; seq: number; at: Date; data: Record<string, unknown> }

/**
 * A robot used the number of a message for another one: that is kept apart, once however often it comes, among the
 * robot's events, where its owner and staff read of it.
 */
export async function keepReused({ db, now }: Context, device_id: number, { boot, seq, at, data }: Reused) {
  const kept = { reason: 'reused', ...(unstorable(data) ? {} : data) }
  const [known] = await db
    .select({ id: device_events.id })
    .from(device_events)
    .where(
      and(
        eq(device_events.device_id, device_id),
        eq(device_events.source, 'backend'),
        eq(device_events.kind, 'refused'),
        eq(device_events.boot, boot),
        eq(device_events.seq, seq),
        sql`${device_events.data} = ${JSON.stringify(kept)}::jsonb`,
      ),
    )
    .limit(1)
  if (known) return
  await db
    .insert(device_events)
    .values({ device_id, source: 'backend', kind: 'refused', boot, seq, data: kept, at, received_at: now() })
}
