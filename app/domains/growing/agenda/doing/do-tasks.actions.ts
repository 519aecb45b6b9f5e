import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { findOwnSpace } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { actEffects, momentOf, writeAct } from '#domains/garden/journal/index.ts'
import { measuresAsTyped } from '#domains/garden/journal/measures/typed-measures.model.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { demandRead } from '#platform/demand-sure.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { closeDate } from '../tasks/task-dates.actions.ts'
import { placeOf } from '../tasks/task-places.queries.ts'
import { findOwnTask } from '../tasks/tasks.queries.ts'
import type { ActValues } from '../tasks/tasks.schemas.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'
import { lastOnPlants, lastOnSpace } from './last-values.queries.ts'
import { repeatsValues, requiresValues } from './required-values.model.ts'

type TaskDate = { task_id: number; planned_at: string }
/** `kind`: of the act that it writes, null for a plain reminder without words. */
type Placed = { task: Task; kind: Task['kind']; plant_ids: number[]; space_id?: number }
/** `act_ids`: what to undo. */
type Done = { done: number[]; act_ids: number[]; asking: number[] }

/**
 * 'Feito' on dates of the viewer's tasks, in one transaction: each date is recorded once (idempotent), the next one is
 * computed from the act, and a task with an activity writes to the journal: one act for all plants per kind. `input`
 * holds the values; with `as_last`, the last values are repeated. A kind that requires values but has no last ones
 * stays open and is returned in `asking`. `key` is that of the act of a single task. Words to a plain reminder are a note.
 * What is typed for a date that was done meanwhile, elsewhere, is asked about and written beside it. Plants are locked
 * before tasks, the same order as `writeAct` and its subscribers.
 */
export function doTasks(ctx: Context, dates: TaskDate[], input: ActValues, key?: string): Promise<Done> {
  const done_at = momentOf(ctx, input.happened_at)
  return ctx.transaction(async (tx) => {
    const placed: Placed[] = []
    for (const { task_id } of dates) placed.push(await placedTask(tx, task_id, input))
    await lockPlaces(tx, placed)
    const due = await stillDue(tx, dates)
    const outcome: Done = { done: [], act_ids: [], asking: [] }
    const groups = Map.groupBy(
      placed.filter(({ task }) => due.has(task.id)),
      groupOf,
    )
    for (const group of groups.values()) {
      const ids = group.map(({ task }) => task.id)
      const act = await actOf(tx, group, input)
      if (act === 'asking') {
        outcome.asking.push(...ids)
        continue
      }
      const act_key = act && (key ?? randomUUID())
      for (const { task } of group) {
        const act_id = await closeDate(tx, due.get(task.id) as Task, { done_at, act_key, wrote: act !== null })
        if (act_id !== null) outcome.act_ids.push(act_id)
      }
      if (act)
        await writeAct(
          tx,
          { ...act, act_key: act_key as string, happened_at: done_at.toISOString() },
          { archived: true },
        )
      outcome.done.push(...ids)
    }
    if (!due.size) await writeBesides(tx, placed, input, { done_at, key })
    return outcome
  })
}

/** Error for a single task without last values. */
export const missingLast = () => new AppError('invalid', 'Não há valores anteriores para repetir. Anote os de agora.')

const MEANWHILE = 'Esta tarefa já foi feita ou mudou de data enquanto a página estava aberta. Registrar isto também?'

/** What was typed for a date that is not due any more, unless it is what did it. */
async function writeBesides(
  tx: Context,
  placed: Placed[],
  input: ActValues,
  { done_at, key = randomUUID() }: { done_at: Date; key?: string },
) {
  if (!isSaid(input)) return
  const act = await actOf(tx, placed, input)
  if (!act || act === 'asking') return
  const mine = and(eq(updates.created_by, signedIn(tx).id), eq(updates.act_key, key))
  const [before] = await tx.db.select({ id: updates.id }).from(updates).where(mine).limit(1)
  if (!before) demandRead(input.sure, MEANWHILE)
  await writeAct(tx, { ...act, act_key: key, happened_at: done_at.toISOString() }, { archived: true })
}

