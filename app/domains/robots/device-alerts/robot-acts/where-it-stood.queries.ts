import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { placesOn } from '#domains/garden/garden/index.ts'
import { plant_places, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { livingTakers } from '#domains/garden/journal/index.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
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

/**
 * The plants that stood in a space on that day and were watered still at that moment: also those that were harvested, lost or moved out
 * since, none that came after.
 */
export async function wateredPlants(ctx: Context, space_id: number, created_by: number, at: Date) {
  const day = dayKey(at)
  const was_there = ctx.db
    .select({ id: plant_places.plant_id })
    .from(plant_places)
    .where(and(eq(plant_places.space_id, space_id), lte(plant_places.since, day)))
  const of_space = await ctx.db
    .select({ id: plants.id, space_id: plants.space_id })
    .from(plants)
    .where(
      and(
        or(eq(plants.space_id, space_id), inArray(plants.id, was_there)),
        eq(plants.created_by, created_by),
        or(livingTakers({ kind: 'rega' }), endedAfter(ctx, at)),
        isNull(plants.deleted_at),
        isNull(plants.archived_at),
        lte(plants.started_on, day),
      ),
    )
    .orderBy(asc(plants.id))
  const stood = await placesOn(ctx, of_space, day)
  return of_space.filter(({ id }) => stood.get(id) === space_id).slice(0, 500)
}

/** Its harvest or loss was later than that. */
const endedAfter = ({ db }: Context, at: Date) =>
  exists(
    db
      .select({ id: updates.id })
      .from(updates)
      .where(
        and(
          eq(updates.plant_id, plants.id),
          inArray(updates.kind, ['colheita', 'perda']),
          isNull(updates.deleted_at),
          gt(updates.happened_at, at),
        ),
      ),
  )
