import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lockCourse } from '#domains/learning/courses/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { formatDay, typedMomentOf } from '#shared/dates.ts'
import { entryOf, openTo } from '../enrolments/access.queries.ts'
import { demandNotRemoved } from '../enrolments/enrol.actions.ts'
import { course_grants } from '../enrolments/enrolments.table.ts'
import { endGrants, grant } from '../enrolments/grants.actions.ts'
import { cohortFields } from './cohort-fields.form.ts'
import { listCohorts } from './cohorts.queries.ts'
import type { CohortChange, CohortCreate, CohortInput, CohortRef } from './cohorts.schemas.ts'
import { type Cohort, cohort_places, cohorts } from './cohorts.table.ts'

type Course = Awaited<ReturnType<typeof lockCourse>>

export const createCohort = (ctx: Context, { slug, ...input }: CohortCreate) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    await tx.db.insert(cohorts).values({ ...momentsOf(input), course_id: course.id, created_at: tx.now() })
    return listCohorts(tx, { slug })
  })

/** More seats let in who waits, at once. Its days are those of who is inside. */
export const changeCohort = (ctx: Context, { slug, id, ...edit }: CohortChange) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const cohort = await lockCohort(tx, course.id, id)
    const typed = { ...edit, ...keptAs(edit) }
    const values = momentsOf(mergeEdit(typed, cohortFields(cohort)))
    const taken = await tx.db.$count(cohort_places, inside(id))
    if (values.seats < taken)
      throw invalidField('seats', `Já há ${taken} pessoas dentro: as vagas não podem ser menos que isso.`)
    await tx.db.update(cohorts).set(values).where(eq(cohorts.id, id))
    await moveDays(tx, course, cohort, values)
    await moveUp(tx, course, { ...cohort, ...values })
    return listCohorts(tx, { slug })
  })

type Days = Pick<Cohort, 'starts_at' | 'ends_at'>

/** Who came in by the group has its days, and is told of new ones; who has the course otherwise keeps what they have. */
async function moveDays(tx: Context, course: Course, cohort: Cohort, { starts_at, ends_at }: Days) {
  if (+cohort.starts_at === +starts_at && cohort.ends_at?.getTime() === ends_at?.getTime()) return
  const moved = await tx.db
    .update(course_grants)
    .set({ starts_at, ends_at })
    .where(
      and(
        ...[eq(course_grants.course_id, course.id), eq(course_grants.source, 'turma'), isNull(course_grants.ended_at)],
        eq(course_grants.starts_at, cohort.starts_at),
        cohort.ends_at ? eq(course_grants.ends_at, cohort.ends_at) : isNull(course_grants.ends_at),
        sql`exists (select from cohort_places p where p.cohort_id = ${cohort.id} and p.state = 'dentro'
          and p.user_id = ${course_grants.user_id})`,
      ),
    )
    .returning({ user_id: course_grants.user_id })
  const until = ends_at ? ` até ${formatDay(ends_at)}` : ''
  for (const { user_id } of moved)
    await notify(tx, {
      ...{ user_id, kind: 'course', key: `cohort-days:${cohort.id}:${user_id}:${tx.now().getTime()}` },
      title: 'As datas da sua turma mudaram',
      text: `${course.title}, ${cohort.name}: de ${formatDay(starts_at)}${until}`,
      url: `/dichavando/cursos/${course.slug}`,
    })
}

/** Only while nobody is in it. */
export const removeCohort = (ctx: Context, { slug, id }: CohortRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    await lockCohort(tx, course.id, id)
    if (await tx.db.$count(cohort_places, eq(cohort_places.cohort_id, id)))
      throw new AppError('conflict', 'Já há gente nesta turma. Encerre as inscrições em vez de apagar.')
    await tx.db.delete(cohorts).where(eq(cohorts.id, id))
    return listCohorts(tx, { slug })
  })

/** Into a group while there are seats, else into its queue. Twice is once. */
export const joinCohort = (ctx: Context, { slug, id }: CohortRef) =>
  ctx.transaction(async (tx) => {
    const { course, role } = await entryOf(tx, slug)
    const cohort = await lockCohort(tx, course.id, id)
    const user_id = signedIn(tx).id
    if (role === 'teacher') throw new AppError('conflict', 'Você edita este curso.')
    if (role === 'outside' && course.access !== 'gratuito')
      throw new AppError('forbidden', 'A turma é de quem já está no curso.')
    const mine = and(eq(cohort_places.cohort_id, id), eq(cohort_places.user_id, user_id))
    if (await tx.db.$count(cohort_places, mine)) return listCohorts(tx, { slug })
    if (role === 'outside') await demandNotRemoved(tx, course.id)
    if (isClosed(cohort, tx.now())) throw new AppError('conflict', 'As inscrições desta turma acabaram.')
    const free = (await tx.db.$count(cohort_places, inside(id))) < cohort.seats
    await tx.db
      .insert(cohort_places)
      .values({ cohort_id: id, user_id, state: free ? 'dentro' : 'fila', created_at: tx.now() })
    if (free) await letIn(tx, course, cohort, user_id)
    return listCohorts(tx, { slug })
  })