const isSaid = ({ text, measures, doses, photo_ids, catalogue_item_id }: ActValues) =>
  Boolean(text || isMeasured({ measures }) || doses.length || photo_ids.length || catalogue_item_id)

/** A form sends the units of what was left empty too. */
const isMeasured = ({ measures }: Pick<ActValues, 'measures'>) =>
  Object.values(measures).some((one) => one?.value !== undefined)

async function placedTask(tx: Context, task_id: number, input: ActValues): Promise<Placed> {
  const { task } = await findOwnTask(tx, task_id)
  const { text, photo_ids } = input
  if (!task.kind && (isMeasured(input) || input.doses.length))
    throw invalidField('measures', 'Este lembrete não guarda medidas: registre na planta.')
  const kind = task.kind ?? (text || photo_ids.length ? 'nota' : null)
  if (!kind) return { task, kind, plant_ids: [] }
  const { plant_ids = [], space_id } = await placeOf(tx, { ...task, kind })
  if (!plant_ids.length && !space_id)
    throw invalidField('plant_ids', `Não há plantas vivas para “${task.title}”. Pule esta vez ou apague a tarefa.`)
  return { task, kind, plant_ids, space_id }
}

/** Groups into one act: the same activity on plants; one per space; reminders write none. */
const groupOf = ({ task, kind, space_id }: Placed) =>
  kind ? `${kind} ${task.activity_type_id} ${space_id ?? 'plants'}` : `task ${task.id}`

async function lockPlaces(tx: Context, placed: Placed[]) {
  const ids = [...new Set(placed.flatMap(({ plant_ids }) => plant_ids))]
  const changes = placed.some(({ kind }) => kind && actEffects[kind])
  if (ids.length)
    await tx.db
      .select({ id: plants.id })
      .from(plants)
      .where(inArray(plants.id, ids))
      .orderBy(asc(plants.id))
      // Exclusive lock: the tasks of these plants are locked in no consistent order.
      .for(changes ? 'update' : 'no key update')
  const spaces = [...new Set(placed.flatMap(({ space_id }) => space_id ?? []))].sort((a, b) => a - b)
  for (const id of spaces) await findOwnSpace(tx, String(id))
}

/** The tasks, locked, that are still due at the requested date. */
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

/** The act to write; null for a plain reminder; 'asking' when values are required and there are no last ones. */
async function actOf(tx: Context, group: Placed[], { as_last, happened_at: _, ...input }: ActValues) {
  const [{ task, kind, space_id }] = group as [Placed]
  if (!kind) return null
  const plant_ids = space_id ? [] : [...new Set(group.flatMap((one) => one.plant_ids))].sort((a, b) => a - b)
  const act = {
    ...input,
    kind,
    activity_type_id: task.activity_type_id ?? undefined,
    plant_ids,
    space_id,
    corrections: [],
  }
  if (!as_last || !requiresValues(kind)) return act
  if (!repeatsValues(kind)) return 'asking'
  const before = space_id ? await lastOnSpace(tx, task, space_id) : await lastOnPlants(tx, task, plant_ids)
  const [first] = before
  if (!first) return 'asking'
  // Each plant's own last values; a plant without any takes the first one's. The text is repeated only where it is
  // required. What was typed is meant.
  const typed = Object.fromEntries(Object.entries(input.measures).filter(([, one]) => one?.value !== undefined))
  const again = ({ measures, text }: typeof first) => ({
    measures: { ...measuresAsTyped(measures), ...typed },
    text: input.text || (activityOf(act.kind)?.textRequired ? text : ''),
  })
  return {
    ...act,
    text: again(first).text,
    measures: space_id ? again(first).measures : {},
    catalogue_item_id: first.catalogue_item_id ?? undefined,
    doses: input.doses.length
      ? input.doses
      : first.doses.map(({ stuff_id, ...dose }) => ({ ...dose, stuff_id: stuff_id ?? undefined })),
    corrections: plant_ids.map((plant_id) => ({
      plant_id,
      ...again(before.find((one) => one.plant_id === plant_id) ?? first),
    })),
  }
}
