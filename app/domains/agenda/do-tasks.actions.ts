import { randomUUID } from 'node:crypto'
import { and, asc, inArray, isNull } from 'drizzle-orm'
import { findOwnSpace } from '#domains/garden/index.ts'
import { plants } from '#domains/garden/plants/plants.table.ts'
import { activityOf } from '#domains/journal/activities/activity.kinds.ts'
import { actEffects, momentOf, writeAct } from '#domains/journal/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { asksValues, repeatsValues, typedAgain } from './asked-values.model.ts'
import { lastOnPlants, lastOnSpace } from './last-values.queries.ts'
import { closeDate } from './task-dates.actions.ts'
import { placeOf } from './task-places.queries.ts'
import { findOwnTask } from './tasks.queries.ts'
import type { ActSaid } from './tasks.schemas.ts'
import { type Task, tasks } from './tasks.table.ts'

type TaskDate = { task_id: number; planned_at: string }
type Placed = { task: Task; plant_ids: number[]; space_id?: number }
type Done = { done: number[]; asking: number[] }

/**
 * 'Feito' on dates of the viewer's tasks, in one transaction: each date is noted once (who asks for one that is done finds
 * it done), the next one counts from the act, and what has an activity is written into the journal, one act for all
 * plants of a kind. `said` holds the values; with `as_last`, those of the last time. Several tasks at once take the
 * last values; what has none stays open and is answered in `asking`.
 * Plants are locked before tasks, as `writeAct` and what follows from it do.
 */
export function doTasks(ctx: Context, dates: TaskDate[], said: ActSaid): Promise<Done> {
  const done_at = momentOf(ctx, said.happened_at)
  return ctx.transaction(async (tx) => {
    const placed: Placed[] = []
    for (const { task_id } of dates) placed.push(await placedTask(tx, task_id))
    await lockPlaces(tx, placed)
    const due = await stillDue(tx, dates)
    const outcome: Done = { done: [], asking: [] }
    const groups = Map.groupBy(
      placed.filter(({ task }) => due.has(task.id)),
      groupOf,
    )
    for (const group of groups.values()) {
      const ids = group.map(({ task }) => task.id)
      const act = await actOf(tx, group, said)
      if (act === 'asking') {
        outcome.asking.push(...ids)
        continue
      }
      const act_key = act && randomUUID()
      for (const { task } of group)
        await closeDate(tx, due.get(task.id) as Task, { done_at, act_key, wrote: act !== null })
      if (act)
        await writeAct(
          tx,
          { ...act, act_key: act_key as string, happened_at: done_at.toISOString() },
          { archived: true },
        )
      outcome.done.push(...ids)
    }
    return outcome
  })
}

/** For who asked for one only. */
export const missingLast = () =>
  new AppError('invalid', 'Não há valores de uma última vez para repetir. Anote os de agora.')

async function placedTask(tx: Context, task_id: number): Promise<Placed> {
  const { task } = await findOwnTask(tx, task_id)
  if (!task.kind) return { task, plant_ids: [] }
  const { plant_ids = [], space_id } = await placeOf(tx, task)
  if (!plant_ids.length && !space_id)
    throw invalidField('plant_ids', `Não há plantas vivas para “${task.title}”. Pule esta vez ou apague a tarefa.`)
  return { task, plant_ids, space_id }
}

/** One act for the same activity on plants; each space has its own; plain reminders write none. */
const groupOf = ({ task, space_id }: Placed) =>
  task.kind ? `${task.kind} ${task.activity_type_id} ${space_id ?? 'plants'}` : `task ${task.id}`

async function lockPlaces(tx: Context, placed: Placed[]) {
  const ids = [...new Set(placed.flatMap(({ plant_ids }) => plant_ids))]
  const changes = placed.some(({ task }) => task.kind && actEffects[task.kind])
  if (ids.length)
    await tx.db
      .select({ id: plants.id })
      .from(plants)
      .where(inArray(plants.id, ids))
      .orderBy(asc(plants.id))
      // Exclusive: the tasks of these plants are locked in no order that others could keep to.
      .for(changes ? 'update' : 'no key update')
  const spaces = [...new Set(placed.flatMap(({ space_id }) => space_id ?? []))].sort((a, b) => a - b)
  for (const id of spaces) await findOwnSpace(tx, String(id))
}

/** The tasks, locked, that still stand at the date asked for. */
async function stillDue(tx: Context, dates: TaskDate[]): Promise<Map<number, Task>> {
  const rows = await tx.db
    .select()
    .from(tasks)
    .where(
      and(
        inArray(
          tasks.id,
          dates.map(({ task_id }) => task_id),
        ),
        isNull(tasks.closed_at),
        isNull(tasks.deleted_at),
      ),
    )
    .orderBy(asc(tasks.id))
    .for('update')
  const wanted = new Map(dates.map(({ task_id, planned_at }) => [task_id, Date.parse(planned_at)]))
  return new Map(rows.filter(({ id, due_at }) => wanted.get(id) === due_at.getTime()).map((task) => [task.id, task]))
}

/** The act to write; null for a plain reminder; 'asking' when values are demanded and there is no last time. */
async function actOf(tx: Context, group: Placed[], { as_last, happened_at: _, ...said }: ActSaid) {
  const [{ task, space_id }] = group as [Placed]
  if (!task.kind) return null
  const plant_ids = space_id ? [] : [...new Set(group.flatMap((one) => one.plant_ids))].sort((a, b) => a - b)
  const act = {
    ...said,
    kind: task.kind,
    activity_type_id: task.activity_type_id ?? undefined,
    plant_ids,
    space_id,
    corrections: [],
  }
  if (!as_last || !asksValues(task.kind)) return act
  if (!repeatsValues(task.kind)) return 'asking'
  const before = space_id ? await lastOnSpace(tx, task, space_id) : await lastOnPlants(tx, task, plant_ids)
  const [first] = before
  if (!first) return 'asking'
  // Each plant's own values; one that has none takes those of the first. Words are repeated only where they are demanded.
  const again = ({ measures, text }: typeof first) => ({
    measures: typedAgain(measures),
    text: activityOf(act.kind)?.textRequired ? text : '',
  })
  return {
    ...act,
    text: again(first).text,
    measures: space_id ? again(first).measures : {},
    catalogue_item_id: first.catalogue_item_id ?? undefined,
    doses: first.doses.map(({ stuff_id, ...dose }) => ({ ...dose, stuff_id: stuff_id ?? undefined })),
    corrections: plant_ids.map((plant_id) => ({
      plant_id,
      ...again(before.find((one) => one.plant_id === plant_id) ?? first),
    })),
  }
}
