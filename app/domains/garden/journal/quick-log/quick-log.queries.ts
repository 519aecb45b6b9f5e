import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type ActivitySlug, activityOf } from '../activities/activity.kinds.ts'
import { cutCycles, isDrying } from '../activities/activity.model.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { isCare } from '../care/last-care.queries.ts'
import { measuresAsTyped } from '../measures/typed-measures.model.ts'
import { ofRobot } from '../updates/of-robot.rules.ts'
import type { QuickLog, Watering } from './quick-log.schemas.ts'

/** More plants than one person tends by hand. */
const MOST_PLANTS = 300
const MOST_SPACES = 50

/** The viewer's plants that grow, dry or cure, and spaces, each plant with its last watering. Two queries. */
export async function showQuickLog(ctx: Context): Promise<QuickLog> {
  const [own, places] = await Promise.all([plantsOf(ctx), spacesOf(ctx)])
  return { plants: own, spaces: places }
}

/** One of them; null: none that the viewer grows. */
export const quickPlant = async (ctx: Context, plant_id: number) => (await plantsOf(ctx, plant_id))[0] ?? null

async function plantsOf(ctx: Context, plant_id?: number): Promise<QuickLog['plants']> {
  const rows = await ctx.db
    .select({
      id: plants.id,
      slug: plants.slug,
      name: plants.name,
      status: plants.status,
      space_id: plants.space_id,
      cycle: catalogue_items.slug,
      touched_at: lastTouched,
      watering: lastWatering,
    })
    .from(plants)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plants.plant_cycle_id))
    .where(
      and(
        eq(plants.created_by, signedIn(ctx).id),
        plant_id === undefined ? undefined : eq(plants.id, plant_id),
        or(eq(plants.status, 'viva'), and(eq(plants.status, 'colhida'), inArray(catalogue_items.slug, cutCycles))),
        isNull(plants.archived_at),
        isNull(plants.deleted_at),
      ),
    )
    .orderBy(sql`${lastTouched} desc nulls last, ${plants.id} desc`)
    .limit(MOST_PLANTS)
  return rows.map(({ touched_at, watering, ...plant }) => ({
    ...plant,
    touched_at: touched_at ? new Date(touched_at) : null,
    watering: watering && plant.status === 'viva' && !isDrying(plant) ? wateringOf(watering) : null,
  }))
}

const spacesOf = (ctx: Context) =>
  ctx.db
    .select({ id: spaces.id, slug: spaces.slug, name: spaces.name })
    .from(spaces)
    .where(and(eq(spaces.created_by, signedIn(ctx).id), isNull(spaces.archived_at), isNull(spaces.deleted_at)))
    .orderBy(asc(spaces.name), asc(spaces.id))
    .limit(MOST_SPACES)

const lastTouched = sql<string | null>`(select u.happened_at from updates u
  where u.plant_id = plants.id and u.deleted_at is null order by u.happened_at desc limit 1)`

type LastWatering = {
  kind: ActivitySlug
  activity_type_id: number | null
  own_name: string | null
  measures: Measures
  happened_at: string
  doses: Watering['doses']
}

/** By hand: a robot's goes by its rule, and one taken back after seconds is no measure. */
const lastWatering: SQL<LastWatering | null> = sql`(select json_build_object(
    'kind', u.kind, 'activity_type_id', u.activity_type_id, 'own_name', t.name, 'measures', u.measures,
    'happened_at', u.happened_at,
    'doses', coalesce((select json_agg(json_build_object('stuff_id', d.stuff_id, 'name', d.name, 'amount', d.amount,
      'unit', d.unit) order by d.position) from update_doses d where d.update_id = u.id), '[]'))
  from updates u left join activity_types t on t.id = u.activity_type_id
  where u.plant_id = plants.id and u.deleted_at is null
    and ${isCare('watering')} and not ${ofRobot(sql`u.act_key`)}
  order by u.happened_at desc, u.id desc limit 1)`

/** What is given again; drainage and the like are observed anew. */
const given = ['volume_ml', 'ph', 'ec'] as const

function wateringOf({ own_name, measures, happened_at, ...last }: LastWatering): Watering {
  return {
    ...last,
    label: own_name ?? activityOf(last.kind)?.label ?? '',
    happened_at: new Date(happened_at),
    measures: measuresAsTyped(
      Object.fromEntries(given.flatMap((name) => (measures[name] ? [[name, measures[name]]] : []))),
    ),
  }
}
