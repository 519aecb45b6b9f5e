import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, isSaved, savesCount } from '#domains/base/social/index.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { showText } from '#domains/words/rich-text/index.ts'
import { notApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { wordsQuery } from '#platform/database/words-query.ts'
import { AppError } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { draftTree, syllabusOf } from '../lessons/syllabus.queries.ts'
import { linkableOf, offersOf } from '../sales/course-offers.queries.ts'
import { settingsOf } from '../teachers/teachers.queries.ts'
import { courseAlbum } from './course.album.ts'
import { selectCourses, starsColumn, toCourseCard } from './course-columns.queries.ts'
import { editableBy, visibleTo } from './courses.policy.ts'
import type {
  CourseDetail,
  CourseFilter,
  CourseRef,
  OwnCourse,
  OwnCourseFilter,
  StoreCourseFilter,
} from './courses.schemas.ts'
import { courses } from './courses.table.ts'
import { editedCourse, noCourse } from './edit-course.queries.ts'
import { isFound } from './find-courses.queries.ts'
import { requirableOf, requirementOf } from './requirement.queries.ts'

/** The catalogue. Two queries: a page, and the total. */
export async function listCourses(ctx: Context, filter: CourseFilter) {
  const { level, access, search } = filter
  const words = search ? isFound(wordsQuery(search)) : undefined
  const where = and(
    visibleTo(ctx.viewer),
    level && eq(courses.level, level),
    access && eq(courses.access, access),
    words,
  )
  const { limit, offset } = windowOf(filter)
  const by = { published_at: courses.published_at, title: courses.title, stars: starsColumn }
  const [rows, totals] = await Promise.all([
    selectCourses(ctx)
      .where(where)
      .orderBy(...sorted(filter, by, courses.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(courses).where(where),
  ])
  const cards = rows.map((row) => toCourseCard(ctx, row))
  return toPage(cards, totals[0]?.total ?? 0, filter)
}

/** Those of these that the viewer may see, unordered. */
export async function showCourses(ctx: Context, ids: number[]) {
  if (!ids.length) return []
  const rows = await selectCourses(ctx).where(
    and(sql`${courses.id} = any(${sql.param(ids)}::int[])`, visibleTo(ctx.viewer)),
  )
  return rows.map((row) => toCourseCard(ctx, row))
}

/** Of these whatever their state: for who is in them. */
export async function showOwnCards(ctx: Context, ids: number[]) {
  if (!ids.length) return []
  const rows = await selectCourses(ctx).where(sql`${courses.id} = any(${sql.param(ids)}::int[])`)
  return rows.map((row) => toCourseCard(ctx, row))
}

/** A select of the ids that the viewer may see. */
export const coursesVisible = ({ db, viewer }: Context) =>
  db.select({ id: courses.id }).from(courses).where(visibleTo(viewer))

/** Its sales page, of what is published; its editors find it as it will be, its pupils after it was withdrawn too. */
export async function showCourse(ctx: Context, { slug }: CourseRef): Promise<CourseDetail> {
  const edits = ctx.viewer ? editableBy(ctx.viewer) : undefined
  const isIt = eq(courses.slug, slug)
  const [row] = await selectCourses(ctx).where(
    and(isIt, sql`(${visibleTo(ctx.viewer)} or ${isPupil(ctx)} or ${ctx.viewer ? (edits ?? sql`true`) : sql`false`})`),
  )
  const [whole] = await ctx.db.select().from(courses).where(isIt)
  if (!row || !whole) throw noCourse()
  const [about, syllabus, offers, [saved], mine, taught] = await Promise.all([
    courseAlbum.publicIdsOf(ctx, whole.id).then((own) => showText(ctx, whole.about, own)),
    syllabusOf(ctx, whole.id),
    offersOf(ctx, whole.id),
    ctx.db
      .select({
        saves_count: savesCount,
        is_save: isSaved('course', courses.id, ctx.viewer),
        requires: requirementOf(ctx.viewer),
      })
      .from(courses)
      .leftJoin(social_counters, countersOf('course', courses.id))
      .where(eq(courses.id, whole.id)),
    ctx.viewer ? ctx.db.select({ id: courses.id }).from(courses).where(and(isIt, edits)) : [],
    settingsOf(ctx, whole.teacher_id),
  ])
  return {
    ...toCourseCard(ctx, row),
    ...{
      about,
      teacher_about: row.teacher.open ? taught.about : '',
      trailer_url: whole.trailer_url,
      syllabus,
      syllabus_version: whole.syllabus_version,
    },
    offers: offers.filter(({ sold }) => sold),
    requires: saved?.requires ?? null,
    saves_count: saved?.saves_count ?? 0,
    is_save: saved?.is_save ?? false,
    can: { edit: mine.length > 0, save: ctx.viewer !== null },
  }
}

/** Who was ever let in keeps finding it, unless it was hidden. */
const isPupil = ({ viewer }: Context) =>
  viewer
    ? sql`(${courses.state} <> 'rascunho' and ${courses.hidden_at} is null and ${courses.deleted_at} is null and ${notApart(viewer, courses.teacher_id) ?? sql`true`} and exists (
        select from enrolments e where e.course_id = ${courses.id} and e.user_id = ${viewer.id}))`
    : sql`false`

/** As its editors have it: every module and class, what opens it, what may open it. */
export async function showOwnCourse(ctx: Context, { slug }: CourseRef): Promise<OwnCourse> {
  const course = await editedCourse(ctx, slug)
  const [[row], tree, offers, linkable, requirable, own, sell, [cover], [invited]] = await Promise.all([
    selectCourses(ctx).where(eq(courses.id, course.id)),
    draftTree(ctx, course.id),
    offersOf(ctx, course.id),
    linkableOf(ctx, course),
    requirableOf(ctx, course),
    courseAlbum.idsOf(ctx, course.id),
    sells(ctx, course.store_id),
    course.cover_id ? ctx.db.select().from(files).where(eq(files.id, course.cover_id)) : [],
    course.invited_teacher_id
      ? ctx.db.select({ nickname: users.nickname }).from(users).where(eq(users.id, course.invited_teacher_id))
      : [],
  ])
  if (!row) throw noCourse()
  return {
    ...toCourseCard(ctx, row),
    ...{ state: course.state, hidden: course.hidden_at !== null, cover_id: course.cover_id, tree, offers, linkable },
    ...{ requires_id: course.requires_id, requirable },
    cover: cover ? photoDocument(ctx, cover) : null,
    about: await showText(ctx, course.about, own),
    trailer_url: course.trailer_url,
    teacher_id: course.teacher_id,
    invited: invited?.nickname ?? null,
    can: {
      publish: course.state !== 'publicado',
      withdraw: course.state === 'publicado',
      sell,
      entries: course.teacher_id === signedIn(ctx).id && !course.hidden_at,
    },
  }
}

/** Courses of a store, for who works in it. */
export async function listStoreCourses(ctx: Context, filter: StoreCourseFilter) {
  const { store } = await inStore(ctx, filter.store, 'store.read')
  return listOwn(ctx, filter, eq(courses.store_id, store.id))
}

/** Courses that the viewer teaches. */
export const listTaughtCourses = (ctx: Context, filter: OwnCourseFilter) =>
  listOwn(ctx, filter, eq(courses.teacher_id, signedIn(ctx).id))

/** Every course, for the team. */
export const listAllCourses = (ctx: Context, filter: OwnCourseFilter) => listOwn(ctx, filter)

/** Questions without an answer and assignments that wait for one. */
const waiting = sql<number>`((select count(*)::int from lesson_questions q join lessons l on l.id = q.lesson_id
    where l.course_id = ${courses.id} and q.answered_at is null and q.deleted_at is null)
  + (select count(*)::int from submissions s join lessons l on l.id = s.lesson_id
    where l.course_id = ${courses.id} and s.state = 'enviada'))`

async function listOwn(ctx: Context, filter: OwnCourseFilter, whose?: SQL) {
  const { state, search } = filter
  const where = and(
    sql`${courses.deleted_at} is null`,
    whose,
    state && eq(courses.state, state),
    search ? contains(courses.title, search) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const by = {
    title: courses.title,
    state: courses.state,
    created_at: courses.created_at,
    published_at: courses.published_at,
  }
  const [rows, totals] = await Promise.all([
    selectCourses(ctx)
      .where(where)
      .orderBy(...sorted(filter, by, courses.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(courses).where(where),
  ])
  const ids = sql.param(rows.map(({ id }) => id))
  const counts = await ctx.db
    .select({ id: courses.id, waiting_count: waiting })
    .from(courses)
    .where(sql`${courses.id} = any(${ids}::int[])`)
  const waits = new Map(counts.map((one) => [one.id, one.waiting_count]))
  const cards = rows.map((row) => ({
    ...toCourseCard(ctx, row),
    state: row.state,
    waiting_count: waits.get(row.id) ?? 0,
  }))
  return toPage(cards, totals[0]?.total ?? 0, filter)
}

/** The same for every viewer: for the sitemap. */
export async function listCourseAddresses({ db }: Context, { page, per_file }: { page: number; per_file: number }) {
  const open = visibleTo(null)
  const [data, totals] = await Promise.all([
    db
      .select({ slug: courses.slug, updated_at: courses.updated_at })
      .from(courses)
      .where(open)
      .orderBy(asc(courses.id))
      .limit(per_file)
      .offset((page - 1) * per_file),
    db.select({ total: count() }).from(courses).where(open),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}

/** Best found first. */
export const foundFirst = (words: SQL) => desc(sql`ts_rank(${courses.search}, ${words})`)

/** Who teaches need not work in the store of the course. */
const sells = (ctx: Context, store_id: number) =>
  inStore(ctx, store_id, 'products.manage').then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
