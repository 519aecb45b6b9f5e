import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { devices } from '../devices/devices.table.ts'
import { device_links } from '../links/device-links.table.ts'
import { device_transfers } from './device-transfers.table.ts'
import type { DeviceTransfers } from './transfers.schemas.ts'

export async function ownTransfers(ctx: Context): Promise<DeviceTransfers> {
  const viewer = signedIn(ctx)
  const data = await ctx.db
    .select({
      ...{ id: device_transfers.id, from: { nickname: users.nickname }, model: device_models.name },
      ...{ ganza_serial_number: devices.serial, expires_at: device_transfers.expires_at },
    })
    .from(device_transfers)
    .innerJoin(device_links, eq(device_links.id, device_transfers.link_id))
    .innerJoin(users, eq(users.id, device_links.user_id))
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .where(
      and(
        eq(device_transfers.to_user_id, viewer.id),
        isNull(device_transfers.outcome),
        isNull(device_links.unlinked_at),
        gt(device_transfers.expires_at, ctx.now()),
        notApart(viewer, device_links.user_id),
      ),
    )
    .orderBy(asc(device_transfers.id))
  return { data }
}
