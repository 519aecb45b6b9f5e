import { type SQL, sql } from 'drizzle-orm'
import { activityOf, activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { eachInBrief, measuresInBrief } from '#domains/garden/journal/measures/measure.words.ts'
import { measuresAsTyped } from '#domains/garden/journal/measures/typed-measures.model.ts'
import type { DoseInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import type { Context } from '#platform/context.ts'
import { formatRelative } from '#shared/relative-time.ts'
import { afterHarvest, livingFor } from '../tasks/task-places.queries.ts'
import type { Task } from '../tasks/tasks.table.ts'
import { repeatsValues, requiresValues } from './required-values.model.ts'

type Last = {
  plant_id: number | null
  measures: Measures
  text: string
  catalogue_item_id: number | null
  doses: DoseInput[]
}

/** Matches the task's kind of act, as SQL on `updates u`. */
const sameKind = ({ kind, activity_type_id }: Pick<Task, 'kind' | 'activity_type_id'>) =>
  sql`u.kind = ${kind} and u.activity_type_id is not distinct from ${activity_type_id} and u.deleted_at is null`

const columns = sql`u.plant_id, u.measures, u.text, u.catalogue_item_id,
  coalesce((select json_agg(json_build_object('stuff_id', d.stuff_id, 'name', d.name, 'amount', d.amount::float, 'unit', d.unit)
    order by d.position) from update_doses d where d.update_id = u.id), '[]') as doses`

/** The last matching update of each of these plants. */
export async function lastOnPlants(
  { db }: Context,
  task: Pick<Task, 'kind' | 'activity_type_id'>,
  plant_ids: number[],
) {
  const { rows } = await db.execute<Last>(sql`
    select last.* from unnest(${sql.param(plant_ids)}::int[]) as p (id) cross join lateral (
      select ${columns} from updates u where u.plant_id = p.id and ${sameKind(task)}
      order by u.happened_at desc, u.id desc limit 1) last`)
  return rows
}

/** The last matching update of the space itself. */
export async function lastOnSpace({ db }: Context, task: Pick<Task, 'kind' | 'activity_type_id'>, space_id: number) {
  const { rows } = await db.execute<Last>(sql`
    select ${columns} from updates u where u.space_id = ${space_id} and u.plant_id is null and ${sameKind(task)}
    order by u.happened_at desc, u.id desc limit 1`)
  return rows
}

// Separate selects: plants and spaces have different indexes.
function newestWhere(where: SQL, what: SQL = sql`u.measures`) {
  return sql`(select ${what} from updates u
    where ${where} and u.kind = tasks.kind and (tasks.activity_type_id is null or u.activity_type_id = tasks.activity_type_id)
      and u.deleted_at is null order by u.happened_at desc, u.id desc limit 1)`
}

const askingKinds = activitySlugs.filter((kind) => requiresValues(kind) && repeatsValues(kind))

/** The newest measures of a task's kind at its place, as a column of a query on tasks. */
export const newestMeasures: SQL<Measures | null> = sql`(case
  when tasks.plant_id is not null then ${newestWhere(sql`u.plant_id = tasks.plant_id`)}
  when tasks.space_id is not null then ${newestWhere(sql`u.space_id = tasks.space_id`)}
  else (select last.measures from plan_plants f cross join lateral ${newestWhere(sql`u.plant_id = f.plant_id`, sql`u.measures, u.happened_at`)} last
    where f.plan_id = tasks.plan_id order by last.happened_at desc limit 1) end)`

/** The same, where 'feito' may repeat them. */
export const lastMeasures: SQL<Measures | null> = sql`(case
  when tasks.kind = any(${sql.param(askingKinds)}::text[]) then ${newestMeasures} end)`

type Each = { name: string; measures: Measures; at: string }
const living = (kind: 'rega' | 'pote') => livingFor({ kind, activity_type_id: null })

/** Of a task of a space or a plan, what each of its plants got last: 'feito' repeats each plant's own. */
export const lastOfEach: SQL<Each[] | null> = sql`(select
  json_agg(json_build_object('name', plants.name, 'measures', last.measures, 'at', last.happened_at) order by plants.id)
  from plants cross join lateral ${newestWhere(sql`u.plant_id = plants.id`, sql`u.measures, u.happened_at`)} last
  where tasks.plant_id is null and tasks.kind = any(${sql.param(askingKinds)}::text[])
    and (plants.space_id = tasks.space_id or plants.id in (select f.plant_id from plan_plants f where f.plan_id = tasks.plan_id))
    and case when tasks.kind = any(${sql.param(afterHarvest)}::text[]) then ${living('pote')} else ${living('rega')} end)`

type About = Pick<Task, 'kind' | 'plant_id'>
type Told = { last: Measures | null; each: Each[] | null }

/** '500 ml · pH 6,2': the last values, for the button that repeats them; of several plants 'Chica 2 L, Açucena 800 ml, há 3 dias'. */
export function lastInWords({ kind, plant_id }: About, { last, each }: Told, now: Date): string | null {
  if (plant_id || !kind || activityOf(kind)?.on !== 'plant') return measuresInBrief(measuresAsTyped(last ?? {}))
  const newest = each?.map(({ at }) => Date.parse(at)).sort((a, b) => b - a)[0]
  if (!each || !newest) return null
  const told = each.map(({ name, measures }) => ({ name, measures: measuresAsTyped(measures) }))
  return `${eachInBrief(told)}, ${formatRelative(newest, now)}`
}

export async function lastValuesText({ db, now }: Context, task: Task): Promise<string | null> {
  const { rows } = await db.execute<Told>(
    sql`select ${lastMeasures} as last, ${lastOfEach} as each from tasks where id = ${task.id}`,
  )
  return lastInWords(task, rows[0] ?? { last: null, each: null }, now())
}
