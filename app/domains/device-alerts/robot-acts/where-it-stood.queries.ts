import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { device_links } from '#domains/devices/links/device-links.table.ts'
import { device_places } from '#domains/devices/places/device-places.table.ts'
import { plants } from '#domains/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/spaces/spaces.table.ts'
import { livingTakers } from '#domains/journal/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'

/** Who had a robot then, and in which of their spaces it stood; undefined: nobody, or in none. */
export async function whereItStood({ db }: Context, device_id: number, at: Date) {
  const [found] = await db
    .select({ link_id: device_links.id, user_id: device_links.user_id, space_id: device_places.space_id })
    .from(device_places)
    .innerJoin(device_links, eq(device_links.id, device_places.link_id))
    .innerJoin(spaces, and(eq(spaces.id, device_places.space_id), isNull(spaces.deleted_at)))
    .where(
      and(
        eq(device_links.device_id, device_id),
        lte(device_links.linked_at, at),
        or(isNull(device_links.unlinked_at), gt(device_links.unlinked_at, at)),
        lte(device_places.placed_at, at),
        or(isNull(device_places.left_at), gt(device_places.left_at, at)),
        eq(spaces.created_by, device_links.user_id),
      ),
    )
    .orderBy(desc(device_places.placed_at))
    .limit(1)
  return found
}

/** The plants of a space that a robot waters: living ones that were there by that day. */
export const wateredPlants = ({ db }: Context, space_id: number, created_by: number, at: Date) =>
  db
    .select({ id: plants.id })
    .from(plants)
    .where(
      and(
        eq(plants.space_id, space_id),
        eq(plants.created_by, created_by),
        livingTakers({ kind: 'rega' }),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
        lte(plants.started_on, dayKey(at)),
      ),
    )
    .orderBy(asc(plants.id))
    .limit(500)
