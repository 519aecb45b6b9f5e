import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { processes } from '../processes/processes.table.ts'
import { dueOn } from './due.model.ts'

/** What a status may take was changed: the last days of what stands in it follow. */
export async function datesOf(tx: Context, status: { id: number; days: number; closes: boolean }) {
  const standing = await tx.db
    .select({ id: processes.id, since: processes.status_since, due_on: processes.due_on })
    .from(processes)
    .where(and(eq(processes.status_id, status.id), isNull(processes.closed_at)))
    .orderBy(asc(processes.id))
    .for('update')
  for (const { id, since, due_on } of standing) {
    const due = dueOn(status, since)
    if (due !== due_on) await tx.db.update(processes).set({ due_on: due }).where(eq(processes.id, id))
  }
}
