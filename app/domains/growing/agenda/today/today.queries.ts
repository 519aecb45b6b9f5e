import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { lastHolds } from '#domains/garden/garden/harvest-holds/harvest-hold.model.ts'
import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { holdsOf } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { openAlertsOf } from '#domains/robots/device-alerts/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { dayKey, daysBetween, formatTime } from '#shared/dates.ts'
import { endOf, momentOn, today } from '../calendar/agenda-days.model.ts'
import { lastInWords, lastMeasures, lastOfEach } from '../doing/last-values.queries.ts'
import { requiresValues } from '../doing/required-values.model.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import { ruleWords } from '../recurrence/rule.words.ts'
import { opensOf } from '../tasks/task-opens.registry.ts'
import { aboutOf, isOpen, place } from '../tasks/tasks.queries.ts'
import type { TaskOpens } from '../tasks/tasks.schemas.ts'
import { task_acts, tasks } from '../tasks/tasks.table.ts'
import { stagesDue } from './stages-due.queries.ts'
import type { DoneToday, DueGroup, DueTask, Today } from './today.schemas.ts'
import { asksOf } from './today-asks.registry.ts'

/**
 * The 'Hoje' page in four queries: due tasks by place (and the next one), what was done today, stages that end, what robots
 * say; beside them, at once, what others ask for, and at last what the tasks are about besides.
 */
export async function showToday(ctx: Context): Promise<Today> {
  const { id } = signedIn(ctx)
  const [rows, done, stages, alerts, asks, held] = await Promise.all([
    dueOf(ctx, { user_id: id, tonight: endOf(today(ctx)).toISOString() }),
    doneToday(ctx, id),
    stagesDue(ctx, id),
    openAlertsOf(ctx, id),
    asksOf(ctx, id),
    holdsOf(ctx, { created_by: id }),
  ])
  const holds = lastHolds(
    held.filter(({ growing }) => growing),
    today(ctx),
  )
  const due = rows.filter(({ task }) => isDue(ctx, task))
  // What another domain made is for its creator alone: of all other tasks nobody is asked.
  const made = due.flatMap(({ task }) => (task.own_only ? task.id : []))
  const opens = await opensOf(ctx, made)
  const coming = rows.find(({ task }) => !isDue(ctx, task))
  return {
    today: today(ctx),
    groups: grouped(due.map((row) => ({ task: toDue(ctx, row, { holds, opens }), place: placeOf(row) }))),
    done,
    stages,
    alerts,
    asks,
    holds,
    next: coming ? { title: coming.task.title, on: effectiveDay(coming.task), about: aboutOf(coming) } : null,
    has_plants: rows.length > 0 || (await hasPlants(ctx, id)),
  }
}

type Row = Awaited<ReturnType<typeof dueOf>>[number]

type Thing = { id: PgColumn; slug: PgColumn; name: PgColumn }
const named = <T extends Thing>({ id, slug, name }: T): Pick<T, keyof Thing> => ({ id, slug, name })
const things = { plant: named(plants), space: named(spaces), plan: named(plans) }

/** All tasks due by the end of today, and the next one after it. */
const dueOf = statement('today.due', ({ db, values }: BuildArgs<{ user_id: number; tonight: string }>) => {
  const tonight = sql`${values.tonight}::timestamptz`
  const next = sql`(select n.due_at from tasks n left join plants p on p.id = n.plant_id
    left join spaces s on s.id = n.space_id left join plans l on l.id = n.plan_id
    where n.created_by = ${values.user_id} and n.closed_at is null and n.deleted_at is null and n.due_at >= ${tonight}
      and (p.id is null or (p.deleted_at is null and p.archived_at is null and p.status <> 'morta'))
      and (s.id is null or (s.deleted_at is null and s.archived_at is null))
      and (l.id is null or (l.deleted_at is null and l.archived_at is null))
    order by n.due_at, n.id limit 1)`
  return db
    .select({ task: tasks, ...things, place: named(place), last: lastMeasures, each: lastOfEach })
    .from(tasks)
    .leftJoin(plants, eq(plants.id, tasks.plant_id))
    .leftJoin(spaces, eq(spaces.id, tasks.space_id))
    .leftJoin(plans, eq(plans.id, tasks.plan_id))
    .leftJoin(place, and(eq(place.id, plants.space_id), isNull(place.deleted_at)))
    .where(and(eq(tasks.created_by, values.user_id), isOpen, sql`${tasks.due_at} <= coalesce(${next}, ${tonight})`))
    .orderBy(asc(sql`greatest(${tasks.due_at}, ${tasks.snoozed_until})`), asc(tasks.id))
    .limit(300)
})

