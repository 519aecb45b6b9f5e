import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { photoIdsOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { attachPrivateFiles, erasePrivateFiles } from '#platform/files/private-files.ts'
import { mergeChoice, mergeEdit } from '#platform/owned/merge-edit.ts'
import { attachVideo, detachVideo } from '#platform/videos/attach-video.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { slugify } from '#shared/text.ts'
import { keepCoursePhotos, told } from '../courses/courses.actions.ts'
import { showOwnCourse } from '../courses/courses.queries.ts'
import { type Course, courses } from '../courses/courses.table.ts'
import { lockCourse } from '../courses/edit-course.queries.ts'
import { lessonFields } from './lesson-fields.form.ts'
import { filesOf, lessonOf, showEditedLesson } from './lessons.queries.ts'
import { demandTeachable } from './lessons.rules.ts'
import type {
  EditedLessonRef,
  LessonChange,
  LessonCreate,
  LessonInput,
  ModuleChange,
  ModuleCreate,
  ModuleRef,
  TreeOrder,
} from './lessons.schemas.ts'
import { course_modules, type Lesson, lesson_files, lessons } from './lessons.table.ts'

const MOST_MODULES = 50
const MOST_LESSONS = 300

export const createModule = (ctx: Context, { slug, title }: ModuleCreate) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const of = eq(course_modules.course_id, course.id)
    if ((await tx.db.$count(course_modules, of)) >= MOST_MODULES)
      throw invalidField('title', `Um curso tem até ${MOST_MODULES} módulos.`)
    const [last] = await tx.db
      .select({ at: max(course_modules.position) })
      .from(course_modules)
      .where(of)
    const position = (last?.at ?? -1) + 1
    await tx.db.insert(course_modules).values({ course_id: course.id, title, position, created_at: tx.now() })
    await told(tx, course, 'change')
    return showOwnCourse(tx, { slug })
  })

export const changeModule = (ctx: Context, { slug, id, title }: ModuleChange) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    await demandModule(tx, course, id)
    await tx.db.update(course_modules).set({ title }).where(eq(course_modules.id, id))
    await told(tx, course, 'change')
    return showOwnCourse(tx, { slug })
  })

/** Only an empty one: its classes are moved or deleted first, each on its own. */
export const removeModule = (ctx: Context, { slug, id }: ModuleRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    await demandModule(tx, course, id)
    if (await tx.db.$count(lessons, and(eq(lessons.module_id, id), isNull(lessons.deleted_at))))
      throw new AppError('conflict', 'Este módulo ainda tem aulas. Mova ou apague cada uma antes.')
    const [first] = await tx.db
      .select({ id: course_modules.id })
      .from(course_modules)
      .where(and(eq(course_modules.course_id, course.id), sql`${course_modules.id} <> ${id}`))
      .limit(1)
    // Deleted classes keep a place, so that their pupils' progress does.
    if (first) await tx.db.update(lessons).set({ module_id: first.id }).where(eq(lessons.module_id, id))
    await tx.db.delete(course_modules).where(eq(course_modules.id, id))
    await told(tx, course, 'change')
    return showOwnCourse(tx, { slug })
  })

async function demandModule({ db }: Context, course: Course, id: number) {
  const mine = and(eq(course_modules.id, id), eq(course_modules.course_id, course.id))
  if (!(await db.$count(course_modules, mine))) throw new AppError('not_found', 'Não encontramos esse módulo.')
}

