import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import { createdAt, identity, optionalRef, ref, timestamptz, tsvector } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { courses } from '../courses/courses.table.ts'
import { askedEntries } from './asked-entry.kinds.ts'
import { lessonKinds, lessonPhases, lessonStates } from './lesson.kinds.ts'
import type { QuizQuestion } from './quiz.schemas.ts'

export const course_modules = pgTable(
  'course_modules',
  {
    id: identity(),
    course_id: ref(() => courses.id, 'cascade'),
    title: text().notNull(),
    position: smallint().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('course_modules_course').on(t.course_id, t.position)],
)
export type CourseModule = typeof course_modules.$inferSelect

/** A class of a course. Which columns count follows from its kind. */
export const lessons = pgTable(
  'lessons',
  {
    id: identity(),
    course_id: ref(() => courses.id, 'cascade'),
    module_id: ref(() => course_modules.id, 'cascade'),
    slug: text().notNull(),
    title: text().notNull(),
    kind: text({ enum: lessonKinds }).notNull(),
    position: smallint().notNull(),
    state: text({ enum: lessonStates }).notNull().default('rascunho'),
    /** Open to everybody, to try. */
    preview: boolean().notNull().default(false),
    /** How long it takes. */
    minutes: smallint().notNull().default(5),
    /** Opens so many days after one enrolled, or on a day, or when a plant of the pupil is in this phase. */
    drip_days: smallint(),
    drip_at: timestamptz(),
    phase: text({ enum: lessonPhases }),
    document: jsonb().$type<RichText>().notNull(),
    video_id: optionalRef(() => videos.id, 'set null'),
    /** Of a video elsewhere, or of the recording of what was live. */
    video_url: text().notNull().default(''),
    /** Captions, as WebVTT. */
    captions: text().notNull().default(''),
    live_at: timestamptz(),
    live_url: text().notNull().default(''),
    quiz: jsonb().$type<QuizQuestion[]>().notNull().default([]),
    pass_percent: smallint().notNull().default(70),
    max_attempts: smallint(),
    /** What an assignment asks of the journal of one of the pupil's plants, and the phase that it is in; null: words. */
    asks: text({ enum: askedEntries }),
    asks_phase: text({ enum: lessonPhases }),
    shuffled: boolean().notNull().default(true),
    /** The course's version that brought it in; null while it is a draft. */
    since_version: integer(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** By its title its course is found. */
    search: tsvector().generatedAlwaysAs(sql`to_tsvector('grower'::regconfig, plain_plurals(title))`),
  },
  (t) => [
    uniqueIndex('lessons_slug').on(t.course_id, t.slug),
    index('lessons_module').on(t.module_id, t.position),
    index('lessons_video').on(t.video_id),
    index('lessons_phase').on(t.course_id, t.phase).where(sql`phase is not null`),
    index('lessons_asks').on(t.course_id).where(sql`asks is not null`),
    index('lessons_search').using('gin', t.search).where(sql`state = 'publicada' and deleted_at is null`),
    check('lessons_pass', sql`pass_percent between 1 and 100`),
  ],
)
export type Lesson = typeof lessons.$inferSelect

/** Sealed files of a class: opened by its call alone. */
export const lesson_files = pgTable(
  'lesson_files',
  {
    lesson_id: ref(() => lessons.id, 'cascade'),
    file_id: ref(() => private_files.id, 'cascade'),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lesson_id, t.file_id] }), index('lesson_files_file').on(t.file_id)],
)
