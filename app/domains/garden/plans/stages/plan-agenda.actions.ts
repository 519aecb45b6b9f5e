import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { overStatuses } from '../plans/plan-status.kinds.ts'
import { stagesOf } from '../plans/show-plan.queries.ts'
import { wholeHistoriesOf } from '../progress/plan-histories.queries.ts'
import { progressOf } from '../progress/plan-progress.model.ts'
import { scheduleOf } from '../progress/plan-schedule.model.ts'
import { type Changes, type StageInTime, type StoredTask, stageTaskChanges } from './stage-tasks.model.ts'

/** The stages before a change, to shift their tasks. */
export type Before = { starts_on: string | null; stages: readonly { id: number; days: number }[] }

/** Synchronises the agenda with the tasks of the plan's stages. The caller has locked the plan's row. */
export async function planAgenda(tx: Context, plan_id: number, before?: Before) {
  const today = dayKey(tx.now())
  const stages = await stagesInTime(tx, plan_id, today)
  const firstDays = new Map(
    before?.starts_on
      ? scheduleOf(before.starts_on, before.stages).map((one, i) => [before.stages[i]?.id ?? 0, one.planned_on])
      : [],
  )
  const { make, move, reopen, close, drop } = stageTaskChanges(stages, await keptTasks(tx, plan_id), {
    today,
    firstDays,
  })
  if (drop.length) await tx.db.delete(tasks).where(inArray(tasks.id, drop))
  if (close.length)
    await tx.db.update(tasks).set({ closed_at: tx.now(), updated_at: tx.now() }).where(inArray(tasks.id, close))
  await openAgain(tx, reopen)
  for (const { id, due_on, ...rest } of move)
    await tx.db
      .update(tasks)
      .set({ ...rest, due_at: firstMomentOf(due_on), updated_at: tx.now() })
      .where(
        and(
          eq(tasks.id, id),
          sql`(due_at, rrule, kind) is distinct from (${firstMomentOf(due_on).toISOString()}::timestamptz, ${rest.rrule}::text, ${rest.kind}::text)`,
        ),
      )
  if (make.length)
    await tx.db.insert(tasks).values(
      make.map(({ due_on, ...task }) => ({
        ...task,
        plan_id,
        created_by: sql`(select created_by from plans where id = ${plan_id})`,
        due_at: firstMomentOf(due_on),
        all_day: true,
      })),
    )
}

/**
 * Closes the tasks of ended stages only, and reopens those of a stage that has not ended after all (its end was a
 * mistake): nothing else changes without the owner.
 */
export async function closeEndedStages(tx: Context, plan_id: number) {
  const today = dayKey(tx.now())
  const stages = await stagesInTime(tx, plan_id, today)
  const { reopen } = stageTaskChanges(stages, await keptTasks(tx, plan_id), { today, firstDays: new Map() })
  await openAgain(tx, reopen)
  const ended = stages.filter(({ progress }) => progress.state === 'feita').map(({ id }) => id)
  if (!ended.length) return
  await tx.db
    .update(tasks)
    .set({ closed_at: tx.now(), updated_at: tx.now() })
    .where(and(inArray(tasks.plan_stage_id, ended), isNull(tasks.closed_at), isNull(tasks.deleted_at)))
}

async function openAgain(tx: Context, back: Changes['reopen']) {
  for (const { id, due_on } of back)
    await tx.db
      .update(tasks)
      .set({ closed_at: null, due_at: firstMomentOf(due_on), updated_at: tx.now() })
      .where(eq(tasks.id, id))
}

/** Empty for a plan that is not running: its open tasks are then removed. */
async function stagesInTime(tx: Context, plan_id: number, today: string): Promise<StageInTime[]> {
  const { rows } = await tx.db.execute<{ starts_on: string | null; slug: string; gone: boolean }>(sql`
    select p.starts_on::text, i.slug, p.template or p.archived_at is not null or p.deleted_at is not null as gone
    from plans p join catalogue_items i on i.id = p.plan_status_id where p.id = ${plan_id}`)
  const [plan] = rows
  if (!plan?.starts_on || plan.gone || overStatuses.includes(plan.slug)) return []
  const [stages, histories] = [await stagesOf(tx, plan_id), await wholeHistoriesOf(tx, [plan_id])]
  const progress = progressOf(plan.starts_on, stages, histories.get(plan_id) ?? [], today).stages
  return stages.flatMap((stage, i) => {
    const one = progress[i]
    return one ? [{ ...stage, progress: one }] : []
  })
}

/** Tasks that the user deleted are not recreated: they are treated as closed. */
async function keptTasks({ db }: Context, plan_id: number): Promise<StoredTask[]> {
  const rows = await db
    .select({
      id: tasks.id,
      plan_stage_id: tasks.plan_stage_id,
      title: tasks.title,
      due_at: tasks.due_at,
      open: sql<boolean>`${tasks.closed_at} is null and ${tasks.deleted_at} is null`,
      deleted: sql<boolean>`${tasks.deleted_at} is not null`,
      has_acts: sql<boolean>`exists (select from task_acts a where a.task_id = ${sql.raw('tasks.id')})`,
    })
    .from(tasks)
    .where(and(eq(tasks.plan_id, plan_id), isNotNull(tasks.plan_stage_id)))
    .orderBy(asc(tasks.id))
    .for('update')
  return rows.map(({ due_at, plan_stage_id, ...row }) => ({
    ...row,
    plan_stage_id: plan_stage_id ?? 0,
    due_on: dayKey(due_at),
  }))
}

/** Midnight, as for every all-day task: the same date is the same time, whoever set it. */
const firstMomentOf = (day: string) => new Date(`${day}T00:00:00-03:00`)
