import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findOwnPlant, findOwnSpace } from '#domains/garden/garden/index.ts'
import { isCreator } from '#domains/garden/garden/ownership.policy.ts'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { findOwnPlan } from '#domains/garden/plans/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { demandRead, demandSure } from '#platform/demand-sure.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { dayKey, formatTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { MINUTE } from '#shared/durations.ts'
import { pick } from '#shared/pick.ts'
import type { Sure } from '#shared/sure.ts'
import { momentOn, today } from '../calendar/agenda-days.model.ts'
import { doTasks, missingLast } from '../doing/do-tasks.actions.ts'
import { hasNamedDays, namedDayAfter, readRule, storedRule, writeRule } from '../recurrence/rule.model.ts'
import { taskContent } from './task-content.form.ts'
import { closeDate } from './task-dates.actions.ts'
import { opensOf } from './task-opens.registry.ts'
import { findOwnTask, showTask } from './tasks.queries.ts'
import type {
  TaskChange,
  TaskContent,
  TaskCreate,
  TaskDetail,
  TaskDone,
  TaskSkip,
  TaskSnooze,
  TasksEnd,
} from './tasks.schemas.ts'
import { type Task, task_acts, tasks } from './tasks.table.ts'

/** A new task on one of the viewer's plants, spaces or plans. Idempotent: a repeated submit returns the first task. */
export const createTask = (ctx: Context, input: TaskCreate) => addTask(ctx, input, false)
/** Nobody but the viewer sees it, also on a plant that others see. */
export const createOwnTask = (ctx: Context, input: TaskCreate) => addTask(ctx, input, true)

const addTask = (
  ctx: Context,
  { plant_id, space_id, plan_id, idempotency_key, sure, ...input }: TaskCreate,
  own_only: boolean,
): Promise<TaskDetail> =>
  ctx.transaction(async (tx) => {
    const about = await demandOne(tx, { plant_id, space_id, plan_id })
    const columns = await columnsOf(tx, input, about)
    if (remindsNever(columns, tx.now()))
      demandSure(sure, 'A hora deste lembrete já passou: ele não vai avisar. Criar a tarefa assim mesmo?')
    const values = { ...columns, ...about, created_by: signedIn(tx).id, idempotency_key, own_only }
    const [made] = await tx.db
      .insert(tasks)
      .values(values)
      .onConflictDoNothing({ target: [tasks.created_by, tasks.idempotency_key] })
      .returning({ id: tasks.id })
    return showTask(tx, made?.id ?? (await findByKey(tx, tasks, idempotency_key, pick(values, 'title', 'notes'))) ?? 0)
  })

/** Updates a task and its next date; past dates stay unchanged. Of a completed task only texts change. */
export const changeTask = (ctx: Context, { task_id, ...edit }: TaskChange): Promise<TaskDetail> =>
  ctx.transaction(async (tx) => {
    const task = await lockOwn(tx, task_id)
    const input = mergeEdit(edit, taskContent(await showTask(tx, task_id)))
    if (task.closed_at) return changeWords(tx, task, input)
    const columns = await columnsOf(tx, input, task)
    await refuseDoneDate(tx, task_id, columns.due_at)
    await tx.db
      .update(tasks)
      .set({ ...columns, snoozed_until: null, closed_at: null, updated_at: tx.now() })
      .where(eq(tasks.id, task_id))
    return showTask(tx, task_id)
  })

async function changeWords(tx: Context, task: Task, { title, notes, due_on, time }: TaskContent) {
  const done_at = task.all_day ? dayKey(task.due_at) : `${dayKey(task.due_at)} ${formatTime(task.due_at)}`
  if ([due_on, time].filter(Boolean).join(' ') !== done_at)
    throw invalidField('due_on', 'Esta tarefa já foi concluída. Desfaça a última vez ou crie outra para essa data.')
  await tx.db.update(tasks).set({ title, notes, updated_at: tx.now() }).where(eq(tasks.id, task.id))
  return showTask(tx, task.id)
}

