import type { DueTask, Today } from './today.schemas.ts'

/** What is open today, and what of it is late: the same wherever it is told. */
export function countDue({ groups }: Pick<Today, 'groups'>): { due: DueTask[]; late: DueTask[] } {
  const due = groups.flatMap(({ tasks }) => tasks)
  return { due, late: due.filter(({ days_late }) => days_late > 0) }
}
