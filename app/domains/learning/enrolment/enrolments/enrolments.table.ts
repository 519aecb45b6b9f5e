import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { order_lines } from '#domains/market/orders/orders/orders.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { grantEnds, grantKinds, grantSources } from './enrolment.kinds.ts'

/** A pupil in a course: once, whatever opens it and however often. Their progress stays when access ends. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: identity(),
    course_id: ref(() => courses.id),
    user_id: ref(() => users.id),
    /** Classes that came in later do not count for them. */
    syllabus_version: integer().notNull(),
    last_lesson_id: optionalRef(() => lessons.id, 'set null'),
    finished_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('enrolments_once').on(t.course_id, t.user_id),
    index('enrolments_user').on(t.user_id, t.id),
    index('enrolments_last_lesson').on(t.last_lesson_id),
  ],
)
export type Enrolment = typeof enrolments.$inferSelect

/** What opens a course, or its consultancy, to somebody; several may stand beside each other, and one that is open is enough. */
export const course_grants = pgTable(
  'course_grants',
  {
    id: identity(),
    course_id: ref(() => courses.id),
    user_id: ref(() => users.id),
    what: text({ enum: grantKinds }).notNull(),
    source: text({ enum: grantSources }).notNull(),
    order_line_id: optionalRef(() => order_lines.id),
    /** Open from then on, as a group begins; without: at once. */
    starts_at: timestamptz(),
    /** Without: for good. */
    ends_at: timestamptz(),
    ended_at: timestamptz(),
    ended_why: text({ enum: grantEnds }),
    created_by: optionalRef(() => users.id, 'set null'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('course_grants_of_line').on(t.order_line_id).where(sql`order_line_id is not null`),
    uniqueIndex('course_grants_once')
      .on(t.course_id, t.user_id, t.what, t.source)
      .where(sql`order_line_id is null and ended_at is null`),
    index('course_grants_user').on(t.user_id, t.course_id),
    index('course_grants_created_by').on(t.created_by),
  ],
)
export type CourseGrant = typeof course_grants.$inferSelect
