import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { course_events, event_places } from '../events/events.table.ts'
import { giveBack } from './places.actions.ts'

/** Who leaves the site gives their places to those who wait. */
export async function leaveAll(tx: Context, { id }: { id: number }) {
  const theirs = tx.db
    .select({ id: event_places.event_id })
    .from(event_places)
    .where(and(eq(event_places.user_id, id), inArray(event_places.state, ['vai', 'fila'])))
  const rows = await tx.db
    .select()
    .from(course_events)
    .where(and(inArray(course_events.id, theirs), gt(course_events.ends_at, tx.now())))
    .orderBy(asc(course_events.id))
    .for('update')
  for (const event of rows) await giveBack(tx, event, id)
}
