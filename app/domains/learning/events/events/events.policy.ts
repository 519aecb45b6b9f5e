import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { isStaff } from '#domains/learning/courses/courses/courses.policy.ts'
import { notApart } from '#platform/access/apart.ts'
import type { PolicyViewer, SignedIn } from '#platform/access/viewer.ts'
import { HOUR, MINUTE } from '#shared/durations.ts'
import { course_events } from './events.table.ts'

/** From then on who has a place is told where to click. */
export const LINK_BEFORE = 15 * MINUTE
/** A meeting that ran long is still found by who comes late. */
const LINK_AFTER = HOUR

/** Events that the viewer edits: their own, and all for the team. */
export const editableBy = (viewer: NonNullable<PolicyViewer>): SQL | undefined =>
  isStaff(viewer) ? undefined : eq(course_events.teacher_id, viewer.id)

/**
 * Events that the viewer may know of: those for all that are out, those of courses that are open to them (`isPupil`), and
 * what they edit.
 */
export const visibleTo = (viewer: SignedIn, isPupil: SQL): SQL | undefined =>
  or(
    editableBy(viewer) ?? sql`true`,
    and(
      ne(course_events.state, 'rascunho'),
      notApart(viewer, course_events.teacher_id),
      or(eq(course_events.audience, 'todos'), isPupil),
    ),
  )

type Told = { link: string; state: string; starts_at: Date; ends_at: Date; place: string | null; edits: boolean }

/** The link of a meeting: always for who edits it, around its time for who has a place. */
export function linkFor({ link, state, starts_at, ends_at, place, edits }: Told, now: Date): string {
  if (edits) return link
  const isNow = now.getTime() >= starts_at.getTime() - LINK_BEFORE && now.getTime() < ends_at.getTime() + LINK_AFTER
  return state === 'publicado' && place === 'vai' && isNow ? link : ''
}
