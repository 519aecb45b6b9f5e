import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import type { GrantKind } from '#domains/learning/enrolment/enrolments/enrolment.kinds.ts'
import { course_grants } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { subscribedUntil } from '#domains/learning/enrolment/index.ts'
import type { Context } from '#platform/context.ts'

type Change = { course_id: number; user_id: number; what: GrantKind }

/**
 * Who reads in the banca what is for pupils and members follows from who is in a course: reckoned from all that opens it to
 * the person, in the transaction of whatever opened or closed it. Two such changes come one after the other.
 */
export async function keepAudience(tx: Context, { course_id, user_id, what }: Change) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audience:${course_id}:${user_id}`}, 0))`)
  const [course] = await tx.db.select({ teacher_id: courses.teacher_id }).from(courses).where(eq(courses.id, course_id))
  if (!course) return
  const audience = what === 'curso' ? ('alunos' as const) : ('consultoria' as const)
  const mine = and(
    eq(audience_members.user_id, user_id),
    eq(audience_members.audience, audience),
    eq(audience_members.course_id, course_id),
  )
  const grants = await tx.db
    .select({ ends_at: course_grants.ends_at })
    .from(course_grants)
    .where(
      and(
        eq(course_grants.course_id, course_id),
        eq(course_grants.user_id, user_id),
        eq(course_grants.what, what),
        isNull(course_grants.ended_at),
      ),
    )
  const paid = what === 'curso' ? await subscribedUntil(tx, { course_id, user_id }) : null
  await tx.db.delete(audience_members).where(mine)
  if (!grants.length && !paid) return
  // Of several the last to end; one that is for good has no end.
  const ends = [...grants, ...(paid ? [{ ends_at: paid }] : [])].map(
    ({ ends_at }) => ends_at?.getTime() ?? Number.POSITIVE_INFINITY,
  )
  const last = Math.max(...ends)
  await tx.db.insert(audience_members).values({
    ...{ user_id, audience, course_id, author_id: what === 'curso' ? course.teacher_id : null },
    until: Number.isFinite(last) ? new Date(last) : null,
    created_at: tx.now(),
  })
}

/** Courses that a subscription opens. */
export async function keepSubscriber(tx: Context, one: { subscriber_id: number; variant_id: number }) {
  const { rows } = await tx.db.execute<{ course_id: number }>(sql`select cp.course_id from course_products cp
    join variants v on v.product_id = cp.product_id where v.id = ${one.variant_id} order by cp.course_id`)
  for (const { course_id } of rows) await keepAudience(tx, { course_id, user_id: one.subscriber_id, what: 'curso' })
}

/** Pupils of a course are those of who teaches it now. */
export async function followTeacher(tx: Context, { course_id }: { course_id: number }) {
  const [course] = await tx.db.select({ teacher_id: courses.teacher_id }).from(courses).where(eq(courses.id, course_id))
  if (!course) return
  await tx.db
    .update(audience_members)
    .set({ author_id: course.teacher_id })
    .where(
      and(
        eq(audience_members.course_id, course_id),
        eq(audience_members.audience, 'alunos'),
        ne(audience_members.author_id, course.teacher_id),
      ),
    )
}
