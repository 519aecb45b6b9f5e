import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Task } from '../tasks/tasks.table.ts'

/** Number of past dates of each task with a COUNT, by id. No query when there is none. */
export async function countPastDates(
  { db }: Context,
  tasks: Pick<Task, 'id' | 'rrule'>[],
): Promise<Map<number, number>> {
  const counted = tasks.flatMap(({ id, rrule }) => (rrule?.includes('COUNT') ? [id] : []))
  if (!counted.length) return new Map()
  const { rows } = await db.execute<{ id: number; times: number }>(sql`
    select task_id as id, count(*)::int as times from task_acts
    where task_id = any(${sql.param(counted)}::int[]) group by task_id`)
  return new Map(rows.map(({ id, times }) => [id, times]))
}
