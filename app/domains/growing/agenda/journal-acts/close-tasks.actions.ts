import type { ActPosted } from '#domains/garden/journal/journal.events.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { firstDayFor } from '../calendar/agenda-days.model.ts'
import { closeDate } from '../tasks/task-dates.actions.ts'
import { openTasksHere } from '../tasks/tasks-here.queries.ts'
import { allDoneAt } from './all-done-at.queries.ts'

/**
 * A logged act, but for a note, completes the matching tasks in the same transaction. A task of the same activity (waterings and
 * feedings match by their flags) on one of its plants is done when the act falls on its date, later, or at most half an
 * interval before. A task of a space or plan is done when every living plant of it has had such an act since the task
 * was last done, or when the act is on the space itself. The next date is computed from the day of the act.
 */
export async function closeTasks(tx: Context, act: ActPosted) {
  for (const task of await openTasksHere(tx, act)) {
    const from = firstDayFor(task)
    if (dayKey(act.happened_at) < from) continue
    const done_at = task.plant_id || act.about_space ? act.happened_at : await allDoneAt(tx, task, from)
    if (done_at) await closeDate(tx, task, { done_at, act_key: act.act_key })
  }
}
