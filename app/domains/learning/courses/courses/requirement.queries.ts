import { aliasedTable, and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { visibleIn } from './courses.policy.ts'
import type { RequiredCourse } from './courses.schemas.ts'
import { type Course, courses } from './courses.table.ts'

const required = aliasedTable(courses, 'required')

/**
 * What has to be finished before a course's classes open, of a query over `courses` that joins (else drizzle leaves out
 * the tables' names). Only while the viewer may see it: what nobody could finish closes nothing.
 */
export const requirementOf = (viewer: PolicyViewer, more?: SQL) => sql<RequiredCourse | null>`(select
  json_build_object('slug', ${required.slug}, 'title', ${required.title}) from courses ${required}
  where ${and(eq(required.id, courses.requires_id), visibleIn(required, viewer), more)})`

/** Other courses of its store, for the form of who teaches. */
export const requirableOf = ({ db }: Context, { id, store_id }: Pick<Course, 'id' | 'store_id'>) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.store_id, store_id), ne(courses.id, id), isNull(courses.deleted_at)))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(100)
