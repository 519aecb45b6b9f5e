import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { memberAudiences } from './audience.kinds.ts'

/**
 * Who may read what is not for all: students of an author, buyers of an author's content, members of the consultancy
 * (which is nobody's: no author). With a course: in it, or in its consultancy. Courses, shop and consultancy write it;
 * nobody enters by themselves.
 */
export const audience_members = pgTable(
  'audience_members',
  {
    audience: text({ enum: memberAudiences }).notNull(),
    author_id: optionalRef(() => users.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
    /** By which course they are a pupil, or a member; none: of all that is the author's, or of the whole consultancy. */
    course_id: optionalRef(() => courses.id, 'cascade'),
    /** None: without end. */
    until: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    unique('audience_members_once').on(t.user_id, t.audience, t.author_id, t.course_id).nullsNotDistinct(),
    index('audience_members_author').on(t.author_id),
    index('audience_members_course').on(t.course_id),
  ],
)
