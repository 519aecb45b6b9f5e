import { eq, isNotNull } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { freeze } from './certificates/certificates.actions.ts'
import { certificates } from './certificates/certificates.table.ts'

const MOST = 6

/** Certificates of those who finished first; the grower shows theirs, another one was revoked. */
export async function seedDemoCertificates(tx: Context, grower: number) {
  const rows = await tx.db
    .select({ place: enrolments, course: courses, nickname: users.nickname })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.course_id))
    .innerJoin(users, eq(users.id, enrolments.user_id))
    .where(isNotNull(enrolments.finished_at))
    .orderBy(enrolments.id)
  const some = [
    ...rows.filter(({ place }) => place.user_id === grower),
    ...rows.filter(({ place }) => place.user_id !== grower),
  ]
  for (const [at, { place, course, nickname }] of some.slice(0, MOST).entries()) {
    const { uuid } = await freeze(tx, { course, place, name: nickname, name_known: false })
    if (at === 0) await tx.db.update(certificates).set({ shown: true }).where(eq(certificates.uuid, uuid))
    if (at === MOST - 1)
      await tx.db
        .update(certificates)
        .set({ revoked_at: tx.now(), revoked_why: 'As respostas do quiz foram compartilhadas com a turma.' })
        .where(eq(certificates.uuid, uuid))
  }
}
