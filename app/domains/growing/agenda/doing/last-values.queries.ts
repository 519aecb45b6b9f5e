import { type SQL, sql } from 'drizzle-orm'
import { activityOf, activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { measuresInBrief } from '#domains/garden/journal/measures/measure.words.ts'
import { measuresAsTyped } from '#domains/garden/journal/measures/typed-measures.model.ts'
import type { DoseInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import type { Context } from '#platform/context.ts'
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

/**
 * '500 ml · pH 6,2': the last values, for the button that repeats them. Of a space or a plan it repeats each plant's own.
 */
export function lastInWords({ kind, plant_id }: Pick<Task, 'kind' | 'plant_id'>, last: Measures | null): string | null {
  const brief = measuresInBrief(measuresAsTyped(last ?? {}))
  if (!brief || plant_id || !kind || activityOf(kind)?.on !== 'plant') return brief
  return `${brief} na mais recente; cada planta repete o que recebeu`
}

export async function lastValuesText({ db }: Context, task: Task): Promise<string | null> {
  const { rows } = await db.execute<{ last: Measures | null }>(
    sql`select ${lastMeasures} as last from tasks where id = ${task.id}`,
  )
  return lastInWords(task, rows[0]?.last ?? null)
}
