import { and, eq, isNull, sql } from 'drizzle-orm'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import type { SeededCourse } from '#domains/learning/courses/courses.seed.ts'
import type { Context } from '#platform/context.ts'
import { onlyInstalled } from '#platform/events.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { answering } from './classroom/asks.queries.ts'
import { lesson_progress, quiz_attempts, submissions } from './classroom/progress.table.ts'
import { cohort_places, cohorts } from './cohorts/cohorts.table.ts'
import { course_grants, enrolments } from './enrolments/enrolments.table.ts'
import { settleProduct } from './enrolments/grants.actions.ts'
import { lesson_questions } from './questions/lesson-questions.table.ts'
import { course_reviews } from './reviews/course-reviews.table.ts'
import { recount } from './reviews/reviews.actions.ts'

type Person = { id: number; since: Date }
type Options = {
  seeded: SeededCourse[]
  teacher_id: number
  grower: number
  /** Who comes in, besides. */
  pupils: Person[]
  reviews: { course: string; stars: number; text: string }[]
  questions: { course: string; lesson: string; text: string; answer: string | null }[]
}

/** Pupils in every state: just in, half way, done, given back, by invitation until a day. */
export async function seedDemoPupils(tx: Context, options: Options) {
  const { seeded, teacher_id, grower, pupils } = options
  const now = tx.now().getTime()
  await onlyInstalled([], async () => {
    for (const { product_id } of await tx.db.select().from(course_products)) await settleProduct(tx, { product_id })
  })
  for (const [at, course] of seeded.entries()) {
    const isFree = at === 0 || at === seeded.length - 1
    const others = pupils.filter(({ id }, i) => id !== grower && id !== teacher_id && (i + at) % (isFree ? 3 : 9) === 0)
    const everybody = [{ id: grower, since: new Date(0) }, ...others]
    const source = isFree ? ('gratis' as const) : ('convite' as const)
    const rows = everybody.map(({ id, since }, i) => ({
      ...{ course_id: course.id, user_id: id, what: 'curso' as const, source },
      ends_at: source === 'convite' && i % 5 === 4 ? new Date(now - 3 * DAY) : null,
      created_by: source === 'convite' ? teacher_id : null,
      created_at: cameIn(now, since, i),
    }))
    const already = await tx.db
      .select({ user_id: course_grants.user_id })
      .from(course_grants)
      .where(and(eq(course_grants.course_id, course.id), isNull(course_grants.ended_at)))
    const has = new Set(already.map(({ user_id }) => user_id))
    const fresh = rows.filter(({ user_id }) => !has.has(user_id))
    if (fresh.length) await tx.db.insert(course_grants).values(fresh)
    if (fresh.length)
      await tx.db
        .insert(enrolments)
        .values(
          fresh.map(({ user_id, created_at }) => ({
            ...{ course_id: course.id, user_id, created_at, syllabus_version: course.version },
          })),
        )
        .onConflictDoNothing()
    const places = await tx.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.course_id, course.id))
      .orderBy(enrolments.id)
    for (const [i, place] of places.entries()) await learn(tx, course, place, shareOf(place.user_id === grower, at, i))
  }
  await talk(tx, options)
  await formGroup(tx, options)
}

const cameIn = (now: number, since: Date, i: number) =>
  new Date(Math.max(since.getTime() + DAY, now - (90 - (i % 60)) * DAY))

/** How much of a course somebody has done. */
const shareOf = (isGrower: boolean, course: number, i: number) =>
  isGrower ? ([0.6, 0.3, 0.2, 0, 1][course] ?? 0.5) : ([0, 0.2, 1, 0.5, 0.8, 1, 0.1][i % 7] ?? 0)

type Place = typeof enrolments.$inferSelect