const effectiveDay = ({ due_at, snoozed_until }: Row['task']) =>
  dayKey(snoozed_until && snoozed_until > due_at ? snoozed_until : due_at)

const isDue = (ctx: Context, task: Row['task']) => effectiveDay(task) <= today(ctx)

type Known = { holds: HarvestHold[]; opens: Map<number, TaskOpens> }

const toDue = (ctx: Context, row: Row, { holds, opens }: Known): DueTask => {
  const { id, title, notes, kind, due_at, all_day, rrule } = row.task
  return {
    task_id: id,
    title,
    notes,
    kind,
    about: aboutOf(row),
    planned_at: due_at,
    time: all_day ? null : formatTime(due_at),
    days_late: Math.max(0, daysBetween(due_at, ctx.now())),
    held_until: (kind === 'colheita' && holds.find(({ plant }) => plant.id === row.plant?.id)?.until) || null,
    words: ruleWords(rrule ? storedRule(rrule) : null),
    repeats: rrule !== null,
    asks: requiresValues(kind),
    opens: opens.get(id) ?? null,
    last: lastInWords(row.task, row, ctx.now()),
  }
}

/** The place of a task: its space, its plant's space, or its plan. */
function placeOf({ space, place: around, plan }: Row): DueGroup['place'] {
  const found = space ?? around
  if (found) return { type: 'space', id: found.id, slug: found.slug, name: found.name }
  return plan ? { type: 'plan', id: plan.id, slug: plan.slug, name: plan.name } : null
}

/** Places by name; within one the most overdue first. */
const isLate = ({ tasks: due }: DueGroup) => due.some(({ days_late }) => days_late > 0)

function grouped(due: { task: DueTask; place: DueGroup['place'] }[]): DueGroup[] {
  const groups = Map.groupBy(due, ({ place: at }) => (at ? `${at.type}-${at.id}` : 'nowhere'))
  return [...groups]
    .map(([key, all]) => ({ key, place: all[0]?.place ?? null, tasks: all.map(({ task }) => task) }))
    .sort(
      (a, b) =>
        Number(isLate(b)) - Number(isLate(a)) ||
        (a.place && b.place ? a.place.name.localeCompare(b.place.name) : Number(!a.place) - Number(!b.place)),
    )
}

const actsSince = statement('today.done', ({ db, values }: BuildArgs<{ user_id: number; since: Date }>) =>
  db
    .select({ act: task_acts, task: { title: tasks.title, kind: tasks.kind }, ...things })
    .from(task_acts)
    .innerJoin(tasks, and(eq(tasks.id, task_acts.task_id), isNull(tasks.deleted_at)))
    .leftJoin(plants, eq(plants.id, tasks.plant_id))
    .leftJoin(spaces, eq(spaces.id, tasks.space_id))
    .leftJoin(plans, eq(plans.id, tasks.plan_id))
    .where(
      and(
        eq(task_acts.created_by, values.user_id),
        gte(task_acts.created_at, values.since),
        // What is noted today may have been done yesterday.
        gte(task_acts.done_at, values.since),
        // What was deleted meanwhile leads nowhere, and nothing of it can be undone.
        ...[isNull(plants.deleted_at), isNull(spaces.deleted_at), isNull(plans.deleted_at)],
      ),
    )
    .orderBy(desc(task_acts.id))
    .limit(50),
)

async function doneToday(ctx: Context, user_id: number): Promise<DoneToday[]> {
  const rows = await actsSince(ctx, { user_id, since: momentOn(today(ctx)) })
  return rows.map(({ act, task, ...about }) => ({
    act_id: act.id,
    task_id: act.task_id,
    title: task.title,
    kind: task.kind,
    about: aboutOf(about),
    at: act.done_at as Date,
  }))
}

/** Queried only when there are no tasks at all: a new user is directed to the first plant. */
async function hasPlants({ db }: Context, user_id: number) {
  const [plant] = await db
    .select({ id: plants.id })
    .from(plants)
    .where(and(eq(plants.created_by, user_id), isNull(plants.deleted_at)))
    .limit(1)
  return plant !== undefined
}
