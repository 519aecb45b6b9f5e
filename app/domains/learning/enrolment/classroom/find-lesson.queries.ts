import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { noLesson } from '#domains/learning/courses/index.ts'
import { course_modules, type Lesson, lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Entry, entryOf } from '../enrolments/access.queries.ts'
import type { LessonLock, LessonRef } from './classroom.schemas.ts'
import { type LockedBy, lockOf } from './locks.model.ts'

export type OpenedLesson = Entry & {
  lesson: Lesson
  lock: LessonLock | null
  /** What locks are judged by: of pupils. */
  who: LockedBy | null
}

/**
 * A class for the viewer: of its pupils and editors, and for everybody when it is open to try. To others it is there
 * ('enrolled' of decisions 2), but theirs is the sales page.
 * @throws 404 for a class that is none, 403 for who is not in the course.
 */
export async function findLesson(ctx: Context, { slug, lesson: name }: LessonRef): Promise<OpenedLesson> {
  const entry = await entryOf(ctx, slug)
  const [lesson] = await ctx.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.course_id, entry.course.id), eq(lessons.slug, name), isNull(lessons.deleted_at)))
  if (!lesson || (lesson.state !== 'publicada' && entry.role !== 'teacher')) throw noLesson()
  if (entry.role === 'outside' && !lesson.preview) throw new AppError('forbidden', 'Esta aula é de quem faz o curso.')
  const who = entry.role === 'pupil' ? await whoIs(ctx, entry) : null
  return { ...entry, lesson, who, lock: lockIn(entry, who, lesson) }
}

/** What keeps a class of the course closed. What is open to try is open to its pupils too. */
export function lockIn({ missing }: Pick<Entry, 'missing'>, who: LockedBy | null, lesson: Lesson): LessonLock | null {
  if (!who || lesson.preview) return null
  return missing ? { why: 'course', ...missing } : lockOf(lesson, who)
}

/** The same, open: else 403 with what opens it. */
export async function openLesson(ctx: Context, ref: LessonRef): Promise<OpenedLesson> {
  const found = await findLesson(ctx, ref)
  if (found.lock) throw new AppError('forbidden', 'Esta aula ainda não abriu para você.')
  return found
}

async function whoIs(ctx: Context, { enrolment }: Entry): Promise<LockedBy> {
  return { since: enrolment?.created_at ?? ctx.now(), now: ctx.now(), phases: await phasesOf(ctx, ctx.viewer?.id ?? 0) }
}

/**
 * The phases that somebody's plants have reached, with the moment that it was first noted. Who is in flower has been
 * through the earlier ones, noted or not.
 */
export async function phasesOf({ db }: Context, user_id: number): Promise<LockedBy['phases']> {
  const { rows } = await db.execute<{
    slug: string
    at: string
  }>(sql`select i.slug, min(c.created_at) as at from plants p
    join plant_cycle_changes c on c.plant_id = p.id join catalogue_items reached on reached.id = c.plant_cycle_id
    join catalogue_items i on i.catalogue = reached.catalogue and i."order" <= reached."order"
    where p.created_by = ${user_id} and p.deleted_at is null group by i.slug`)
  return new Map(rows.map(({ slug, at }) => [slug, new Date(at)]))
}

/** Every published class of a course in order, a draft too for its editors. */
export const lessonsInOrder = ({ db }: Context, course_id: number, all: boolean) =>
  db
    .select({ lesson: lessons, module: { id: course_modules.id, title: course_modules.title } })
    .from(lessons)
    .innerJoin(course_modules, eq(course_modules.id, lessons.module_id))
    .where(
      and(
        eq(lessons.course_id, course_id),
        isNull(lessons.deleted_at),
        all ? undefined : eq(lessons.state, 'publicada'),
      ),
    )
    .orderBy(asc(course_modules.position), asc(course_modules.id), asc(lessons.position), asc(lessons.id))
