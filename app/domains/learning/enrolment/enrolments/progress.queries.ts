import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The classes that count for a pupil: published, of the version that they began with. Who began before a class came in
 * stays at 80 % when one comes in.
 */
export const counted = (enrolment: { course_id: SQLWrapper; version: SQLWrapper }): SQL => sql`
  select l.id from lessons l where l.course_id = ${enrolment.course_id} and l.state = 'publicada' and l.deleted_at is null
    and l.since_version <= ${enrolment.version}`

/** Columns of a query over `enrolments`: how far each is. */
export const progressColumns = {
  done: sql<number>`(select count(*)::int from lesson_progress p where p.enrolment_id = enrolments.id and p.done_at is not null
    and p.lesson_id in (${counted({ course_id: sql`enrolments.course_id`, version: sql`enrolments.syllabus_version` })}))`,
  total: sql<number>`(select count(*)::int from (${counted({ course_id: sql`enrolments.course_id`, version: sql`enrolments.syllabus_version` })}) c)`,
}

/** The classes that came in after they began, which count for who begins now. */
export const newerColumn = sql<number>`(select count(*)::int from lessons l where l.course_id = enrolments.course_id and l.state = 'publicada'
    and l.deleted_at is null and l.since_version > enrolments.syllabus_version)`

/** Of these, for who teaches, those that are done all the same. */
export const taughtColumns = {
  ...progressColumns,
  newer: newerColumn,
  newer_done: sql<number>`(select count(*)::int from lesson_progress p join lessons l on l.id = p.lesson_id
    where p.enrolment_id = enrolments.id and p.done_at is not null and l.state = 'publicada' and l.deleted_at is null
    and l.since_version > enrolments.syllabus_version)`,
}

export const percentOf = ({ done, total }: { done: number; total: number }) =>
  total ? Math.floor((done / total) * 100) : 0

const firstLesson = (more = sql``) => sql<{
  slug: string
  title: string
} | null>`(select json_build_object('slug', l.slug, 'title', l.title)
  from lessons l join course_modules m on m.id = l.module_id
  where l.course_id = enrolments.course_id and l.state = 'publicada' and l.deleted_at is null ${more}
  order by m.position, m.id, l.position, l.id limit 1)`

/** The class to go on with: the first that is not done. */
export const nextColumn =
  firstLesson(sql`and not exists (select from lesson_progress p where p.enrolment_id = enrolments.id
    and p.lesson_id = l.id and p.done_at is not null)`)
export const firstColumn = firstLesson()
