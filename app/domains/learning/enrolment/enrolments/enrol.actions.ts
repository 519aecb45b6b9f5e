import { and, eq, sql } from 'drizzle-orm'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { demandStanding } from '#domains/learning/courses/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hasOpenCohort } from '../cohorts/cohorts.queries.ts'
import { boughtBy, entryOf } from './access.queries.ts'
import { lockAccess } from './bought-days.actions.ts'
import { showOwnPlace } from './enrolments.queries.ts'
import { course_grants } from './enrolments.table.ts'
import { endGrants, enrol, grant, shareCourse } from './grants.actions.ts'

/** Into a free course, or one that a subscription opens. Twice is once. */
export const enrolFree = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const { course, role } = await entryOf(tx, slug)
    await shareCourse(tx, course.id)
    const user_id = signedIn(tx).id
    if (role === 'teacher') throw new AppError('conflict', 'Você edita este curso: as aulas já abrem para você.')
    if (role === 'pupil') await enrol(tx, { course_id: course.id, user_id })
    else {
      await demandNotRemoved(tx, course.id)
      await demandStanding(tx, course.store_id)
      if (course.access !== 'gratuito') throw new AppError('conflict', howIn[course.access])
      if (await hasOpenCohort(tx, course.id))
        throw new AppError('conflict', 'Este curso tem turma com inscrições abertas: entre por ela, em Turmas.')
      await grant(tx, { course_id: course.id, user_id, what: 'curso', source: 'gratis' })
    }
    return showOwnPlace(tx, { slug })
  })

const howIn = {
  pago: 'Este curso se abre quando você compra. O pagamento confirmado põe você dentro.',
  convite: 'Este curso é por convite: quem ensina põe você dentro.',
}

/** @throws conflict for who was taken out by the teacher's hand */
export async function demandNotRemoved(tx: Context, course_id: number) {
  const out = and(
    eq(course_grants.course_id, course_id),
    eq(course_grants.user_id, signedIn(tx).id),
    eq(course_grants.ended_why, 'retirado'),
  )
  if (await tx.db.$count(course_grants, out))
    throw new AppError('conflict', 'Quem ensina tirou você deste curso. Fale com quem ensina para voltar.')
}

/** Out by one's own word, by all ways that cost nothing; what is paid for stays, and goes back by its order alone. */
export const leaveCourse = (ctx: Context, { slug }: CourseRef) =>
  ctx.transaction(async (tx) => {
    const { course, role } = await entryOf(tx, slug)
    const user_id = signedIn(tx).id
    if (role !== 'pupil') throw new AppError('conflict', 'Você não está neste curso.')
    await lockAccess(tx, { course_id: course.id, user_id })
    const { rows } = await tx.db.execute<{ bought: boolean }>(
      sql`select ${boughtBy(sql`${course.id}::int`, user_id, tx.now())} as bought`,
    )
    if (rows[0]?.bought)
      throw new AppError('conflict', 'O que você pagou continua seu. Para devolver, trate do pedido em Pedidos.')
    for (const source of ['convite', 'gratis', 'turma'] as const)
      await endGrants(tx, { course_id: course.id, user_id, source }, 'saiu')
  })

/** A pupil's place, made when a subscription alone opened the course. */
export async function placeOf(tx: Context, { course, enrolment }: Awaited<ReturnType<typeof entryOf>>) {
  if (enrolment) return enrolment
  const user_id = signedIn(tx).id
  await enrol(tx, { course_id: course.id, user_id })
  const { enrolment: made } = await entryOf(tx, course.slug)
  if (!made) throw new Error(`no place in course ${course.id}`)
  return made
}
