import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { livingTakers } from '#domains/garden/journal/index.ts'
import type { Context } from '#platform/context.ts'
import type { Task } from './tasks.table.ts'

type Place = { plant_ids: number[]; space_id?: undefined } | { plant_ids?: undefined; space_id: number }

/** Kinds done with harvested plants; all others are done with living ones. */
export const afterHarvest: readonly ActivitySlug[] = ['pesagem', 'pote', 'peso-final', 'degustacao']

/** Plants that a task applies to: living ones that get it, or, for kinds after the harvest, drying and curing ones. */
export const livingFor = ({ kind, activity_type_id }: Pick<Task, 'kind' | 'activity_type_id'>): SQL | undefined =>
  and(
    isNull(plants.deleted_at),
    isNull(plants.archived_at),
    afterHarvest.includes(kind as ActivitySlug)
      ? inArray(plants.status, ['viva', 'colhida'])
      : livingTakers({ kind, activity_type_id }),
  )

/**
 * Where completing a task is logged: on its plant; for a space or plan on every living plant of it; on the space itself
 * when the activity is one of spaces (cleaning, calibration), for a plan on its first space.
 */
export async function placeOf(ctx: Context, task: Task): Promise<Place> {
  if (task.plant_id) return { plant_ids: [task.plant_id] }
  if (await isOfSpaces(ctx, task)) {
    const space_id = task.space_id ?? (await firstSpaceOf(ctx, task.plan_id as number))
    if (space_id) return { space_id }
  }
  const rows = await ctx.db
    .select({ id: plants.id })
    .from(plants)
    .where(and(plantsOf(task), livingFor(task)))
    .orderBy(asc(plants.id))
  return { plant_ids: rows.map(({ id }) => id) }
}

/** The plants of a task's space or plan. */
export const plantsOf = ({ space_id, plan_id }: Pick<Task, 'space_id' | 'plan_id'>): SQL =>
  space_id
    ? eq(plants.space_id, space_id)
    : sql`${plants.id} in (select f.plant_id from plan_plants f where f.plan_id = ${plan_id})`

/** Matches journal rows (`updates`) with a task (`tasks`) by plant or place; both tables are in the statement. */
export const isAboutTask: SQL = sql`(case
  when tasks.plant_id is not null then updates.plant_id = tasks.plant_id
  when tasks.space_id is not null then updates.space_id = tasks.space_id
    or updates.plant_id in (select p.id from plants p where p.space_id = tasks.space_id)
  else updates.plant_id in (select f.plant_id from plan_plants f where f.plan_id = tasks.plan_id)
    or (updates.plant_id is null and updates.space_id in (select f.space_id from plan_spaces f where f.plan_id = tasks.plan_id))
  end)`

/** Whether the activity applies to the space itself; one that may be on either does when the task is a space's. */
async function isOfSpaces({ db }: Context, { kind, activity_type_id, space_id }: Task): Promise<boolean> {
  if (kind !== 'propria') {
    const on = kind ? activityOf(kind)?.on : undefined
    return on === 'space' || (on === 'both' && space_id !== null)
  }
  const [own] = await db
    .select()
    .from(activity_types)
    .where(eq(activity_types.id, activity_type_id ?? 0))
  return space_id !== null && !own?.watering && !own?.feeding
}

async function firstSpaceOf({ db }: Context, plan_id: number) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id from plan_spaces f join spaces s on s.id = f.space_id where f.plan_id = ${plan_id} and s.deleted_at is null order by s.id limit 1`,
  )
  return rows[0]?.id
}
