import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { demandSpace } from '#domains/garden/garden/index.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import '../devices.events.ts'
import { changeLinked } from '../devices/change-device.actions.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { device_links } from '../links/device-links.table.ts'
import { device_places } from './device-places.table.ts'
import type { DevicePlaceInput } from './places.schemas.ts'

const current = (link_id: number) => and(eq(device_places.link_id, link_id), isNull(device_places.left_at))

/** From now on the robot stands in this space of its owner: what it measures is that space's climate. */
export const placeDevice = (ctx: Context, { id, space_id }: DevicePlaceInput) =>
  changeLinked(ctx, id, 'device.place', async (tx, { device, link }) => {
    await demandSpace(tx, space_id ?? undefined, link.user_id)
    const away = and(eq(spaces.id, space_id ?? 0), isNotNull(spaces.archived_at))
    if (await tx.db.$count(spaces, away))
      throw invalidField('space_id', 'Este espaço está arquivado. Traga ele de volta antes.')
    const [place] = await tx.db.select().from(device_places).where(current(link.id))
    if ((place?.space_id ?? null) === (space_id ?? null)) return
    await tx.db.update(device_places).set({ left_at: tx.now() }).where(current(link.id))
    if (space_id) await tx.db.insert(device_places).values({ link_id: link.id, space_id, placed_at: tx.now() })
    await tellPlace(tx, device.id, link.id, space_id ?? null)
  })

/** Robots leave a space that was deleted. */
export async function leaveDeletedSpace(tx: Context, space_id: number) {
  const deleted = tx.db
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.id, space_id), isNotNull(spaces.deleted_at)))
  const left = await tx.db
    .update(device_places)
    .set({ left_at: tx.now() })
    .from(device_links)
    .where(
      and(
        eq(device_places.space_id, deleted),
        isNull(device_places.left_at),
        eq(device_links.id, device_places.link_id),
      ),
    )
    .returning({ link_id: device_places.link_id, device_id: device_links.device_id })
  for (const { link_id, device_id } of left) await tellPlace(tx, device_id, link_id, null)
}

async function tellPlace(tx: Context, device_id: number, link_id: number, space_id: number | null) {
  await noteEvent(tx, device_id, 'placed', { space_id })
  await record(tx, 'device.placed', { device_id, link_id, space_id })
}
