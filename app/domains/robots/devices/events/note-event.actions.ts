import type { Context } from '#platform/context.ts'
import { device_events } from './device-events.table.ts'
import type { BackendEventKind } from './event.kinds.ts'

/**
 * Writes into a robot's events what we did, or noticed, ourselves; an `actuation` is one that it did not tell of. Returns
 * the event's id.
 */
export async function noteEvent(
  tx: Context,
  device_id: number,
  kind: BackendEventKind | 'actuation',
  data: Record<string, unknown> = {},
  at: Date = tx.now(),
): Promise<number> {
  const [noted] = await tx.db
    .insert(device_events)
    .values({ device_id, source: 'backend', kind, data, at, received_at: tx.now() })
    .returning({ id: device_events.id })
  if (!noted) throw new Error('an event that was just written is gone')
  return noted.id
}
