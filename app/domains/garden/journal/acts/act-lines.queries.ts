import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { updates } from '../updates/updates.table.ts'

const shown = alias(updates, 'shown')

const dosesOf = (
  update: string,
) => sql`(select json_agg(json_build_array(d.stuff_id, d.name, d.amount, d.unit) order by d.position)::text
  from update_doses d where d.update_id = ${sql.raw(update)}.id)`

/**
 * The other rows of an act with the same values as this one, on living plants of the same owner: what a timeline folds
 * together. A row that was corrected individually stands alone.
 */
export const sameLines = ({ db }: Context, update_id: number) =>
  db
    .select({ id: updates.id, plant: { id: plants.id, slug: plants.slug, name: plants.name } })
    .from(shown)
    .innerJoin(
      updates,
      and(eq(updates.created_by, shown.created_by), eq(updates.act_key, shown.act_key), ne(updates.id, shown.id)),
    )
    .innerJoin(plants, and(eq(plants.id, updates.plant_id), isNull(plants.deleted_at)))
    .where(
      and(
        eq(shown.id, update_id),
        isNull(updates.deleted_at),
        sql`(updates.text, updates.measures, updates.happened_at, updates.catalogue_item_id, updates.edited_at, ${dosesOf('updates')})
          is not distinct from (shown.text, shown.measures, shown.happened_at, shown.catalogue_item_id, shown.edited_at, ${dosesOf('shown')})`,
        sql`plants.created_by = (select p.created_by from plants p where p.id = shown.plant_id)`,
      ),
    )
    .orderBy(asc(plants.id))

/** Locks all plants of an act in id order: the lock order of every act. */
export const lockPlantsOf = ({ db }: Context, update_id: number) =>
  db
    .select({ id: plants.id })
    .from(plants)
    .where(
      sql`plants.id in (select u.plant_id from updates one join updates u on u.created_by = one.created_by
        and u.act_key = one.act_key where one.id = ${update_id})`,
    )
    .orderBy(asc(plants.id))
    .for('update')
