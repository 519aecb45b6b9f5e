import { sql } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'
import { devices } from '../devices/devices.table.ts'
import { deviceStateOf } from './device-state.queries.ts'

export const devicesDesk: DeskQueue[] = [
  {
    ...{ name: 'robots', label: 'Robôs em silêncio', icon: 'wifi-off', permission: 'devices.manage' },
    to: '/admin/ganza/dispositivos?state=offline&order_by=last_seen_at&order_type=asc',
    waiting: (ctx) => sql`select count(*)::int as count, min(${devices.last_seen_at}) as oldest
      from ${devices} join ${device_models} on ${device_models.id} = ${devices.model_id}
      where ${devices.deleted_at} is null and ${deviceStateOf(ctx)} = 'offline'`,
  },
]
