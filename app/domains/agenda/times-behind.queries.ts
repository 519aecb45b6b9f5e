import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Task } from './tasks.table.ts'

/** Dates behind each task that ends after so many, by its id. No query when none does. */
export async function timesBehind({ db }: Context, tasks: Pick<Task, 'id' | 'rrule'>[]): Promise<Map<number, number>> {
  const counted = tasks.flatMap(({ id, rrule }) => (rrule?.includes('COUNT') ? [id] : []))
  if (!counted.length) return new Map()
  const { rows } = await db.execute<{ id: number; times: number }>(sql`
    select task_id as id, count(*)::int as times from task_acts
    where task_id = any(${sql.param(counted)}::int[]) group by task_id`)
  return new Map(rows.map(({ id, times }) => [id, times]))
}
