import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { device_modes } from '../modes/modes.table.ts'
import { device_shadows } from '../shadow/device-shadows.table.ts'
import { mode_proposals } from './mode-proposals.table.ts'

const HOURS_AGO = 3

/** What a robot of the demo world is asked: for the cycle of another ready mode in which most plants of its space are. */
export async function seedModeProposal(tx: Context, serial: string) {
  const [found] = await tx.db
    .select({
      device_id: devices.id,
      link_id: device_links.id,
      plant_id: plants.id,
      cycle: catalogue_items.slug,
      mode: device_modes,
    })
    .from(devices)
    .innerJoin(device_shadows, eq(device_shadows.device_id, devices.id))
    .innerJoin(device_links, and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)))
    .innerJoin(device_places, and(eq(device_places.link_id, device_links.id), isNull(device_places.left_at)))
    .innerJoin(
      plants,
      and(
        eq(plants.space_id, device_places.space_id),
        eq(plants.status, 'viva'),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
      ),
    )
    .innerJoin(catalogue_items, eq(catalogue_items.id, plants.plant_cycle_id))
    .innerJoin(
      device_modes,
      and(
        eq(device_modes.model_id, devices.model_id),
        isNull(device_modes.owner_id),
        isNull(device_modes.deleted_at),
        sql`${catalogue_items.slug} = any(${device_modes.cycles})`,
      ),
    )
    .where(
      and(
        eq(devices.serial, serial),
        sql`not exists (select from device_modes followed where followed.id = (${device_shadows.desired} -> 'mode' ->> 'id')::int
          and ${catalogue_items.slug} = any(followed.cycles))`,
      ),
    )
    .orderBy(
      desc(sql`count(*) over (partition by ${catalogue_items.slug})`),
      desc(plants.cycle_since),
      plants.id,
      device_modes.order_by,
    )
    .limit(1)
  if (!found) return
  const { mode, cycle, ...whose } = found
  const at = new Date(tx.now().getTime() - HOURS_AGO * 3_600_000)
  await tx.db.insert(mode_proposals).values({ ...whose, cycle, mode_id: mode.id, asked_at: at })
  await tx.db.insert(device_events).values({
    ...{ device_id: whose.device_id, source: 'backend' as const, kind: 'mode_proposal' as const, at, received_at: at },
    data: { state: 'pendente', cycle, slug: mode.slug },
  })
}
