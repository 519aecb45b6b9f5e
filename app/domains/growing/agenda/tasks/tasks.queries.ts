import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { canSee, isCreator } from '#domains/garden/garden/ownership.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import type { MetricName } from '#domains/garden/journal/activities/metric.kinds.ts'
import { ownRequirements } from '#domains/garden/journal/acts/requirements.model.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey, daysBetween, formatTime } from '#shared/dates.ts'
import { askedMetrics } from '../doing/asked-metrics.queries.ts'
import { lastValuesText } from '../doing/last-values.queries.ts'
import { requiresValues } from '../doing/required-values.model.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import { ruleWords } from '../recurrence/rule.words.ts'
import { opensOf } from './task-opens.registry.ts'
import type { About, TaskChoices, TaskDetail } from './tasks.schemas.ts'
import { type Task, task_acts, tasks } from './tasks.table.ts'

/** The space in which the task's plant stands. */
export const place = alias(spaces, 'place')

/** Tasks with their plant, space or plan. */
export const selectTasks = ({ db }: Context) =>
  db
    .select({ task: tasks, plant: plants, space: spaces, plan: plans, place })
    .from(tasks)
    .leftJoin(plants, eq(plants.id, tasks.plant_id))
    .leftJoin(spaces, eq(spaces.id, tasks.space_id))
    .leftJoin(plans, eq(plans.id, tasks.plan_id))
    .leftJoin(place, and(eq(place.id, plants.space_id), isNull(place.deleted_at)))

export type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['execute']>>[number]

/** Open tasks of active things: not deleted, not archived, no dead plant. */
export const isOpen: SQL | undefined = and(
  isNull(tasks.deleted_at),
  isNull(tasks.closed_at),
  or(isNull(plants.id), and(isNull(plants.deleted_at), isNull(plants.archived_at), sql`${plants.status} <> 'morta'`)),
  or(isNull(spaces.id), and(isNull(spaces.deleted_at), isNull(spaces.archived_at))),
  or(isNull(plans.id), and(isNull(plans.deleted_at), isNull(plans.archived_at))),
)

type Named = { id: number; slug: string; name: string } | null

export function aboutOf({ plant, space, plan }: { plant: Named; space: Named; plan: Named }): About {
  const [type, thing] = plant
    ? (['plant', plant] as const)
    : space
      ? (['space', space] as const)
      : (['plan', plan] as const)
  if (!thing) throw new Error('a task is about nothing')
  return { type, id: thing.id, slug: thing.slug, name: thing.name }
}

/** Only the owner has the task: 403 for users who may see its target, 404 for everybody else, and for all if it is secret. */
export async function findOwnTask(ctx: Context, task_id: number): Promise<TaskRow> {
  const [row] = await selectTasks(ctx)
    .where(and(eq(tasks.id, task_id), isNull(tasks.deleted_at)))
    .limit(1)
  const thing = row && (row.plant ?? row.space ?? row.plan)
  const own = thing && isCreator(ctx.viewer, thing)
  if (!row || !thing || !canSee(ctx.viewer, thing) || (row.task.own_only && !own))
    throw new AppError('not_found', 'Essa tarefa não existe mais.')
  if (!own) throw new AppError('forbidden', 'Só quem cultiva pode mudar as tarefas.')
  return row
}

const HISTORY = 60

