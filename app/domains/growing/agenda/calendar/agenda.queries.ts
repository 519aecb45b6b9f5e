import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { findPlant, findSpace } from '#domains/garden/garden/index.ts'
import { isCreator } from '#domains/garden/garden/ownership.policy.ts'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { findPlan } from '#domains/garden/plans/index.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey, formatTime } from '#shared/dates.ts'
import { countPastDates } from '../journal-acts/count-past-dates.queries.ts'
import { datesAhead } from '../recurrence/next-day.model.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import { aboutOf, isOpen, selectActs, selectTasks, type TaskRow } from '../tasks/tasks.queries.ts'
import type { Agenda, AgendaEntry, AgendaWindow } from '../tasks/tasks.schemas.ts'
import { type Task, task_acts, tasks } from '../tasks/tasks.table.ts'
import { endOf, momentOn, today } from './agenda-days.model.ts'
import { stageEnds } from './stage-ends.queries.ts'

type Scope = { where: SQL | undefined; own: boolean }

/**
 * Planned and done dates in a window: all of the viewer's, or of one plant, space or plan. Two queries, one more each
 * with a plan and with rules that have a COUNT.
 */
export async function listAgenda(ctx: Context, window: AgendaWindow): Promise<Agenda> {
  const { where: scope, own } = await scopeOf(ctx, window)
  const where = and(scope, or(eq(tasks.own_only, false), eq(tasks.created_by, ctx.viewer?.id ?? 0)))
  const [open, acts] = await Promise.all([openUntil(ctx, where, window.to), actsIn(ctx, where, window, own)])
  const planned = open.map(({ task }) => task)
  const [ends, behind] = await Promise.all([stageEnds(ctx, planned), countPastDates(ctx, planned)])
  const last = ({ plan_stage_id }: Task) => ends.get(plan_stage_id ?? 0) ?? window.to
  const ahead = open.flatMap((row) =>
    entriesOf(ctx, row, { ...window, last: last(row.task), times: behind.get(row.task.id) ?? 0 }),
  )
  const entries = [...ahead, ...acts].sort(byDay)
  return {
    data: own ? entries : entries.map((entry) => ({ ...entry, kind: null })),
    today: today(ctx),
    can: { create: own },
  }
}

/**
 * The owner sees on a plant also the tasks of its space and plan, and on a space those of its plants. Everybody else
 * sees the thing's own tasks, and on a space those of plants visible to them. Arrays, not subqueries, so that each side
 * of an `or` uses its own index.
 */
async function scopeOf(ctx: Context, { plant, space, plan }: AgendaWindow): Promise<Scope> {
  if (plant) {
    const { id, space_id, ...thing } = await findPlant(ctx, plant)
    const own = isCreator(ctx.viewer, thing)
    const around = sql`tasks.space_id = ${space_id} or tasks.plan_id = any(array(select f.plan_id from plan_plants f where f.plant_id = ${id}))`
    return { own, where: own ? or(eq(tasks.plant_id, id), around) : eq(tasks.plant_id, id) }
  }
  if (space) {
    const { id, ...thing } = await findSpace(ctx, space)
    const here = ctx.db
      .select({ id: plants.id })
      .from(plants)
      .where(and(eq(plants.space_id, id), visibleTo(ctx.viewer)))
    return {
      own: isCreator(ctx.viewer, thing),
      where: or(eq(tasks.space_id, id), sql`tasks.plant_id = any(array${here})`),
    }
  }
  if (plan) {
    const { id, ...thing } = await findPlan(ctx, plan)
    return { own: isCreator(ctx.viewer, thing), where: eq(tasks.plan_id, id) }
  }
  if (!ctx.viewer) throw new AppError('unauthorized')
  return { own: true, where: eq(tasks.created_by, signedIn(ctx).id) }
}

const openUntil = (ctx: Context, where: SQL | undefined, to: string) =>
  selectTasks(ctx)
    .where(and(where, isOpen, lt(tasks.due_at, endOf(to))))
    .orderBy(asc(tasks.due_at), asc(tasks.id))
    .limit(1000)

/** Dates done or skipped, on the day of the act. */
async function actsIn(
  ctx: Context,
  where: SQL | undefined,
  { from, to }: AgendaWindow,
  own: boolean,
): Promise<AgendaEntry[]> {
  const at = sql`coalesce(${task_acts.done_at}, ${task_acts.created_at})`
  const mine = own && ctx.viewer ? eq(task_acts.created_by, ctx.viewer.id) : undefined
  const rows = await selectActs(ctx)
    .where(
      and(
        mine,
        where,
        gte(task_acts.created_at, momentOn(from)),
        sql`${at} >= ${momentOn(from).toISOString()}::timestamptz and ${at} < ${endOf(to).toISOString()}::timestamptz`,
        or(isNull(plants.id), isNull(plants.deleted_at)),
        or(isNull(spaces.id), isNull(spaces.deleted_at)),
        or(isNull(plans.id), isNull(plans.deleted_at)),
      ),
    )
    .limit(2000)
  return rows.map(({ act, ...row }) => ({
    ...common(row),
    on: dayKey(act.done_at ?? act.created_at),
    time: act.done_at && !row.task.all_day ? formatTime(act.done_at) : null,
    state: act.done_at ? 'done' : 'skipped',
    planned_on: dayKey(act.planned_at),
    snoozed: false,
  }))
}

const common = (row: Pick<TaskRow, 'task' | 'plant' | 'space' | 'plan'>) => ({
  task_id: row.task.id,
  title: row.task.title,
  kind: row.task.kind,
  about: aboutOf(row),
})

type Ahead = AgendaWindow & { last: string; times: number }

/**
 * The open date (due or snoozed to) and the projected dates that follow if each is done in time, up to the `last` day.
 */
function entriesOf(ctx: Context, row: TaskRow, { from, to, last, times }: Ahead): AgendaEntry[] {
  const { due_at, snoozed_until, all_day, rrule, exdates } = row.task
  const now = today(ctx)
  const due = dayKey(due_at)
  const snoozed = snoozed_until !== null && dayKey(snoozed_until) > now
  const on = snoozed ? dayKey(snoozed_until) : due
  const base = { ...common(row), time: all_day ? null : formatTime(due_at), planned_on: due, snoozed }
  const late = on < now
  const ahead = datesAhead(rrule ? storedRule(rrule) : null, { due, today: now, to, exdates, times })
  const shown = on <= to && (on >= from || (late && now >= from && now <= to))
  return [
    ...(shown ? [{ ...base, on, state: late ? ('late' as const) : ('due' as const) }] : []),
    ...ahead
      .filter((day) => day >= from && day > on && day <= last)
      .map((day) => ({ ...base, on: day, planned_on: day, snoozed: false, state: 'ahead' as const })),
  ]
}

const byDay = (a: AgendaEntry, b: AgendaEntry) =>
  a.on.localeCompare(b.on) || (a.time ?? '').localeCompare(b.time ?? '') || a.title.localeCompare(b.title)
