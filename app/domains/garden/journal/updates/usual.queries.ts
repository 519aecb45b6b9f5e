import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { EcScale } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { activityTypes } from '../activities/activity.kinds.ts'
import { metricNamed, metrics, type UnitName } from '../activities/metric.kinds.ts'
import { updates } from './updates.table.ts'
import type { Noted, Usual, UsualOf } from './usual.schemas.ts'

/** Number of the latest updates that are searched for defaults. */
const LOOKED_AT = 200
/** Item types of fertilizers and pest control in the specification. */
const PRODUCTS = [8, 9]

/** The viewer's defaults: last used activities, scale and doses; and the available options. Four queries. */
export async function showUsual(ctx: Context, { plant_ids }: UsualOf): Promise<Usual> {
  const [latest, here, products, choices] = await Promise.all([
    latestOf(ctx),
    plant_ids.length ? latestOf(ctx, plant_ids) : [],
    productsOf(ctx),
    choicesOf(ctx),
  ])
  const used = Map.groupBy(latest, ({ kind, activity_type_id }) => `${kind} ${activity_type_id}`)
  return {
    recent: [...used.values()].flatMap(([one]) =>
      one ? [{ kind: one.kind, activity_type_id: one.activity_type_id }] : [],
    ),
    ec_scale: latest.find(({ scale }) => scale)?.scale ?? null,
    units: lastUnits([...here, ...latest].map(({ units }) => units)),
    products,
    choices,
  }
}

export async function hasNoted(ctx: Context): Promise<Noted> {
  const [one] = await ctx.db
    .select({ id: updates.id })
    .from(updates)
    .where(and(eq(updates.created_by, signedIn(ctx).id), isNull(updates.deleted_at)))
    .limit(1)
  return { noted: one !== undefined }
}

const withUnits = metrics.flatMap(({ name, units }) => (units ? [name] : []))

/** By metric the first, which is the latest; no unit is the stored one. */
function lastUnits(latest: (Record<string, UnitName | ''> | null)[]): Usual['units'] {
  const found = withUnits.flatMap((name) => {
    const unit = latest.find((units) => units?.[name] !== undefined)?.[name]
    return unit === undefined ? [] : [[name, unit || metricNamed(name).unit]]
  })
  return Object.fromEntries(found)
}

const latestOf = (ctx: Context, plant_ids?: number[]) =>
  ctx.db
    .select({
      kind: updates.kind,
      activity_type_id: updates.activity_type_id,
      units: sql<Record<string, UnitName | ''> | null>`(select jsonb_object_agg(key, coalesce(value->>'unit', ''))
        from jsonb_each(${updates.measures}) where key = any(${sql.param(withUnits)}::text[]))`,
      scale: sql<EcScale | null>`coalesce(${updates.measures}->'ec'->>'scale', ${updates.measures}->'runoff_ec'->>'scale')`,
    })
    .from(updates)
    .where(
      and(
        eq(updates.created_by, signedIn(ctx).id),
        plant_ids && inArray(updates.plant_id, plant_ids),
        isNull(updates.deleted_at),
      ),
    )
    .orderBy(desc(updates.happened_at))
    .limit(LOOKED_AT)

const productsOf = (ctx: Context) =>
  ctx.db
    .select({
      stuff_id: stuffs.id,
      name: stuffs.name,
      stuff_type_id: stuffs.stuff_type_id,
      last: sql<Usual['products'][number]['last']>`(select json_build_object('amount', d.amount, 'unit', d.unit)
        from update_doses d join updates u on u.id = d.update_id
        where d.stuff_id = stuffs.id and u.deleted_at is null order by u.happened_at desc limit 1)`,
    })
    .from(stuffs)
    .where(
      and(eq(stuffs.created_by, signedIn(ctx).id), inArray(stuffs.stuff_type_id, PRODUCTS), isNull(stuffs.deleted_at)),
    )
    .orderBy(asc(stuffs.stuff_type_id), asc(stuffs.search_text))
    .limit(50)

async function choicesOf({ db }: Context): Promise<Usual['choices']> {
  const catalogues = [...new Set(activityTypes.flatMap(({ catalogue }) => catalogue ?? []))]
  const rows = await db
    .select({ catalogue: catalogue_items.catalogue, id: catalogue_items.id, name: catalogue_items.name })
    .from(catalogue_items)
    .where(and(inArray(catalogue_items.catalogue, catalogues), eq(catalogue_items.active, true)))
    .orderBy(asc(catalogue_items.order), asc(catalogue_items.id))
  return Object.groupBy(rows, ({ catalogue }) => catalogue) as Usual['choices']
}
