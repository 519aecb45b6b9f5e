import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'

/** A group that goes through a course together ('turma'): so many seats, from a day to a day. */
export const cohorts = pgTable(
  'cohorts',
  {
    id: identity(),
    course_id: ref(() => courses.id, 'cascade'),
    name: text().notNull(),
    seats: smallint().notNull(),
    starts_at: timestamptz().notNull(),
    ends_at: timestamptz(),
    /** Until then one may come in. */
    closes_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [index('cohorts_course').on(t.course_id, t.starts_at)],
)
export type Cohort = typeof cohorts.$inferSelect

/** Who is in, and who waits, in the order in which they came. */
export const cohort_places = pgTable(
  'cohort_places',
  {
    cohort_id: ref(() => cohorts.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
    state: text({ enum: ['dentro', 'fila'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.cohort_id, t.user_id] }),
    index('cohort_places_user').on(t.user_id),
    index('cohort_places_state').on(t.cohort_id, t.state, t.created_at),
  ],
)
