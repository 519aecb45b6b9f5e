import type { Context } from '#platform/context.ts'
import { device_events } from './device-events.table.ts'
import type { BackendEventKind } from './event.kinds.ts'

/** Writes into a robot's events what we did, or noticed, ourselves. */
export async function noteEvent(
  tx: Context,
  device_id: number,
  kind: BackendEventKind,
  data: Record<string, unknown> = {},
) {
  await tx.db
    .insert(device_events)
    .values({ device_id, source: 'backend', kind, data, at: tx.now(), received_at: tx.now() })
}