/** Out of a group or its queue; who waits longest comes in. */
export const leaveCohort = (ctx: Context, { slug, id }: CohortRef) =>
  ctx.transaction(async (tx) => {
    const { course } = await entryOf(tx, slug)
    const cohort = await lockCohort(tx, course.id, id)
    const user_id = signedIn(tx).id
    const [gone] = await tx.db
      .delete(cohort_places)
      .where(and(eq(cohort_places.cohort_id, id), eq(cohort_places.user_id, user_id)))
      .returning()
    if (gone?.state === 'dentro') {
      await endGrants(tx, { course_id: course.id, user_id, source: 'turma' }, 'saiu')
      await moveUp(tx, course, cohort)
    }
    return listCohorts(tx, { slug })
  })

/** Who is in the course no more has no seat in its groups, nor a place in their queues. */
export async function giveUpSeats(
  tx: Context,
  { course_id, user_id, what }: { course_id: number; user_id: number; what: string },
) {
  if (what !== 'curso') return
  const { rows } = await tx.db.execute<{ open: boolean }>(
    sql`select ${openTo(sql`${course_id}::int`, user_id, tx.now())} as open`,
  )
  if (rows[0]?.open) return
  const [course] = await tx.db.select().from(courses).where(eq(courses.id, course_id))
  const mine = await tx.db
    .select({ id: cohort_places.cohort_id })
    .from(cohort_places)
    .innerJoin(cohorts, and(eq(cohorts.id, cohort_places.cohort_id), eq(cohorts.course_id, course_id)))
    .where(eq(cohort_places.user_id, user_id))
    .orderBy(asc(cohort_places.cohort_id))
  for (const { id } of mine) {
    const cohort = await lockCohort(tx, course_id, id)
    await tx.db.delete(cohort_places).where(and(eq(cohort_places.cohort_id, id), eq(cohort_places.user_id, user_id)))
    if (course) await moveUp(tx, course, cohort)
  }
}

/** Behind the lock of the group: who waits longest, as long as there are seats. */
async function moveUp(tx: Context, course: Course, cohort: Cohort) {
  for (;;) {
    if ((await tx.db.$count(cohort_places, inside(cohort.id))) >= cohort.seats) return
    const [next] = await tx.db
      .select()
      .from(cohort_places)
      .where(and(eq(cohort_places.cohort_id, cohort.id), eq(cohort_places.state, 'fila')))
      .orderBy(asc(cohort_places.created_at), asc(cohort_places.user_id))
      .limit(1)
    if (!next) return
    const mine = and(eq(cohort_places.cohort_id, cohort.id), eq(cohort_places.user_id, next.user_id))
    await tx.db.update(cohort_places).set({ state: 'dentro' }).where(mine)
    await letIn(tx, course, cohort, next.user_id)
    await notify(tx, {
      ...{ user_id: next.user_id, kind: 'course', key: `cohort:${cohort.id}:${next.user_id}:${tx.now().getTime()}` },
      ...{ title: 'Abriu uma vaga, e ela é sua', text: `${course.title}, ${cohort.name}` },
      url: `/dichavando/cursos/${course.slug}`,
    })
  }
}

/** A free course opens with its group; of another one who is in was let in before. */
async function letIn(tx: Context, course: Course, cohort: Cohort, user_id: number) {
  if (course.access !== 'gratuito') return
  // Who is in already, for longer perhaps, stays so.
  const { rows } = await tx.db.execute<{ open: boolean }>(
    sql`select ${openTo(sql`${course.id}::int`, user_id, tx.now())} as open`,
  )
  if (rows[0]?.open) return
  await grant(tx, {
    ...{ course_id: course.id, user_id, what: 'curso', source: 'turma' },
    ...{ starts_at: cohort.starts_at, ends_at: cohort.ends_at },
  })
}

const inside = (id: number) => and(eq(cohort_places.cohort_id, id), eq(cohort_places.state, 'dentro'))

const isClosed = ({ closes_at, ends_at }: Cohort, now: Date) =>
  (closes_at !== null && closes_at <= now) || (ends_at !== null && ends_at <= now)

async function lockCohort({ db }: Context, course_id: number, id: number): Promise<Cohort> {
  const [cohort] = await db
    .select()
    .from(cohorts)
    .where(and(eq(cohorts.id, id), eq(cohorts.course_id, course_id)))
    .for('update')
  if (!cohort) throw new AppError('not_found', 'Não encontramos essa turma.')
  return cohort
}

const keptAs = ({ starts_at, ends_at, closes_at }: CohortInput) => ({
  starts_at: typedMomentOf(starts_at).toISOString(),
  ends_at: ends_at && typedMomentOf(ends_at).toISOString(),
  closes_at: closes_at && typedMomentOf(closes_at).toISOString(),
})

/** @throws invalid beside the field for an end before the start */
function momentsOf({ starts_at, ends_at, closes_at, ...rest }: CohortInput) {
  const [starts, ends] = [typedMomentOf(starts_at), ends_at ? typedMomentOf(ends_at) : null]
  if (ends && ends <= starts) throw invalidField('ends_at', 'O fim precisa vir depois do começo.')
  return { ...rest, starts_at: starts, ends_at: ends, closes_at: closes_at ? typedMomentOf(closes_at) : null }
}
