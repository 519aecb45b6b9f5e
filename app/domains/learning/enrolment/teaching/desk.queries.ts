import { and, count, eq, sql } from 'drizzle-orm'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { editedCourse } from '#domains/learning/courses/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { DAY } from '#shared/durations.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { opensAt, openTo } from '../enrolments/access.queries.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { percentOf, taughtColumns } from '../enrolments/progress.queries.ts'
import type { TaughtPupilFilter, TeacherDesk, TeacherDeskFilter } from './desk.schemas.ts'

const MOST = 20

/**
 * What waits for the viewer as a teacher, or in one course that they edit: three statements for any number of courses.
 * Assignments are read by who teaches alone, as their form says.
 */
export async function showDesk(ctx: Context, { course: slug }: TeacherDeskFilter): Promise<TeacherDesk> {
  const of = slug ? sql`c.id = ${(await editedCourse(ctx, slug)).id}` : sql`c.teacher_id = ${signedIn(ctx).id}`
  const own = sql`${of} and c.teacher_id = ${signedIn(ctx).id}`
  const week = new Date(ctx.now().getTime() - 7 * DAY).toISOString()
  type Row = {
    id: number
    course_slug: string
    course_title: string
    slug: string
    title: string
    who: string
    text: string
    at: string
  }
  const columns = sql`c.slug as course_slug, c.title as course_title, l.slug, l.title, u.nickname as who`
  const [questions, tasks, counts] = await Promise.all([
    ctx.db.execute<Row>(sql`select q.id, ${columns}, q.text, q.created_at as at from lesson_questions q
      join lessons l on l.id = q.lesson_id join courses c on c.id = l.course_id join users u on u.id = q.created_by
      where ${of} and c.deleted_at is null and q.answered_at is null and q.deleted_at is null
      order by q.created_at limit ${MOST}`),
    ctx.db.execute<Row>(sql`select s.id, ${columns}, s.text, s.created_at as at from submissions s
      join lessons l on l.id = s.lesson_id join courses c on c.id = l.course_id
      join enrolments e on e.id = s.enrolment_id join users u on u.id = e.user_id
      where ${own} and c.deleted_at is null and s.state = 'enviada' order by s.created_at limit ${MOST}`),
    ctx.db.execute<TeacherDesk['counts']>(sql`select
      (select count(*)::int from courses c where ${of} and c.deleted_at is null) as courses,
      count(e.id)::int as pupils, count(e.id) filter (where e.created_at > ${week})::int as new_pupils,
      count(e.finished_at)::int as finished,
      (select count(*)::int from lesson_questions q join lessons l on l.id = q.lesson_id join courses c on c.id = l.course_id
        where ${of} and c.deleted_at is null and q.answered_at is null and q.deleted_at is null) as questions,
      (select count(*)::int from submissions s join lessons l on l.id = s.lesson_id join courses c on c.id = l.course_id
        where ${own} and c.deleted_at is null and s.state = 'enviada') as tasks
      from enrolments e join courses c on c.id = e.course_id where ${of} and c.deleted_at is null`),
  ])
  const waits = ({ course_slug, course_title, slug, title, at, ...row }: Row) => ({
    ...row,
    course: { slug: course_slug, title: course_title },
    lesson: { slug, title },
    at: new Date(at),
  })
  const [numbers] = counts.rows
  if (!numbers) throw new Error('counts returned no row')
  return { questions: questions.rows.map(waits), tasks: tasks.rows.map(waits), counts: numbers }
}

/** Pupils of all courses that the viewer teaches. Two queries. */
export async function listTaughtPupils(ctx: Context, { course, ...filter }: TaughtPupilFilter) {
  const me = signedIn(ctx).id
  const { limit, offset } = windowOf(filter)
  const where = and(
    eq(courses.teacher_id, me),
    sql`${courses.deleted_at} is null`,
    course ? eq(courses.slug, course) : undefined,
    filter.search ? contains(sql`${users.nickname}::text`, filter.search) : undefined,
  )
  const by = { created_at: enrolments.created_at, nickname: users.nickname }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        nickname: sql<string>`${users.nickname}`,
        course: { slug: courses.slug, title: courses.title },
        ...taughtColumns,
        open: sql<boolean>`${openTo(enrolments.course_id, enrolments.user_id, ctx.now())}`,
        opens_at: opensAt(ctx.now()),
        finished_at: enrolments.finished_at,
        created_at: enrolments.created_at,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.course_id))
      .innerJoin(users, eq(users.id, enrolments.user_id))
      .where(where)
      .orderBy(...sorted(filter, by, enrolments.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.course_id))
      .innerJoin(users, eq(users.id, enrolments.user_id))
      .where(where),
  ])
  const data = rows.map((row) => ({ ...row, percent: percentOf(row) }))
  return toPage(data, totals[0]?.total ?? 0, filter)
}

/** How the pupils of a course do, class by class. Two statements. */
export async function showNumbers(ctx: Context, { slug }: CourseRef) {
  const course = await editedCourse(ctx, slug)
  type Lesson = { slug: string; title: string; began: number; done: number; minutes_watched: number }
  const [lessons, totals] = await Promise.all([
    ctx.db.execute<Lesson>(sql`select l.slug, l.title, count(p.lesson_id)::int as began, count(p.done_at)::int as done,
        (coalesce(sum(p.watched_s), 0) / 60)::int as minutes_watched
      from lessons l join course_modules m on m.id = l.module_id left join lesson_progress p on p.lesson_id = l.id
      where l.course_id = ${course.id} and l.state = 'publicada' and l.deleted_at is null
      group by l.id, m.id order by m.position, m.id, l.position, l.id`),
    ctx.db
      .select({
        pupils: sql<number>`count(*)::int`,
        open: sql<number>`count(*) filter (where ${openTo(enrolments.course_id, enrolments.user_id, ctx.now())})::int`,
        finished: sql<number>`count(${enrolments.finished_at})::int`,
      })
      .from(enrolments)
      .where(eq(enrolments.course_id, course.id)),
  ])
  return { ...(totals[0] ?? { pupils: 0, open: 0, finished: 0 }), lessons: lessons.rows }
}
