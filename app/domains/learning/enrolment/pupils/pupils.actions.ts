import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockCourse } from '#domains/learning/courses/index.ts'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { notApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { subscribed } from '../enrolments/access.queries.ts'
import type { PupilAdd, PupilRef } from '../enrolments/enrolments.schemas.ts'
import { course_grants } from '../enrolments/enrolments.table.ts'
import { endGrants, grant } from '../enrolments/grants.actions.ts'

/** In by the teacher's hand, for good or until a day. Who is apart from them is not found. */
export const addPupil = (ctx: Context, { slug, nickname, ends_at }: PupilAdd) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const until = ends_at ? typedMomentOf(ends_at) : null
    if (until && until <= tx.now()) throw invalidField('ends_at', 'Este dia já passou.')
    const name = nickname.replace(/^@/, '')
    const [person] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.nickname, name), isActive(), notApart(tx.viewer, users.id)))
    if (!person) throw invalidField('nickname', `Não encontramos @${name}. Confira o apelido.`)
    if (person.id === course.teacher_id) throw invalidField('nickname', 'Quem ensina já tem tudo do curso aberto.')
    const me = signedIn(tx).id
    const one = { course_id: course.id, user_id: person.id, source: 'convite' as const }
    const isNew = await grant(tx, { ...one, what: 'curso', ends_at: until, created_by: me })
    if (!isNew) throw invalidField('nickname', `@${name} já está no curso por convite.`)
    if (person.id !== me)
      await notify(tx, {
        ...{ user_id: person.id, kind: 'course', actor_id: me, key: `invited:${course.id}:${tx.now().getTime()}` },
        ...{ title: 'Você entrou em um curso', text: course.title, url: `/dichavando/cursos/${slug}` },
      })
  })

/** Who came in by hand goes out by it; what was bought is given back by its order. */
export const endPupil = (ctx: Context, { slug, user_id }: PupilRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const bought = and(
      eq(course_grants.course_id, course.id),
      eq(course_grants.user_id, user_id),
      eq(course_grants.source, 'compra'),
      isNull(course_grants.ended_at),
    )
    if (await tx.db.$count(course_grants, bought))
      throw new AppError('conflict', 'Quem comprou fica até o pedido ser devolvido. Trate disso em Pedidos.')
    const { rows } = await tx.db.execute<{ subscribes: boolean }>(
      sql`select ${subscribed(sql`${course.id}::int`, user_id, tx.now())} as subscribes`,
    )
    if (rows[0]?.subscribes)
      throw new AppError('conflict', 'Quem assina fica enquanto a assinatura durar. Trate disso em Assinaturas.')
    for (const source of ['convite', 'gratis', 'turma'] as const)
      await endGrants(tx, { course_id: course.id, user_id, source }, 'retirado')
  })