async function learn(tx: Context, course: SeededCourse, place: Place, share: number) {
  const count = Math.floor(course.lessons.length * share)
  const done = course.lessons.slice(0, count)
  if (!done.length) return
  const began = place.created_at.getTime()
  const step = Math.min(2 * DAY, Math.max(HOUR, (tx.now().getTime() - began) / (count + 1)))
  const at = (i: number) => new Date(Math.min(tx.now().getTime(), began + (i + 1) * step))
  await tx.db.insert(lesson_progress).values(
    done.map(({ id, kind }, i) => ({
      ...{ enrolment_id: place.id, lesson_id: id, done_at: at(i), created_at: at(i), updated_at: at(i) },
      ...(kind === 'video' && { position_s: 20, covered: '{[0,20)}', watched_s: 20 }),
    })),
  )
  const quizzes = done.filter(({ kind }) => kind === 'quiz')
  if (quizzes.length)
    await tx.db.insert(quiz_attempts).values(
      quizzes.map(({ id, quiz }) => ({
        enrolment_id: place.id,
        lesson_id: id,
        answers: quiz.map(({ right }) => right),
        questions: quiz,
        passed: true,
        percent: 100,
        created_at: at(count),
      })),
    )
  const tasks = course.lessons.filter(
    ({ kind, id, asks }) => kind === 'tarefa' && !asks && (done.some((one) => one.id === id) || place.id % 3 === 0),
  )
  if (tasks.length)
    await tx.db.insert(submissions).values(
      tasks.map(({ id }) => {
        const accepted = done.some((one) => one.id === id)
        return {
          ...{ enrolment_id: place.id, lesson_id: id, created_at: at(count) },
          text: 'Medi de manhã, antes da rega, e de novo no escorrido. O de baixo veio mais alto, como a aula avisou.',
          state: accepted ? ('aceita' as const) : ('enviada' as const),
          reply: accepted ? 'Boa leitura. Repita em uma semana e compare.' : '',
        }
      }),
    )
  for (const { id, asks } of done) {
    if (!asks) continue
    const lesson = { id, asks, asks_phase: null }
    const [entry] = await answering(tx, { enrolment: place, lesson, since: place.created_at })
    const handed = { enrolment_id: place.id, lesson_id: id, update_id: entry?.id, created_at: at(count) }
    await tx.db.insert(submissions).values({ ...handed, state: 'aceita', shown_to: course.teacher_id, by_hand: true })
  }
  const whole = count === course.lessons.length
  await tx.db
    .update(enrolments)
    .set({ last_lesson_id: done.at(-1)?.id, ...(whole && { finished_at: at(count) }) })
    .where(eq(enrolments.id, place.id))
}

/** What pupils ask and say, and the answers. */
async function talk(tx: Context, { seeded, teacher_id, reviews, questions }: Options) {
  const now = tx.now().getTime()
  for (const course of seeded) {
    const far = await tx.db
      .select({ id: enrolments.user_id })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.course_id, course.id),
          sql`(select count(*) from lesson_progress p where p.enrolment_id = enrolments.id and p.done_at is not null) * 10 >= ${course.lessons.length} * 3`,
        ),
      )
      .orderBy(enrolments.id)
    const said = reviews.filter((one) => one.course === course.slug).slice(0, far.length)
    if (said.length)
      await tx.db.insert(course_reviews).values(
        said.map(({ stars, text }, i) => ({
          ...{ course_id: course.id, created_by: far[far.length - 1 - i]?.id ?? 0, stars, text },
          ...(i === 0 && { answer: 'Obrigado. A aula nova responde a isso.', answered_at: new Date(now - 4 * DAY) }),
          created_at: new Date(now - (20 - i) * DAY),
        })),
      )
    await onlyInstalled([], () => recount(tx, course.id))
    const asked = questions.filter((one) => one.course === course.slug)
    const rows = asked.flatMap(({ lesson, text, answer }, i) => {
      const found = course.lessons.find(({ slug }) => slug === lesson)
      const by = far[i % Math.max(1, far.length)]
      if (!found || !by) return []
      const created_at = new Date(now - (15 - i) * DAY)
      const answered_at = answer ? new Date(created_at.getTime() + 9 * HOUR) : null
      return [
        {
          ...{ lesson_id: found.id, created_by: by.id, text, answer: answer ?? '', created_at, answered_at },
          answered_by: answer ? teacher_id : null,
        },
      ]
    })
    if (rows.length) await tx.db.insert(lesson_questions).values(rows)
  }
}

/** A group of the last course that is full, with people who wait, and one that begins next month. */
async function formGroup(tx: Context, { seeded, pupils }: Options) {
  const course = seeded.at(-1)
  if (!course) return
  const now = tx.now().getTime()
  const [full] = await tx.db
    .insert(cohorts)
    .values([
      { course_id: course.id, name: 'Turma da primavera', seats: 8, starts_at: new Date(now - 5 * DAY) },
      { course_id: course.id, name: 'Turma do verão', seats: 20, starts_at: new Date(now + 30 * DAY) },
    ])
    .returning({ id: cohorts.id })
  if (!full) throw new Error('insert returned no row')
  await tx.db.insert(cohort_places).values(
    pupils.slice(0, 11).map(({ id }, i) => ({
      ...{ cohort_id: full.id, user_id: id, state: i < 8 ? ('dentro' as const) : ('fila' as const) },
      created_at: new Date(now - (20 - i) * DAY),
    })),
  )
}
