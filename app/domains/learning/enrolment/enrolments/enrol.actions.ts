import { and, eq } from 'drizzle-orm'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { entryOf } from './access.queries.ts'
import { showOwnPlace } from './enrolments.queries.ts'
import { course_grants } from './enrolments.table.ts'
import { enrol, grant, shareCourse } from './grants.actions.ts'

/** Into a free course, or one that a subscription opens. Twice is once. */
export const enrolFree = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const { course, role } = await entryOf(tx, slug)
    await shareCourse(tx, course.id)
    const user_id = signedIn(tx).id
    if (role === 'teacher') throw new AppError('conflict', 'Você edita este curso: as aulas já abrem para você.')
    if (role === 'pupil') await enrol(tx, { course_id: course.id, user_id })
    else {
      const out = and(
        eq(course_grants.course_id, course.id),
        eq(course_grants.user_id, user_id),
        eq(course_grants.ended_why, 'retirado'),
      )
      if (await tx.db.$count(course_grants, out))
        throw new AppError('conflict', 'Quem ensina tirou você deste curso. Fale com quem ensina para voltar.')
      if (course.access !== 'gratuito') throw new AppError('conflict', howIn[course.access])
      await grant(tx, { course_id: course.id, user_id, what: 'curso', source: 'gratis' })
    }
    return showOwnPlace(tx, { slug })
  })

const howIn = {
  pago: 'Este curso se abre quando você compra. O pagamento confirmado põe você dentro.',
  convite: 'Este curso é por convite: quem ensina põe você dentro.',
}

/** A pupil's place, made when a subscription alone opened the course. */
export async function placeOf(tx: Context, { course, enrolment }: Awaited<ReturnType<typeof entryOf>>) {
  if (enrolment) return enrolment
  const user_id = signedIn(tx).id
  await enrol(tx, { course_id: course.id, user_id })
  const { enrolment: made } = await entryOf(tx, course.slug)
  if (!made) throw new Error(`no place in course ${course.id}`)
  return made
}