export const deleteTask = (ctx: Context, task_id: number) =>
  ctx.transaction(async (tx) => {
    await lockOwn(tx, task_id)
    await tx.db.update(tasks).set({ deleted_at: tx.now() }).where(eq(tasks.id, task_id))
  })

/** Marks one date as done; idempotent. */
export const doTask = async (ctx: Context, { task_id, planned_at, idempotency_key, last, ...input }: TaskDone) => {
  await refuseWords(ctx, task_id, input)
  if (input.as_last && last !== undefined) await demandLastSeen(ctx, { task_id, last, sure: input.sure })
  const outcome = await doTasks(ctx, [{ task_id, planned_at }], input, idempotency_key)
  if (outcome.asking.length) throw missingLast()
  return { ...outcome, next_on: await nextOf(ctx, task_id) }
}

type Seen = { task_id: number; last: string; sure?: Sure }

/** 'Como da última vez' repeats what was on screen, or asks. */
async function demandLastSeen(ctx: Context, { task_id, last, sure }: Seen) {
  const now = (await showTask(ctx, task_id)).last
  if (now && now !== last) demandRead(sure, `Da última vez agora é ${now}, e não ${last}. Registrar ${now}?`)
}

/** What is about another page is told there: here it would be lost. */
async function refuseWords(ctx: Context, task_id: number, { text, photo_ids }: Pick<TaskDone, 'text' | 'photo_ids'>) {
  if (!text && !photo_ids.length) return
  const { task } = await findOwnTask(ctx, task_id)
  const page = task.kind ? undefined : (await opensOf(ctx, [task_id])).get(task_id)
  if (page)
    throw invalidField(
      text ? 'text' : 'photo_ids',
      `Esta tarefa não guarda palavras nem fotos. Anote em “${page.label}”, e depois marque como feita.`,
    )
}

/** Skips one date. */
export const skipTask = (ctx: Context, { task_id, planned_at }: TaskSkip): Promise<TaskDetail> =>
  ctx.transaction(async (tx) => {
    const task = await lockOwn(tx, task_id)
    if (task.due_at.getTime() === Date.parse(planned_at) && !task.closed_at)
      await closeDate(tx, task, { done_at: null })
    return showTask(tx, task_id)
  })

/**
 * Ends tasks for good: no date follows, and the open one counts as skipped, so that undoing it brings the task back. An
 * ended one stays as it is.
 */
export const endTasks = (ctx: Context, { task_ids }: TasksEnd) =>
  ctx.transaction(async (tx) => {
    let count = 0
    for (const task_id of [...new Set(task_ids)].sort((a, b) => a - b)) {
      const task = await lockOwn(tx, task_id)
      if (task.closed_at) continue
      await closeDate(tx, { ...task, rrule: null }, { done_at: null })
      count++
    }
    return { count }
  })

/** Hides the task until that morning, or shows it again; its date stays the same, and its reminder is sent again. */
export const snoozeTask = (ctx: Context, { task_id, planned_at, days }: TaskSnooze): Promise<TaskDetail> =>
  ctx.transaction(async (tx) => {
    const task = await lockOwn(tx, task_id)
    const snoozed_until = days ? momentOn(addDays(today(tx), days)) : null
    if (task.due_at.getTime() === Date.parse(planned_at) && !task.closed_at)
      await tx.db.update(tasks).set({ snoozed_until, reminded_for: null }).where(eq(tasks.id, task_id))
    return showTask(tx, task_id)
  })

async function lockOwn(tx: Context, task_id: number): Promise<Task> {
  await findOwnTask(tx, task_id)
  const [task] = await tx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, task_id), isNull(tasks.deleted_at)))
    .for('update')
  if (!task) throw new AppError('not_found', 'Essa tarefa não existe mais.')
  return task
}

async function nextOf({ db }: Context, task_id: number) {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, task_id))
  return task && !task.closed_at ? dayKey(task.due_at) : null
}

type About = Partial<Pick<Task, 'plant_id' | 'space_id' | 'plan_id' | 'activity_type_id'>>

