import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { growingSpaceId } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { update_doses, updates } from '#domains/garden/journal/updates/updates.table.ts'
import { visibleTo as plansVisibleTo } from '#domains/garden/plans/plans/plans.policy.ts'
import { plan_plants, plan_stages, plans } from '#domains/garden/plans/plans/plans.table.ts'
import type { Context } from '#platform/context.ts'
import type { Weighing } from './drying-forecast.model.ts'
import type { GivenDose } from './input-costs.model.ts'
import type { PlannedLight } from './light-spans.model.ts'
import type { Harvested } from './own-ratio.model.ts'
import { partNames } from './part.kinds.ts'

const LATEST = 10

const gramsOf = (metric: 'weight_g' | 'branch_g' | 'sample_g') =>
  sql<number | null>`(${updates.measures} -> ${sql.raw(`'${metric}'`)} ->> 'value')::float8`

/** The time of the last cut, and the weighings since, up to a moment: of the whole plant, and of parts of it. */
export async function weighingsOf({ db }: Context, plant_id: number, until?: Date) {
  const rows = await db
    .select({
      kind: updates.kind,
      at: updates.happened_at,
      plant: gramsOf('weight_g'),
      branch: gramsOf('branch_g'),
      sample: gramsOf('sample_g'),
    })
    .from(updates)
    .where(
      and(
        eq(updates.plant_id, plant_id),
        isNull(updates.deleted_at),
        inArray(updates.kind, ['colheita', 'pesagem']),
        until && lt(updates.happened_at, until),
      ),
    )
    .orderBy(asc(updates.happened_at), asc(updates.id))
  const cut_at = rows.findLast(({ kind }) => kind === 'colheita')?.at ?? null
  const since = rows.filter(({ kind, at }) => kind === 'pesagem' && (!cut_at || at >= cut_at))
  const weighingsOfA = (thing: 'plant' | 'branch' | 'sample') =>
    since.flatMap(({ at, [thing]: grams }): Weighing[] => (grams === null ? [] : [{ at, grams }]))
  return {
    cut_at,
    weighings: weighingsOfA('plant'),
    parts: partNames.map((part) => ({ part, weighings: weighingsOfA(part) })),
  }
}

/** The owner's other latest harvests that were weighed wet and dry. */
export const otherHarvests = ({ db }: Context, { id, created_by }: { id: number; created_by: number }) =>
  db
    .select({ wet_g: sql<number>`${plants.wet_g}::float8`, dry_g: sql<number>`${plants.dry_g}::float8` })
    .from(plants)
    .where(
      and(
        eq(plants.created_by, created_by),
        ne(plants.id, id),
        isNull(plants.deleted_at),
        isNotNull(plants.wet_g),
        isNotNull(plants.dry_g),
      ),
    )
    .orderBy(desc(plants.ended_on), desc(plants.id))
    .limit(LATEST) satisfies Promise<Harvested[]>

/** Hours of light per cycle of the plant's plan, if the viewer may see that plan. */
export const plannedLight = ({ db, viewer }: Context, plant_id: number): Promise<PlannedLight[]> =>
  db
    .select({ slug: catalogue_items.slug, days: plan_stages.days, light_hours: plan_stages.light_hours })
    .from(plan_plants)
    .innerJoin(plans, and(eq(plans.id, plan_plants.plan_id), plansVisibleTo(viewer)))
    .innerJoin(plan_stages, eq(plan_stages.plan_id, plans.id))
    .innerJoin(catalogue_items, eq(catalogue_items.id, plan_stages.plant_cycle_id))
    .where(eq(plan_plants.plant_id, plant_id))
    .orderBy(asc(plan_stages.position))

/** The space in which a plant grew, if the viewer may see it. */
export async function growingSpaceOf(ctx: Context, plant_id: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: spaces.id })
    .from(plants)
    .innerJoin(spaces, sql`${spaces.id} = ${growingSpaceId}`)
    .where(and(eq(plants.id, plant_id), spacesVisibleTo(ctx.viewer)))
  return row?.id ?? null
}

/** Plants of a space whose lives overlap these days; lost plants are included, since they shared the light. */
export async function plantsSharing({ db }: Context, space_id: number, { from, to }: { from: string; to: string }) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(plants)
    .where(
      and(
        sql`(${plants.space_id} = ${space_id}
          or ${plants.id} = any(array(select plant_id from plant_places where space_id = ${space_id})))`,
        sql`${growingSpaceId} = ${space_id}`,
        isNull(plants.deleted_at),
        ne(plants.status, 'morta'),
        sql`${plants.started_on} <= ${to} and coalesce(${plants.ended_on}, 'infinity') >= ${from}`,
      ),
    )
  return row?.count ?? 0
}

/** Every dose in its journal, with price and content of the item when the owner still has it. */
export const dosesOf = ({ db }: Context, plant_id: number): Promise<GivenDose[]> =>
  db
    .select({
      name: update_doses.name,
      amount: update_doses.amount,
      unit: update_doses.unit,
      volume_ml: sql<number | null>`(${updates.measures} -> 'volume_ml' ->> 'value')::float8`,
      price: stuffs.price,
      content_ml: sql<number | null>`(${stuffs.specs} ->> 'content_ml')::float8`,
      content_g: sql<number | null>`(${stuffs.specs} ->> 'content_g')::float8`,
    })
    .from(updates)
    .innerJoin(update_doses, eq(update_doses.update_id, updates.id))
    .leftJoin(stuffs, and(eq(stuffs.id, update_doses.stuff_id), isNull(stuffs.deleted_at)))
    .where(and(eq(updates.plant_id, plant_id), isNull(updates.deleted_at)))
    .orderBy(asc(updates.happened_at), asc(updates.id), asc(update_doses.position))
