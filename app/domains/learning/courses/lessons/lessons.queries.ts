import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { showText } from '#domains/words/rich-text/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { sentFile, sentFileColumns } from '#platform/files/sent-file.ts'
import { videoColumn } from '#platform/videos/video.queries.ts'
import { videoDocument } from '#platform/videos/video-address.ts'
import { pick } from '#shared/pick.ts'
import { courseAlbum } from '../courses/course.album.ts'
import { editedCourse } from '../courses/edit-course.queries.ts'
import type { EditedLessonRef, LessonDetail } from './lessons.schemas.ts'
import { type Lesson, lesson_files, lessons } from './lessons.table.ts'

export const noLesson = () => new AppError('not_found', 'Não encontramos essa aula.')

export async function lessonOf({ db }: Context, course_id: number, id: number): Promise<Lesson> {
  const [lesson] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, id), eq(lessons.course_id, course_id), isNull(lessons.deleted_at)))
  if (!lesson) throw noLesson()
  return lesson
}

/** What is downloaded from a class, by the id of the stored file. */
export async function filesOf(ctx: Context, lesson_id: number) {
  const files = await ctx.db
    .select(sentFileColumns)
    .from(lesson_files)
    .innerJoin(private_files, eq(private_files.id, lesson_files.file_id))
    .where(eq(lesson_files.lesson_id, lesson_id))
    .orderBy(asc(lesson_files.position))
  return files.map((file) => sentFile(ctx, file))
}

/** The uploaded video of a class. Its address is judged by who asks (`class-video.export.ts`): passed on it opens nothing. */
export async function videoOf(ctx: Context, lesson_id: number) {
  const [row] = await ctx.db
    .select({ video: videoColumn(sql`lessons.video_id`) })
    .from(lessons)
    .where(eq(lessons.id, lesson_id))
  return row?.video ? { ...videoDocument(ctx, row.video), url: `/midia/aula/${lesson_id}` } : null
}

/** What its video and its files take. */
export async function bytesOf({ db }: Context, lesson_id: number) {
  const { rows } = await db.execute<{ bytes: number }>(sql`select (coalesce((select v.bytes from videos v
      join lessons l on l.video_id = v.id where l.id = ${lesson_id}), 0)
    + coalesce((select sum(p.bytes) from lesson_files f join private_files p on p.id = f.file_id
      where f.lesson_id = ${lesson_id}), 0))::int as bytes`)
  return rows[0]?.bytes ?? 0
}

/** A class as its editors have it. */
export async function showEditedLesson(ctx: Context, { slug, id }: EditedLessonRef): Promise<LessonDetail> {
  const course = await editedCourse(ctx, slug)
  const lesson = await lessonOf(ctx, course.id, id)
  const [own, files, video, [store]] = await Promise.all([
    courseAlbum.idsOf(ctx, course.id),
    filesOf(ctx, id),
    videoOf(ctx, id),
    ctx.db.select({ slug: stores.slug }).from(stores).where(eq(stores.id, course.store_id)),
  ])
  const { document, ...rest } = lesson
  return {
    ...pick(rest, 'id', 'slug', 'title', 'kind', 'minutes', 'preview', 'drip_days', 'drip_at', 'phase', 'live_at'),
    ...pick(rest, 'since_version', 'state', 'module_id', 'video_url', 'captions', 'live_url', 'quiz', 'pass_percent'),
    ...pick(rest, 'max_attempts', 'shuffled', 'asks', 'asks_phase'),
    ...{ text: await showText(ctx, document, own), files, video },
    course: { slug: course.slug, title: course.title, store: store?.slug ?? '' },
  }
}
