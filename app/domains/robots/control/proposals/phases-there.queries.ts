import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'

/** Living plants of one cycle; `names` of those that are `seen`, of all without, oldest first. */
export type PhaseThere = { cycle: { slug: string; name: string }; names: string[]; count: number }

/** The cycles of the living plants where a robot stands, in their order. */
export async function phasesThere(
  { db }: Pick<Context, 'db'>,
  link_id: number,
  seen: SQL | undefined = undefined,
): Promise<PhaseThere[]> {
  return db
    .select({
      cycle: { slug: catalogue_items.slug, name: catalogue_items.name },
      names: sql<
        string[]
      >`coalesce(array_agg(${plants.name} order by ${plants.id}) filter (where ${seen ?? sql`true`}), '{}')`,
      count: sql<number>`count(*)::int`,
    })
    .from(device_places)
    .innerJoin(plants, eq(plants.space_id, device_places.space_id))
    .innerJoin(catalogue_items, eq(catalogue_items.id, plants.plant_cycle_id))
    .where(
      and(
        eq(device_places.link_id, link_id),
        isNull(device_places.left_at),
        eq(plants.status, 'viva'),
        isNull(plants.archived_at),
        isNull(plants.deleted_at),
      ),
    )
    .groupBy(catalogue_items.id)
    .orderBy(asc(catalogue_items.order))
}
