import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { devices } from '../devices/devices.table.ts'
import { type DeviceEvent, device_events } from '../events/device-events.table.ts'
import { byAddress } from './staff-devices.queries.ts'
import type { StaffEvent, StaffEventFilter, StaffEvents } from './staff-devices.schemas.ts'

/** What happened to robots, newest first. */
export async function listStaffEvents({ db }: Context, filter: StaffEventFilter): Promise<StaffEvents> {
  const { source, kind, cursor, per_page } = filter
  const rows = await db
    .select({ event: device_events, serial: devices.serial })
    .from(device_events)
    .innerJoin(devices, eq(devices.id, device_events.device_id))
    .where(
      and(
        isNull(devices.deleted_at),
        filter.device ? byAddress(filter.device) : undefined,
        source && eq(device_events.source, source),
        kind && eq(device_events.kind, kind),
        cursor ? lt(device_events.id, Number(cursor)) : undefined,
      ),
    )
    .orderBy(desc(device_events.id))
    .limit(per_page + 1)
  const data = rows.slice(0, per_page).map(({ event, serial }) => toStaffEvent(event, serial))
  return { data, next_cursor: rows.length > per_page ? String(data.at(-1)?.id) : null }
}

function toStaffEvent({ id, device_id, source, kind, data, at, received_at }: DeviceEvent, serial: string): StaffEvent {
  return { id, device: { id: device_id, serial }, source, kind, data: withoutWords(kind, data), at, received_at }
}

/** What a grower wrote down is in their journal, and nobody else's to read. */
function withoutWords(kind: DeviceEvent['kind'], { text, ...data }: Record<string, unknown>) {
  // What was kept apart may be such a note.
  if (kind === 'refused') return { reason: data.reason, kind: data.kind }
  return kind === 'note' || text === undefined ? data : { ...data, text }
}
