import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, ref, timestamptz } from '#platform/database/columns.ts'
import { devices } from '../devices/devices.table.ts'
import { eventKinds, eventSources } from './event.kinds.ts'

/** What happened to a robot: told by itself (source `device`, once per boot and seq) or noted by us (`backend`). */
export const device_events = pgTable(
  'device_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    device_id: ref(() => devices.id),
    source: text({ enum: eventSources }).notNull(),
    kind: text({ enum: eventKinds }).notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    boot: bigint({ mode: 'number' }),
    seq: bigint({ mode: 'number' }),
    /** When it happened, by the robot's clock or age; when we heard of it. */
    at: timestamptz().notNull(),
    received_at: createdAt(),
  },
  (t) => [
    uniqueIndex('device_events_once').on(t.device_id, t.boot, t.seq).where(sql`source = 'device'`),
    index('device_events_device').on(t.device_id, t.at),
    index('device_events_kind').on(t.source, t.kind, t.id),
    // Whether a robot's session is up: the last of what was noted of it, among all that it tells.
    index('device_events_session')
      .on(t.device_id, t.at)
      .where(sql`source = 'backend' and kind in ('online', 'offline')`),
    // How the fleet is: starts and crashes of the last days, of years of events.
    index('device_events_boots').on(t.at).where(sql`source = 'device' and kind = 'boot'`),
  ],
)
export type DeviceEvent = typeof device_events.$inferSelect
