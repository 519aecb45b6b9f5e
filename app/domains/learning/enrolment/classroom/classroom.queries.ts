import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { bytesOf, courseAlbum, filesOf, teacherName, videoOf } from '#domains/learning/courses/index.ts'
import { type Lesson, lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { showText } from '#domains/words/rich-text/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { MINUTE } from '#shared/durations.ts'
import { pick } from '#shared/pick.ts'
import { progressOf } from '../enrolments/enrolments.queries.ts'
import { lesson_questions } from '../questions/lesson-questions.table.ts'
import { shownTo } from './agreements.queries.ts'
import { askOf, entriesSeen } from './asks.queries.ts'
import type { ClassroomLesson, ClassroomPage, LessonFileRef, LessonRef } from './classroom.schemas.ts'
import { findLesson, lessonsInOrder, lockIn, type OpenedLesson, openLesson } from './find-lesson.queries.ts'
import { lesson_notes, lesson_progress, quiz_attempts, submissions } from './progress.table.ts'
import { correctionOf, shuffled } from './quiz.model.ts'
import { quizSeen } from './quiz-seen.rules.ts'

/** A class with its course around it, and what the viewer has done in it. What is locked comes without its content. */
export async function showLesson(ctx: Context, ref: LessonRef): Promise<ClassroomPage> {
  const found = await findLesson(ctx, ref)
  const { course, role, enrolment, lesson, lock, who, apart, until } = found
  const [rows, progress, marks, [teacher]] = await Promise.all([
    lessonsInOrder(ctx, course.id, role === 'teacher'),
    enrolment ? progressOf(ctx, enrolment.id) : null,
    enrolment
      ? ctx.db.select().from(lesson_progress).where(eq(lesson_progress.enrolment_id, enrolment.id))
      : ([] as never[]),
    ctx.db.select({ name: teacherName }).from(users).where(eq(users.id, course.teacher_id)),
  ])
  const done = new Set(marks.filter(({ done_at }) => done_at).map(({ lesson_id }) => lesson_id))
  const version = enrolment?.syllabus_version ?? course.syllabus_version
  const cardOf = (one: Lesson): ClassroomLesson => ({
    ...pick(one, 'id', 'slug', 'title', 'kind', 'minutes', 'preview'),
    done: done.has(one.id),
    counts: one.since_version !== null && one.since_version <= version,
    lock: lockIn(found, who, one),
  })
  const modules: ClassroomPage['modules'] = []
  for (const { lesson: one, module } of rows) {
    if (modules.at(-1)?.id !== module.id) modules.push({ ...module, lessons: [] })
    modules.at(-1)?.lessons.push(cardOf(one))
  }
  const at = rows.findIndex((row) => row.lesson.id === lesson.id)
  const link = (to?: (typeof rows)[number]) => (to ? { slug: to.lesson.slug, title: to.lesson.title } : null)
  return {
    course: { ...pick(course, 'id', 'slug', 'title'), teacher: apart ? '' : (teacher?.name ?? '') },
    ...{ role, modules, progress, until },
    lesson: { ...cardOf(lesson), ...(lock ? closed : await contentOf(ctx, found)) },
    before: link(rows[at - 1]),
    after: link(rows[at + 1]),
  }
}

const closed = {
  ...{ text: null, video: null, video_url: '', captions: '', live_at: null, live_url: '', files: [], quiz: null },
  ...{
    task: null,
    asks: null,
    questions: [],
    notes: [],
    bytes: 0,
    position_s: 0,
    covered_percent: 0,
    can: { finish: false, ask: false },
  },
}

async function contentOf(ctx: Context, found: OpenedLesson) {
  const { course, role, enrolment, lesson, apart } = found
  const mine =
    enrolment && and(eq(lesson_progress.enrolment_id, enrolment.id), eq(lesson_progress.lesson_id, lesson.id))
  const [own, video, files, bytes, [mark], quiz, task, asks, questions, notes] = await Promise.all([
    courseAlbum.idsOf(ctx, course.id),
    videoOf(ctx, lesson.id),
    filesOf(ctx, lesson.id),
    bytesOf(ctx, lesson.id),
    mine
      ? ctx.db
          .select({
            done_at: lesson_progress.done_at,
            position_s: lesson_progress.position_s,
            covered: sql<number>`${secondsIn(sql`${lesson_progress.covered}`)}`,
          })
          .from(lesson_progress)
          .where(mine)
      : [],
    lesson.kind === 'quiz' ? quizOf(ctx, found) : null,
    enrolment && lesson.kind === 'tarefa' ? taskOf(ctx, enrolment.id, found) : null,
    askOf(ctx, found),
    role === 'outside' || apart ? [] : questionsOf(ctx, found),
    enrolment
      ? ctx.db
          .select(pick(lesson_notes, 'id', 'second', 'text', 'created_at'))
          .from(lesson_notes)
          .where(and(eq(lesson_notes.enrolment_id, enrolment.id), eq(lesson_notes.lesson_id, lesson.id)))
          .orderBy(asc(lesson_notes.second), asc(lesson_notes.id))
      : [],
  ])
  const begun = lesson.live_at === null || lesson.live_at <= ctx.now()
  const byHand =
    ['texto', 'material'].includes(lesson.kind) ||
    (lesson.kind === 'video' && !video) ||
    (lesson.kind === 'ao_vivo' && begun)
  return {
    text: await showText(ctx, lesson.document, own),
    ...pick(lesson, 'video_url', 'captions', 'live_at'),
    // Until a quarter of an hour before, and for its pupils alone.
    live_url: role === 'teacher' || (role === 'pupil' && isNear(lesson.live_at, ctx.now())) ? lesson.live_url : '',
    ...{ video, files, bytes, quiz, task, asks, questions, notes },
    position_s: mark?.position_s ?? 0,
    covered_percent: video ? Math.min(100, Math.floor(((mark?.covered ?? 0) / video.duration_s) * 100)) : 0,
    can: { finish: role === 'pupil' && !mark?.done_at && byHand, ask: role === 'pupil' && !apart },
  }
}

/** From a quarter of an hour before on. */
const isNear = (at: Date | null, now: Date) => at === null || at.getTime() - now.getTime() <= 15 * MINUTE

/** How many seconds a multirange of them covers. */
export const secondsIn = (ranges: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(${ranges}) r)`

async function quizOf(ctx: Context, { enrolment, lesson }: OpenedLesson) {
  const attempts = enrolment
    ? await ctx.db
        .select()
        .from(quiz_attempts)
        .where(and(eq(quiz_attempts.enrolment_id, enrolment.id), eq(quiz_attempts.lesson_id, lesson.id)))
        .orderBy(desc(quiz_attempts.id))
    : []
  // Passed is passed, whatever is tried after.
  const last = attempts.find(({ passed }) => passed) ?? attempts[0]
  const { pass_percent, max_attempts } = lesson
  const attempts_left = max_attempts === null ? null : Math.max(0, max_attempts - attempts.length)
  const isLast = attempts_left === 0 || attempts.some(({ passed }) => passed)
  return {
    questions: shuffled(lesson, (enrolment?.id ?? 0) * 100 + attempts.length),
    seen: quizSeen(lesson.quiz),
    pass_percent,
    attempts_left,
    last: last
      ? { percent: last.percent, passed: last.passed, at: last.created_at, questions: correctionOf(last, { isLast }) }
      : null,
  }
}

async function taskOf(ctx: Context, enrolment_id: number, { lesson, course }: OpenedLesson) {
  const [last] = await ctx.db
    .select({
      ...pick(submissions, 'text', 'state', 'reply', 'created_at', 'update_id'),
      seen: sql<boolean>`coalesce(${shownTo(course.teacher_id)}, false)`,
    })
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lesson_id))
    .where(and(eq(submissions.enrolment_id, enrolment_id), eq(submissions.lesson_id, lesson.id)))
    .orderBy(desc(submissions.id))
    .limit(1)
  if (!last) return null
  const { update_id, ...task } = last
  const [entry] = update_id ? await entriesSeen(ctx, [update_id]) : []
  return { ...task, entry: entry ?? null }
}

async function questionsOf(ctx: Context, { role, lesson }: OpenedLesson) {
  const rows = await ctx.db
    .select({
      ...pick(lesson_questions, 'id', 'text', 'created_at', 'answer', 'answered_at', 'created_by'),
      author: sql<string>`${users.nickname}`,
    })
    .from(lesson_questions)
    .innerJoin(users, eq(users.id, lesson_questions.created_by))
    .where(
      and(eq(lesson_questions.lesson_id, lesson.id), isNull(lesson_questions.deleted_at), isNull(users.leaving_at)),
    )
    .orderBy(desc(lesson_questions.id))
    .limit(100)
  return rows.map(({ created_by, ...row }) => ({
    ...row,
    can: { answer: role === 'teacher', remove: role === 'teacher' || created_by === ctx.viewer?.id },
  }))
}

/** A file of a class that is open to the viewer, decrypted; the opening is logged. */
export async function openLessonFile(ctx: Context, { file, ...ref }: LessonFileRef): Promise<File> {
  const { lesson } = await openLesson(ctx, ref)
  const has = (await filesOf(ctx, lesson.id)).some(({ id }) => id === file)
  const [found] = has ? await ctx.db.select().from(private_files).where(eq(private_files.id, file)) : []
  if (!found) throw new AppError('not_found', 'Esta aula não tem esse arquivo.')
  return openPrivateFile(ctx, found)
}
