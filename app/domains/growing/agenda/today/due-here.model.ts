import type { AgendaEntry } from '../tasks/tasks.schemas.ts'
import type { DueTask, Today } from './today.schemas.ts'

/** Ids of a thing and of what its tasks may be about besides: a plant's space and plan. */
type Here = { plant?: number; space?: number; plan?: number }

/** Of all due tasks those of one plant, with its space and plan; the most overdue first. */
export const dueHere = ({ groups }: Pick<Today, 'groups'>, here: Here): DueTask[] =>
  byDelay(groups.flatMap(({ tasks }) => tasks).filter(({ about }) => about.id === here[about.type]))

/** Of all due tasks those at a space, with its plants. */
export const dueAt = ({ groups }: Pick<Today, 'groups'>, space: number): DueTask[] =>
  byDelay(groups.filter(({ place }) => place?.type === 'space' && place.id === space).flatMap(({ tasks }) => tasks))

const byDelay = (tasks: DueTask[]) => tasks.toSorted((a, b) => b.days_late - a.days_late)

/** The next date of each task that is not due yet, the soonest first. */
export function comingHere(entries: AgendaEntry[], today: string): AgendaEntry[] {
  const open = entries.filter(({ state }) => state === 'late' || state === 'due' || state === 'ahead')
  const next = new Map<number, AgendaEntry>()
  for (const entry of open) if (!next.has(entry.task_id)) next.set(entry.task_id, entry)
  return [...next.values()].filter(({ on }) => on > today)
}
