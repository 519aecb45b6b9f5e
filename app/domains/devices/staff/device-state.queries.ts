import { type SQL, sql } from 'drizzle-orm'
import { device_models } from '#domains/device-models/models/device-models.table.ts'
import type { Context } from '#platform/context.ts'
import type { DeviceState } from '../devices/device-status.model.ts'
import { devices } from '../devices/devices.table.ts'

/** `deviceState` of device-status.model.ts as SQL, of robots joined with their models. */
export const deviceStateOf = ({ now }: Context): SQL<DeviceState> => {
  const silent = sql`extract(epoch from ${now().toISOString()}::timestamptz - ${devices.last_seen_at})`
  const late = sql`3 * ${device_models.interval_seconds}`
  return sql<DeviceState>`case when ${devices.last_seen_at} is null then 'never' when ${silent} < ${late} then 'online'
    when ${silent} < greatest(${late}, 600) then 'atrasado' else 'offline' end`
}
