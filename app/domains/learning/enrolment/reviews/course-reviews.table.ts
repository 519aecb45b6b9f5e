import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'

/** One of each pupil, after 30 %; one answer of the teacher. */
export const course_reviews = pgTable(
  'course_reviews',
  {
    id: identity(),
    course_id: ref(() => courses.id, 'cascade'),
    created_by: ref(() => users.id),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    answer: text().notNull().default(''),
    answered_at: timestamptz(),
    hidden_at: timestamptz(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('course_reviews_once').on(t.course_id, t.created_by),
    index('course_reviews_by').on(t.created_by),
    check('course_reviews_stars', sql`stars between 1 and 5`),
  ],
)
export type CourseReview = typeof course_reviews.$inferSelect
