import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

/** A pupil's question below a class, which all its pupils read, and the teacher's answer. */
export const lesson_questions = pgTable(
  'lesson_questions',
  {
    id: identity(),
    lesson_id: ref(() => lessons.id, 'cascade'),
    created_by: ref(() => users.id),
    text: text().notNull(),
    answer: text().notNull().default(''),
    answered_by: optionalRef(() => users.id, 'set null'),
    answered_at: timestamptz(),
    deleted_at: timestamptz(),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('lesson_questions_key').on(t.created_by, t.idempotency_key),
    index('lesson_questions_lesson').on(t.lesson_id, t.id).where(sql`deleted_at is null`),
    index('lesson_questions_answered_by').on(t.answered_by),
  ],
)
export type LessonQuestion = typeof lesson_questions.$inferSelect
