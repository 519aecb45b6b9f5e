import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { type Measures, metrics } from '#domains/garden/journal/activities/metric.kinds.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { filledJars } from '#domains/growing/harvest/index.ts'
import { exportedCases } from '#domains/growing/problems/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { GROW_SCHEMA, type GrowExport, type GrowPlant, type GrowRef, type GrowUpdate } from './grow-export.schemas.ts'
import { countUpdates, findOwnGrow, type OwnGrow, updatesOf } from './own-grow.queries.ts'

/**
 * All data of a grow, oldest first; with `discreet` without the names of owner and places. Never an e-mail, never a
 * position.
 */
export async function readGrow(ctx: Context, ref: GrowRef, owner_id = signedIn(ctx).id): Promise<GrowExport> {
  const grow = await findOwnGrow(ctx, ref, owner_id)
  await countUpdates(ctx, grow)
  const [facts, entries, jars, cases, nickname] = await Promise.all([
    plantsOf(ctx, grow.plant_ids),
    entriesOf(ctx, grow),
    filledJars(ctx, grow.plant_ids),
    exportedCases(ctx, grow.plant_ids),
    nicknameOf(ctx, owner_id),
  ])
  const { discreet } = ref
  const byPlant = Map.groupBy(entries, ({ plant_id }) => plant_id)
  const ofPlant = (id: number | null) => (byPlant.get(id) ?? []).map(({ plant_id: _, ...update }) => update)
  return {
    schema: GROW_SCHEMA,
    exported_at: ctx.now(),
    discreet,
    grower: discreet ? null : nickname,
    title: discreet && grow.space ? 'Espaço' : grow.title,
    space: grow.space && spaceOf(grow.space, discreet),
    space_updates: ofPlant(null),
    plants: facts.map((plant) => ({
      ...plant,
      space: discreet ? null : plant.space,
      updates: ofPlant(plant.id),
      jars: (jars.get(plant.id) ?? []).map((jar) => ({ ...jar, space: discreet ? null : jar.space })),
      problems: cases.get(plant.id) ?? [],
    })),
  }
}

const spaceOf = ({ name, kind, width_cm, depth_cm, height_cm }: NonNullable<OwnGrow['space']>, discreet: boolean) => ({
  name: discreet ? null : name,
  kind,
  width_cm,
  depth_cm,
  height_cm,
})

async function nicknameOf({ db }: Context, id: number) {
  const [row] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id))
  return row?.nickname ?? null
}

const plantId = sql.raw('plants.id')

/** The facts of plants, by age. */
async function plantsOf({ db }: Context, ids: number[]): Promise<Omit<GrowPlant, 'updates' | 'jars' | 'problems'>[]> {
  if (!ids.length) return []
  const rows = await db
    .select({
      plant: plants,
      space: spaces.name,
      mother: sql<string | null>`(select m.name from plants m where m.id = plants.mother_id and m.deleted_at is null)`,
      cycles: sql<
        GrowPlant['cycles']
      >`coalesce((select json_agg(json_build_object('slug', i.slug, 'name', i.name, 'on', h.on)
        order by h.on, h.id) from plant_cycle_changes h join catalogue_items i on i.id = h.plant_cycle_id
        where h.plant_id = ${plantId}), '[]')`,
      setup: sql<GrowPlant['setup']>`coalesce((select json_agg(json_build_object('role', l.role, 'name', i.name,
        'brand', i.brand, 'model', i.model) order by i.stuff_type_id, i.id) from plant_stuffs l
        join stuffs i on i.id = l.stuff_id and i.deleted_at is null where l.plant_id = ${plantId}), '[]')`,
    })
    .from(plants)
    .leftJoin(spaces, and(eq(spaces.id, plants.space_id), sql`${spaces.deleted_at} is null`))
    .where(inArray(plants.id, ids))
    .orderBy(asc(plants.started_on), asc(plants.id))
  return rows.map(({ plant: { wet_g, dry_g, cured_g, ...plant }, ...rest }) => ({
    id: plant.id,
    name: plant.name,
    description: plant.description,
    genetic: plant.genetic_name,
    origin: plant.origin,
    group: plant.group_name,
    started_on: plant.started_on,
    status: plant.status,
    ended_on: plant.ended_on,
    loss_cause: plant.loss_cause,
    weights: { wet_g, dry_g, cured_g },
    ...rest,
  }))
}

async function entriesOf({ db }: Context, grow: OwnGrow): Promise<(GrowUpdate & { plant_id: number | null })[]> {
  const rows = await db
    .select({
      id: updates.id,
      plant_id: updates.plant_id,
      kind: updates.kind,
      own_name: activity_types.name,
      happened_at: updates.happened_at,
      edited_at: updates.edited_at,
      written_at: updates.created_at,
      text: updates.text,
      item: catalogue_items.name,
      measures: updates.measures,
      doses: sql<GrowUpdate['doses']>`coalesce((select json_agg(json_build_object('name', d.name, 'amount', d.amount,
        'unit', d.unit) order by d.position) from update_doses d where d.update_id = updates.id), '[]')`,
      photo_ids: sql<
        number[]
      >`array(select p.file_id from update_photos p where p.update_id = updates.id order by p.position)`,
    })
    .from(updates)
    .leftJoin(activity_types, eq(activity_types.id, updates.activity_type_id))
    .leftJoin(catalogue_items, eq(catalogue_items.id, updates.catalogue_item_id))
    .where(updatesOf(grow))
    .orderBy(asc(updates.happened_at), asc(updates.id))
  return rows.map(({ own_name, measures, ...row }) => ({
    ...row,
    label: own_name ?? activityOf(row.kind)?.label ?? row.kind,
    measures: shown(measures),
  }))
}

/** With units, in display order. */
const shown = (measures: Measures): GrowUpdate['measures'] =>
  Object.fromEntries(
    metrics.flatMap(({ name, unit }) => {
      const measured = measures[name]
      if (!measured) return []
      const { unit: typed_in, ...rest } = measured
      return [[name, { ...rest, unit, ...(typed_in && { typed_in }) }]]
    }),
  )