/** Requires exactly one target that the viewer owns: staff may see it, but only its owner has tasks. */
async function demandOne(tx: Context, { plant_id, space_id, plan_id }: About) {
  if ([plant_id, space_id, plan_id].filter(Boolean).length !== 1)
    throw invalidField('about', 'Escolha uma planta, um espaço ou um plano.')
  const thing = plant_id
    ? await findOwnPlant(tx, String(plant_id))
    : space_id
      ? await findOwnSpace(tx, String(space_id))
      : await findOwnPlan(tx, String(plan_id))
  if (!isCreator(tx.viewer, thing)) throw new AppError('forbidden', 'Só quem cultiva pode mudar as tarefas.')
  return { plant_id, space_id, plan_id }
}

async function columnsOf(tx: Context, input: TaskContent, about: About) {
  const { due_on, time, rrule, kind, activity_type_id, ...rest } = input
  await demandActivity(tx, { kind, activity_type_id }, about)
  const rule = ruleFor(rrule, due_on)
  const first = firstDay(rule, due_on)
  if (rule && rest.exdates.includes(first))
    throw invalidField('exdates', 'A próxima data não pode ser um dia sem a tarefa.')
  return {
    ...rest,
    kind: kind ?? null,
    activity_type_id: kind === 'propria' ? (activity_type_id ?? null) : null,
    rrule: rule,
    exdates: [...new Set(rest.exdates)].sort(),
    due_at: momentOn(first, time),
    all_day: !time,
  }
}

/** Its only reminder would have been before now. */
const remindsNever = ({ due_at, remind_minutes, rrule }: Awaited<ReturnType<typeof columnsOf>>, now: Date) =>
  remind_minutes !== null && rrule === null && due_at.getTime() - remind_minutes * MINUTE < now.getTime()

/** 'Toda segunda' created on a Saturday starts on Monday. */
function firstDay(text: string | null, due_on: string): string {
  const rule = text ? storedRule(text) : null
  return rule && hasNamedDays(rule) ? (namedDayAfter(rule, due_on, addDays(due_on, -1)) ?? due_on) : due_on
}

/** Validates and normalises the rule: monthly rules get an explicit day. */
function ruleFor(text: string | null, due_on: string): string | null {
  if (!text) return null
  const rule = readRule(text)
  if ('refused' in rule) throw invalidField('rrule', rule.refused)
  if (rule.freq === 'MONTHLY' && !hasNamedDays(rule)) rule.bymonthday = [Number(due_on.slice(8))]
  if (rule.until && rule.until < due_on) throw invalidField('rrule', 'O fim não pode ser antes da próxima data.')
  if (hasNamedDays(rule) && !namedDayAfter(rule, due_on, due_on))
    throw invalidField('rrule', 'Essa repetição não cai em nenhum dia. Escolha outra.')
  return writeRule(rule)
}

async function demandActivity(
  tx: Context,
  { kind, activity_type_id }: Pick<TaskChange, 'kind' | 'activity_type_id'>,
  { plant_id, plan_id, activity_type_id: before }: About,
) {
  if (!kind) return
  const on = activityOf(kind)?.on
  if (plant_id && on === 'space') throw invalidField('kind', 'Esta atividade é feita em um espaço.')
  if (plan_id && on === 'space') throw invalidField('kind', 'Esta atividade é feita em um espaço. Crie a tarefa nele.')
  if (kind !== 'propria') return
  const own = and(
    eq(activity_types.id, activity_type_id ?? -1),
    eq(activity_types.created_by, signedIn(tx).id),
    // An activity archived meanwhile stays valid for its task.
    activity_type_id === before ? undefined : isNull(activity_types.archived_at),
  )
  const [type] = await tx.db.select({ id: activity_types.id }).from(activity_types).where(own)
  if (!type) throw invalidField('activity_type_id', 'Escolha uma das suas atividades.')
}

async function refuseDoneDate({ db }: Context, task_id: number, due_at: Date) {
  const [done] = await db
    .select({ id: task_acts.id })
    .from(task_acts)
    .where(and(eq(task_acts.task_id, task_id), inArray(task_acts.planned_at, [due_at])))
  if (done) throw invalidField('due_on', 'Esse dia já está no histórico desta tarefa. Escolha outro.')
}