/** A task with its last 60 dates: planned, done, and the days between. */
export async function showTask(ctx: Context, task_id: number): Promise<TaskDetail> {
  const row = await findOwnTask(ctx, task_id)
  const [acts, activity, last, choices, opens] = await Promise.all([
    ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task_id)).orderBy(desc(task_acts.id)).limit(HISTORY),
    activityOfTask(ctx, row.task),
    lastValuesText(ctx, row.task),
    choicesOf(ctx, row.task),
    opensOf(ctx, [task_id]),
  ])
  const { task } = row
  const asked = await askedMetrics(ctx, task, activity.metrics.optional)
  return {
    ...pick(task),
    ...activity,
    metrics: { ...activity.metrics, asked },
    about: aboutOf(row),
    words: ruleWords(task.rrule ? storedRule(task.rrule) : null),
    due_on: dayKey(task.due_at),
    time: task.all_day ? null : formatTime(task.due_at),
    closed: task.closed_at !== null,
    asks: requiresValues(task.kind),
    opens: opens.get(task_id) ?? null,
    last,
    choices,
    history: acts.map(({ id, planned_at, done_at, act_key }) => ({
      id,
      planned_on: dayKey(planned_at),
      done_on: done_at && dayKey(done_at),
      drift: done_at && daysBetween(planned_at, done_at),
      logged: act_key !== null,
    })),
  }
}

const pick = ({
  id,
  title,
  notes,
  kind,
  activity_type_id,
  rrule,
  exdates,
  due_at,
  remind_minutes,
  snoozed_until,
}: Task) => ({
  id,
  title,
  notes,
  kind,
  activity_type_id,
  rrule,
  exdates,
  due_at,
  remind_minutes,
  snoozed_until,
})

/** The name and metrics of the task's activity: shipped, or one of the user's own. */
async function activityOfTask({ db }: Context, { kind, activity_type_id }: Task): Promise<Activity> {
  if (kind !== 'propria') {
    const { label = null, required = [], optional = [] } = (kind && activityOf(kind)) || {}
    return { label, metrics: { required: [...required], optional: [...optional] } }
  }
  const [own] = await db
    .select()
    .from(activity_types)
    .where(eq(activity_types.id, activity_type_id ?? 0))
  const { required, optional } = own ? ownRequirements(own) : { required: [], optional: [] }
  return { label: own?.name ?? null, metrics: { required: [...required], optional: [...optional] } }
}

type Activity = { label: string | null; metrics: { required: MetricName[]; optional: MetricName[] } }

/** What a new task can be about: the viewer's living plants, spaces and plans, and own activities. */
export async function listChoices(ctx: Context): Promise<TaskChoices> {
  const { id } = signedIn(ctx)
  const alive = sql`created_by = ${id} and deleted_at is null and archived_at is null`
  const [{ rows }, activities] = await Promise.all([
    ctx.db.execute<About>(sql`
      (select 'space' as type, id, slug, name from spaces where ${alive} order by id desc limit 100)
      union all (select 'plan', id, slug, name from plans where ${alive} and not template order by id desc limit 100)
      union all (select 'plant', id, slug, name from plants where ${alive} and status <> 'morta' order by id desc limit 300)`),
    ctx.db
      .select({ id: activity_types.id, name: activity_types.name })
      .from(activity_types)
      .where(and(eq(activity_types.created_by, id), isNull(activity_types.archived_at)))
      .orderBy(asc(activity_types.name)),
  ])
  return { data: rows, activities }
}

/** The active catalogue items that the activity chooses from. */
async function choicesOf({ db }: Context, { kind }: Task) {
  const catalogue = kind ? activityOf(kind)?.catalogue : undefined
  if (!catalogue) return []
  return db
    .select({ id: catalogue_items.id, name: catalogue_items.name })
    .from(catalogue_items)
    .where(and(eq(catalogue_items.catalogue, catalogue), eq(catalogue_items.active, true)))
    .orderBy(asc(catalogue_items.order))
}

/** Task dates with their task and target; the caller adds filters. */
export const selectActs = ({ db }: Context) =>
  db
    .select({ act: task_acts, task: tasks, plant: plants, space: spaces, plan: plans })
    .from(task_acts)
    .innerJoin(tasks, and(eq(tasks.id, task_acts.task_id), isNull(tasks.deleted_at)))
    .leftJoin(plants, eq(plants.id, tasks.plant_id))
    .leftJoin(spaces, eq(spaces.id, tasks.space_id))
    .leftJoin(plans, eq(plans.id, tasks.plan_id))
