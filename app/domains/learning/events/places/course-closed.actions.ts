import { and, asc, eq, gt, inArray, not } from 'drizzle-orm'
import type { GrantKind } from '#domains/learning/enrolment/enrolments/enrolment.kinds.ts'
import { openTo } from '#domains/learning/enrolment/index.ts'
import type { Context } from '#platform/context.ts'
import { course_events, event_places } from '../events/events.table.ts'
import { giveBack } from './places.actions.ts'

/** Who is out of a course gives the places in its pupils' events back to those who wait. */
export async function leaveClosed(
  tx: Context,
  { course_id, user_id, what }: { course_id: number; user_id: number; what: GrantKind },
) {
  if (what !== 'curso') return
  const theirs = tx.db
    .select({ id: event_places.event_id })
    .from(event_places)
    .where(and(eq(event_places.user_id, user_id), inArray(event_places.state, ['vai', 'fila'])))
  const rows = await tx.db
    .select()
    .from(course_events)
    .where(
      and(
        eq(course_events.course_id, course_id),
        eq(course_events.audience, 'alunos'),
        eq(course_events.state, 'publicado'),
        gt(course_events.ends_at, tx.now()),
        inArray(course_events.id, theirs),
        // Another grant, or a subscription, may keep the course open.
        not(openTo(course_events.course_id, user_id, tx.now())),
      ),
    )
    .orderBy(asc(course_events.id))
    .for('update')
  for (const event of rows) await giveBack(tx, event, user_id)
}
