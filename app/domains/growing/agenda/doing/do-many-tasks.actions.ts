import { and, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { plural } from '#shared/numbers.ts'
import { aboutOf, selectTasks, type TaskRow } from '../tasks/tasks.queries.ts'
import type { TasksDone } from '../tasks/tasks.schemas.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { doTasks, missingLast } from './do-tasks.actions.ts'

type TaskDates = TasksDone['tasks']

/**
 * 'Marcar as 7 como feitas', with the last values: all or none. When some cannot be done, the error names each (`tasks.3`)
 * with its reason, so that the rest can be submitted without them.
 */
export async function doManyTasks(ctx: Context, { tasks: dates }: TasksDone) {
  const own = await ownRows(ctx, dates)
  if ([...own.values()].some(inactiveReason)) throw await individualErrors(ctx, dates, own)
  const outcome = await doAsLast(ctx, dates).catch(async (error) => {
    // Errors about other users' tasks are rethrown as they are, without details.
    const whole = !(error instanceof AppError) || dates.some(({ task_id }) => !own.has(task_id))
    throw whole ? error : ((await individualErrors(ctx, dates, own)) ?? error)
  })
  if (outcome.asking.length && dates.length === 1) throw missingLast()
  return { ...outcome, next_on: null }
}

const doAsLast = (ctx: Context, dates: TaskDates) =>
  doTasks(ctx, dates, { text: '', measures: {}, doses: [], photo_ids: [], as_last: true })

async function ownRows(ctx: Context, dates: TaskDates) {
  const ids = dates.map(({ task_id }) => task_id)
  const rows = await selectTasks(ctx).where(and(eq(tasks.created_by, signedIn(ctx).id), inArray(tasks.id, ids)))
  return new Map(rows.map((row) => [row.task.id, row]))
}

/** The list on screen may be outdated: why the thing has no tasks any more, in pt-BR, or null. */
function inactiveReason({ plant, space, plan }: TaskRow): string | null {
  if ((plant ?? space ?? plan)?.archived_at) return 'está no arquivo.'
  return plant?.status === 'morta' ? 'não está mais viva.' : null
}

/**
 * After the rollback, tries each task in a savepoint of its own that is rolled back, to collect the individual errors.
 */
async function individualErrors(ctx: Context, dates: TaskDates, own: Map<number, TaskRow>) {
  const errors: FieldErrors = {}
  for (const [i, one] of dates.entries()) {
    const row = own.get(one.task_id)
    const why = row && (inactiveReason(row) ?? (await refusalOf(ctx, one)))
    if (why) errors[`tasks.${i}`] = [`${row.task.title}, ${aboutOf(row).name}: ${why}`]
  }
  const count = Object.keys(errors).length
  if (!count) return null
  const words = `Nenhuma tarefa foi marcada. ${plural(count, 'tarefa não pode', 'tarefas não podem')} ser feita${count > 1 ? 's' : ''} assim.`
  return new AppError('invalid', words, { errors })
}

const taken = new Error('only tried')

async function refusalOf(ctx: Context, one: TaskDates[number]): Promise<string | null> {
  try {
    await ctx.transaction(async (tx) => {
      await doAsLast(tx, [one])
      throw taken
    })
  } catch (error) {
    if (error === taken) return null
    if (!(error instanceof AppError)) throw error
    const [[field, [sentence]] = ['', [error.message]]] = Object.entries(error.data.errors ?? {})
    return field.includes('measures') ? 'pede valores que da última vez não foram anotados.' : (sentence ?? null)
  }
  return null
}
