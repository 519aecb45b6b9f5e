import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lockCourse } from '#domains/learning/courses/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { entryOf } from '../enrolments/access.queries.ts'
import { showOwnPlace } from '../enrolments/enrolments.queries.ts'
import { course_reviews } from './course-reviews.table.ts'
import type { CourseReviewAnswer, CourseReviewInput } from './reviews.schemas.ts'

/** After 30 % of the course, once; written again it changes. */
export const reviewCourse = (ctx: Context, { slug, stars, text }: CourseReviewInput) =>
  ctx.transaction(async (tx) => {
    const { course } = await entryOf(tx, slug)
    await tx.db.select({ id: courses.id }).from(courses).where(eq(courses.id, course.id)).for('update')
    const place = await showOwnPlace(tx, { slug })
    if (!place.reviewable) throw new AppError('forbidden', 'Você avalia depois de fazer 30 % do curso.')
    await demandAllowedText(tx, text, 'text')
    const set = { stars, text, deleted_at: null, created_at: tx.now() }
    const [review] = await tx.db
      .insert(course_reviews)
      .values({ course_id: course.id, created_by: signedIn(tx).id, ...set })
      .onConflictDoUpdate({ target: [course_reviews.course_id, course_reviews.created_by], set })
      .returning({ id: course_reviews.id })
    await recount(tx, course.id)
    // Told once, however often it is changed.
    await notify(tx, {
      ...{ user_id: course.teacher_id, kind: 'course', actor_id: signedIn(tx).id, key: `review:${review?.id}` },
      ...{ title: 'Seu curso foi avaliado', text: course.title, url: `/dichavando/cursos/${slug}#avaliacoes` },
    })
    return showOwnPlace(tx, { slug })
  })

export const removeReview = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const { course } = await entryOf(tx, slug)
    await tx.db.select({ id: courses.id }).from(courses).where(eq(courses.id, course.id)).for('update')
    const mine = and(eq(course_reviews.course_id, course.id), eq(course_reviews.created_by, signedIn(tx).id))
    await tx.db.update(course_reviews).set({ deleted_at: tx.now() }).where(mine)
    await recount(tx, course.id)
  })

/** Behind the lock of the course: what lists show of its reviews, but for those of who is about to leave. */
export async function recount(tx: Context, course_id: number, without = 0) {
  await tx.db.execute(sql`update courses set reviews_count = r.n, stars_sum = r.s from (
    select count(*)::int as n, coalesce(sum(stars), 0)::int as s from course_reviews
    where course_id = ${course_id} and created_by <> ${without} and deleted_at is null and hidden_at is null) r where courses.id = ${course_id}`)
  const [course] = await tx.db.select().from(courses).where(eq(courses.id, course_id))
  if (course) await record(tx, 'course.changed', { course_id, teacher_id: course.teacher_id })
}

/** Of an account that is hidden or erased: its stars count no more. Its rows go after this. */
export const forgetStars = (tx: Context, id: number) => recountOf(tx, id, id)

/** Of an account that is back: they count as before. */
export const countStars = (tx: Context, id: number) => recountOf(tx, id)

async function recountOf(tx: Context, user_id: number, without?: number) {
  const theirs = tx.db
    .select({ id: course_reviews.course_id })
    .from(course_reviews)
    .where(eq(course_reviews.created_by, user_id))
  const rows = await tx.db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, theirs))
    .orderBy(courses.id)
    .for('update')
  for (const { id } of rows) await recount(tx, id, without)
}

/** One answer of who edits the course. */
export const answerReview = (ctx: Context, { slug, id, answer }: CourseReviewAnswer) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    await demandAllowedText(tx, answer, 'answer')
    const [review] = await tx.db
      .update(course_reviews)
      .set({ answer, answered_at: tx.now() })
      .where(and(eq(course_reviews.id, id), eq(course_reviews.course_id, course.id), isNull(course_reviews.deleted_at)))
      .returning()
    if (!review) throw new AppError('not_found', 'Não encontramos essa avaliação.')
    await record(tx, 'course.changed', { course_id: course.id, teacher_id: course.teacher_id })
    await notify(tx, {
      ...{ user_id: review.created_by, kind: 'course', actor_id: signedIn(tx).id, key: `review-answer:${id}` },
      ...{ title: 'Responderam à sua avaliação', text: course.title, url: `/dichavando/cursos/${slug}#avaliacoes` },
    })
  })