/** The whole tree anew. What somebody put in or took out meanwhile is 409: nothing is ever lost by an order. */
export const arrangeTree = (ctx: Context, { slug, modules }: TreeOrder) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const [has, hasLessons] = await Promise.all([
      tx.db.select({ id: course_modules.id }).from(course_modules).where(eq(course_modules.course_id, course.id)),
      tx.db
        .select({ id: lessons.id })
        .from(lessons)
        .where(and(eq(lessons.course_id, course.id), isNull(lessons.deleted_at))),
    ])
    const sent = modules.flatMap(({ lesson_ids }) => lesson_ids)
    const same = (a: number[], b: number[]) =>
      a.length === b.length && new Set(b).size === b.length && new Set([...a, ...b]).size === a.length
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
    if (!same(idsOf(has), idsOf(modules)) || !same(idsOf(hasLessons), sent))
      throw new AppError('conflict', 'As aulas mudaram em outra tela. Confira a ordem que está agora e mova de novo.')
    for (const [position, { id, lesson_ids }] of modules.entries()) {
      await tx.db.update(course_modules).set({ position }).where(eq(course_modules.id, id))
      for (const [at, lesson_id] of lesson_ids.entries())
        await tx.db.update(lessons).set({ module_id: id, position: at }).where(eq(lessons.id, lesson_id))
    }
    await told(tx, course, 'change')
    return showOwnCourse(tx, { slug })
  })

/** A class, as a draft at the end of its module. */
export const createLesson = (ctx: Context, { slug, module_id, title, kind }: LessonCreate) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    await demandModule(tx, course, module_id)
    const all = eq(lessons.course_id, course.id)
    if ((await tx.db.$count(lessons, and(all, isNull(lessons.deleted_at)))) >= MOST_LESSONS)
      throw invalidField('title', `Um curso tem até ${MOST_LESSONS} aulas.`)
    const [last] = await tx.db
      .select({ at: max(lessons.position) })
      .from(lessons)
      .where(eq(lessons.module_id, module_id))
    const [made] = await tx.db
      .insert(lessons)
      .values({
        ...{ course_id: course.id, module_id, title, kind, position: (last?.at ?? -1) + 1 },
        slug: await freeSlug(tx, course.id, title),
        document: { type: 'doc', content: [] },
        ...{ created_at: tx.now(), updated_at: tx.now() },
      })
      .returning({ id: lessons.id })
    if (!made) throw new Error('insert returned no row')
    await told(tx, course, 'change')
    return made
  })

/** Behind the lock of the course, in which it is unique. */
async function freeSlug({ db }: Context, course_id: number, title: string) {
  const words = slugify(title)
  const base = /[a-z]/.test(words) ? words : `aula-${words || '1'}`
  const rows = await db.select({ slug: lessons.slug }).from(lessons).where(eq(lessons.course_id, course_id))
  const taken = new Set(rows.map(({ slug }) => slug))
  // `/dichavando/cursos/:slug/consultoria` is another page.
  taken.add('consultoria')
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!taken.has(slug)) return slug
  }
}

/** What pupils have changes at once; what a published class needs stays in it. */
export const changeLesson = (ctx: Context, { slug, id, ...edit }: LessonChange) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const lesson = await lessonOf(tx, course.id, id)
    const had = (await filesOf(tx, id)).map((file) => file.id)
    const typed = { ...edit, live_at: asKept(edit.live_at), drip_at: asKept(edit.drip_at) }
    const { file_ids, video_id, without_video, ...values } = mergeEdit(typed, lessonFields(lesson))
    await keepFiles(tx, id, mergeChoice(file_ids, edit.opened?.file_ids, had), had)
    await keepCoursePhotos(tx, course.id, photoIdsOf(values.document), 'document')
    const isNew = video_id !== null && video_id !== lesson.video_id
    if (isNew) await attachVideo(tx, { video_id, user_id: signedIn(tx).id, public: false, long: true })
    const columns = {
      ...values,
      ...asked(lesson, values),
      // How long it takes is known of an uploaded film, unless its teacher said otherwise.
      ...(isNew && values.minutes === lesson.minutes && { minutes: await minutesOf(tx, video_id) }),
      live_at: values.live_at ? typedMomentOf(values.live_at) : null,
      drip_at: values.drip_at ? typedMomentOf(values.drip_at) : null,
      video_id: isNew ? video_id : without_video ? null : lesson.video_id,
      updated_at: tx.now(),
    }
    if (lesson.state === 'publicada') await demandTeachable(tx, { ...lesson, ...columns })
    await tx.db.update(lessons).set(columns).where(eq(lessons.id, id))
    if (lesson.video_id && columns.video_id !== lesson.video_id) await detachVideo(tx, lesson.video_id)
    await told(tx, course, 'change')
    return showEditedLesson(tx, { slug, id })
  })

