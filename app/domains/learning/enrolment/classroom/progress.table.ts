import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { askedEntries } from '#domains/learning/courses/lessons/asked-entry.kinds.ts'
import { lessonPhases } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import type { QuizQuestion } from '#domains/learning/courses/lessons/quiz.schemas.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'

/** Seconds of a video, as PostgreSQL joins them: '{[0,30),[60,90)}'. */
const secondRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** A class of a pupil; what is done stays done. */
export const lesson_progress = pgTable(
  'lesson_progress',
  {
    enrolment_id: ref(() => enrolments.id, 'cascade'),
    lesson_id: ref(() => lessons.id, 'cascade'),
    done_at: timestamptz(),
    /** Where the video goes on. */
    position_s: integer().notNull().default(0),
    /** What of it was played, and for how long by the clock. */
    covered: secondRanges().notNull().default(sql`'{}'`),
    watched_s: real().notNull().default(0),
    /** When it was last kept on a phone, and how much its person had watched until then, of all classes. */
    kept_at: timestamptz(),
    kept_watched_s: real().notNull().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.enrolment_id, t.lesson_id] }), index('lesson_progress_lesson').on(t.lesson_id)],
)

/** Of each person the last sign that a video plays: nobody watches two at once. `at` may lie seconds ahead (`playedSince`). */
export const watch_clocks = pgTable('watch_clocks', {
  user_id: ref(() => users.id, 'cascade').primaryKey(),
  lesson_id: optionalRef(() => lessons.id, 'cascade'),
  position_s: real().notNull(),
  at: timestamptz().notNull(),
})

/** What a phone told of a class that was watched without signal, and what of it was credited. */
export const offline_watches = pgTable(
  'offline_watches',
  {
    id: identity(),
    enrolment_id: ref(() => enrolments.id, 'cascade'),
    lesson_id: ref(() => lessons.id, 'cascade'),
    watched_s: real().notNull(),
    idempotency_key: uuid().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('offline_watches_key').on(t.enrolment_id, t.idempotency_key),
    index('offline_watches_lesson').on(t.lesson_id),
  ],
)

export const quiz_attempts = pgTable(
  'quiz_attempts',
  {
    id: identity(),
    enrolment_id: ref(() => enrolments.id, 'cascade'),
    lesson_id: ref(() => lessons.id, 'cascade'),
    /** For each question the places that were chosen. */
    answers: jsonb().$type<number[][]>().notNull(),
    percent: smallint().notNull(),
    passed: boolean().notNull(),
    /** As it was answered: its teacher may write it anew. */
    questions: jsonb().$type<QuizQuestion[]>().notNull(),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    index('quiz_attempts_lesson').on(t.lesson_id),
    uniqueIndex('quiz_attempts_key').on(t.enrolment_id, t.idempotency_key),
    index('quiz_attempts_enrolment').on(t.enrolment_id, t.lesson_id, t.id),
  ],
)

/** What a pupil hands in for an assignment; the last one counts. */
export const submissions = pgTable(
  'submissions',
  {
    id: identity(),
    enrolment_id: ref(() => enrolments.id, 'cascade'),
    lesson_id: ref(() => lessons.id, 'cascade'),
    text: text().notNull().default(''),
    /** An entry of the pupil's own journal: of their plant the teacher sees this alone. */
    update_id: optionalRef(() => updates.id, 'set null'),
    /** Who taught when it was handed in: who teaches later sees none of it. */
    shown_to: optionalRef(() => users.id, 'set null'),
    /** The pupil chose this entry: it is seen without an agreement. */
    by_hand: boolean().notNull().default(false),
    state: text({ enum: ['enviada', 'aceita', 'devolvida'] })
      .notNull()
      .default('enviada'),
    reply: text().notNull().default(''),
    replied_by: optionalRef(() => users.id, 'set null'),
    replied_at: timestamptz(),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('submissions_key').on(t.enrolment_id, t.idempotency_key),
    index('submissions_enrolment').on(t.enrolment_id, t.lesson_id, t.id),
    index('submissions_waiting').on(t.lesson_id).where(sql`state = 'enviada'`),
    index('submissions_update').on(t.update_id),
    index('submissions_shown_to').on(t.shown_to),
    index('submissions_replied_by').on(t.replied_by),
  ],
)

/**
 * A pupil's word that what they write from now on does a class that asks for it, and that its teacher sees that entry: with
 * who taught then, about what it asked then.
 */
export const entry_agreements = pgTable(
  'entry_agreements',
  {
    enrolment_id: ref(() => enrolments.id, 'cascade'),
    lesson_id: ref(() => lessons.id, 'cascade'),
    teacher_id: ref(() => users.id, 'cascade'),
    asks: text({ enum: askedEntries }).notNull(),
    asks_phase: text({ enum: lessonPhases }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.enrolment_id, t.lesson_id] }),
    index('entry_agreements_lesson').on(t.lesson_id),
    index('entry_agreements_teacher').on(t.teacher_id),
  ],
)

/** Own words at a second of a class. */
export const lesson_notes = pgTable(
  'lesson_notes',
  {
    id: identity(),
    enrolment_id: ref(() => enrolments.id, 'cascade'),
    lesson_id: ref(() => lessons.id, 'cascade'),
    second: integer().notNull().default(0),
    text: text().notNull(),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('lesson_notes_key').on(t.enrolment_id, t.idempotency_key),
    index('lesson_notes_lesson').on(t.lesson_id),
    index('lesson_notes_enrolment').on(t.enrolment_id, t.lesson_id, t.second),
  ],
)
