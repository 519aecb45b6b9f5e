import { type SQL, sql } from 'drizzle-orm'
import type { DeviceSession } from '../devices/device-status.model.ts'
import { devices } from '../devices/devices.table.ts'

/** The last that was noted of a robot's MQTT session. Kinds in the text, as the index has them. */
export const lastOfSession = (device_id: SQL | typeof devices.id): SQL => sql`(
  select said.kind, said.at from device_events said
  where said.device_id = ${device_id} and said.source = 'backend' and said.kind in ('online', 'offline')
  order by said.at desc, said.id desc limit 1)`

/** `DeviceSession` of device-status.model.ts as SQL. After a session that ended whoever calls by HTTPS needs none. */
export const sessionOf: SQL<DeviceSession> = sql`coalesce((
  select case when said.kind = 'online' then 'up' when said.at >= ${devices.last_seen_at} then 'lost' else 'none' end
  from ${lastOfSession(devices.id)} said), 'none')`
