import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isApart, notApart } from '#platform/access/apart.ts'
import { can, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'
import { type Course, courses } from './courses.table.ts'

export const isStaff = (viewer: PolicyViewer) => can(viewer, 'courses.manage')

type Seen = Pick<Course, 'teacher_id' | 'state' | 'published_at' | 'hidden_at' | 'deleted_at'>

/** A course in lists, searches and on its sales page. Its pupils enter it whether or not it is for sale. */
export const canSee = (viewer: Viewer, course: Seen) =>
  course.state === 'publicado' &&
  course.published_at !== null &&
  !course.hidden_at &&
  !course.deleted_at &&
  !isApart(viewer, course.teacher_id)

export const visibleTo = (viewer: PolicyViewer) => visibleIn(courses, viewer)

type Columns = Pick<typeof courses, keyof Seen>
export const visibleIn = (
  { state, published_at, hidden_at, deleted_at, teacher_id }: Columns,
  viewer: PolicyViewer,
): SQL | undefined =>
  and(
    eq(state, 'publicado'),
    isNotNull(published_at),
    isNull(hidden_at),
    isNull(deleted_at),
    notApart(viewer, teacher_id),
  )

/** Courses that the viewer edits: who teaches them, who manages their store, the team. */
export const editableBy = (viewer: NonNullable<PolicyViewer>, { deleted = false } = {}): SQL | undefined =>
  and(
    deleted ? undefined : isNull(courses.deleted_at),
    isStaff(viewer)
      ? undefined
      : or(
          eq(courses.teacher_id, viewer.id),
          sql`exists (select from store_members m where m.store_id = ${courses.store_id} and m.user_id = ${viewer.id}
            and m.role in ('owner', 'manager'))`,
        ),
  )
