import { and, eq, isNull, sql } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { deviceStateOf } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import type { Climate } from './climate.schemas.ts'

/**
 * Until when the air of a space is known, while every robot that stands there is silent; null as long as one is heard, or none
 * stands there. The robot is told to whose it is: others see the climate, not what became of a robot.
 */
export async function lastKnownOf(ctx: Context, space_id: number): Promise<Climate['last_known']> {
  const robots = await ctx.db
    .select({
      ...{ serial: devices.serial, name: device_links.name, owner_id: device_links.user_id },
      ...{ last_seen_at: devices.last_seen_at, status: deviceStateOf(ctx) },
    })
    .from(device_places)
    .innerJoin(device_links, and(eq(device_links.id, device_places.link_id), isNull(device_links.unlinked_at)))
    .innerJoin(devices, and(eq(devices.id, device_links.device_id), isNull(devices.deleted_at)))
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .where(
      and(
        eq(device_places.space_id, space_id),
        isNull(device_places.left_at),
        sql`${devices.last_seen_at} >= greatest(${device_places.placed_at}, ${device_links.linked_at})`,
      ),
    )
    .orderBy(sql`${devices.last_seen_at} desc`, devices.id)
  const [last] = robots
  if (!last?.last_seen_at || robots.some(({ status }) => status !== 'offline')) return null
  const { owner_id, last_seen_at, ...robot } = last
  return { to: last_seen_at, robot: owner_id === ctx.viewer?.id ? { ...robot, last_seen_at } : null }
}