/** Only an assignment asks for an entry, and a phase only with one. */
const asked = ({ kind }: Lesson, { asks, asks_phase }: Pick<LessonInput, 'asks' | 'asks_phase'>) =>
  kind === 'tarefa' && asks ? { asks, asks_phase } : { asks: null, asks_phase: null }

async function minutesOf({ db }: Context, video_id: number) {
  const [video] = await db.select({ duration_s: videos.duration_s }).from(videos).where(eq(videos.id, video_id))
  return Math.max(1, Math.ceil((video?.duration_s ?? 0) / 60))
}

const asKept = (moment: string | null) => moment && typedMomentOf(moment).toISOString()

async function keepFiles(tx: Context, lesson_id: number, wanted: number[], had: number[]) {
  const gone = had.filter((id) => !wanted.includes(id))
  await attachPrivateFiles(
    tx,
    wanted.filter((id) => !had.includes(id)),
    'file_ids',
  )
  await tx.db.delete(lesson_files).where(eq(lesson_files.lesson_id, lesson_id))
  if (wanted.length)
    await tx.db
      .insert(lesson_files)
      .values([...new Set(wanted)].map((file_id, position) => ({ lesson_id, file_id, position })))
  await erasePrivateFiles(tx, gone)
}

/**
 * For pupils from now on. The course's version grows: who began before keeps counting without it. One that was out before
 * comes back as what it was.
 */
export const publishLesson = (ctx: Context, { slug, id }: EditedLessonRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const lesson = await lessonOf(tx, course.id, id)
    if (lesson.state === 'publicada') return showEditedLesson(tx, { slug, id })
    await demandTeachable(tx, lesson)
    const version = await nextVersion(tx, course)
    const since_version = lesson.since_version ?? version
    await tx.db
      .update(lessons)
      .set({ state: 'publicada', since_version, updated_at: tx.now() })
      .where(eq(lessons.id, id))
    await told(tx, course, 'change')
    return showEditedLesson(tx, { slug, id })
  })

/** Out of pupils' sight; what they did in it stays theirs. */
export const unpublishLesson = (ctx: Context, { slug, id }: EditedLessonRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const lesson = await lessonOf(tx, course.id, id)
    await hide(tx, course, lesson, { state: 'rascunho' })
    return showEditedLesson(tx, { slug, id })
  })

export const removeLesson = (ctx: Context, { slug, id }: EditedLessonRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const lesson = await lessonOf(tx, course.id, id)
    await hide(tx, course, lesson, { deleted_at: tx.now() })
  })

async function hide(tx: Context, course: Course, lesson: Lesson, columns: Partial<Lesson>) {
  const open = and(eq(lessons.course_id, course.id), eq(lessons.state, 'publicada'), isNull(lessons.deleted_at))
  const isLast = lesson.state === 'publicada' && (await tx.db.$count(lessons, open)) === 1
  if (isLast && course.state === 'publicado')
    throw new AppError(
      'conflict',
      'É a única aula publicada, e o curso está no ar. Publique outra antes, ou retire o curso.',
    )
  if (lesson.state === 'publicada') await nextVersion(tx, course)
  await tx.db
    .update(lessons)
    .set({ ...columns, updated_at: tx.now() })
    .where(inArray(lessons.id, [lesson.id]))
  await told(tx, course, 'change')
}

async function nextVersion(tx: Context, course: Course) {
  const version = course.syllabus_version + 1
  await tx.db.update(courses).set({ syllabus_version: version }).where(eq(courses.id, course.id))
  return version
}
