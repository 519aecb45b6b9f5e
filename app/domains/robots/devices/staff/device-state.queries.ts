import { type SQL, sql } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import type { Context } from '#platform/context.ts'
import type { DeviceState } from '../devices/device-status.model.ts'
import { devices } from '../devices/devices.table.ts'
import { sessionOf } from '../sessions/session-of.queries.ts'

/** `deviceState` of device-status.model.ts as SQL, of robots joined with their models. */
export const deviceStateOf = ({ now }: Context): SQL<DeviceState> => {
  const silent = sql`extract(epoch from ${now().toISOString()}::timestamptz - ${devices.last_seen_at})`
  const due = sql`(${device_models.interval_seconds} + 30)`
  return sql<DeviceState>`case when ${devices.last_seen_at} is null then 'never'
    when ${silent} >= greatest(${due}, 600) then 'offline' when ${sessionOf} = 'up' then 'online'
    when ${sessionOf} = 'none' and ${silent} < ${due} then 'online' else 'atrasado' end`
}
