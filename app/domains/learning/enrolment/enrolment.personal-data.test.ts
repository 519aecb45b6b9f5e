import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { lesson_notes, lesson_progress, watch_clocks } from './classroom/progress.table.ts'
import { cohort_places, cohorts } from './cohorts/cohorts.table.ts'
import { course_grants, enrolments } from './enrolments/enrolments.table.ts'
import { lesson_questions } from './questions/lesson-questions.table.ts'
import { course_reviews } from './reviews/course-reviews.table.ts'

test('the copy says which course and which class each row is about', async ({ ctx }) => {
  await aCourse(ctx, { title: 'Outro curso' })
  const course = await aCourse(ctx, { title: 'Solo vivo' })
  await aLesson(ctx, course, { title: 'Outra aula' })
  const { id: lesson_id } = await aLesson(ctx, course, { title: 'O peso do vaso' })
  const user = await aUser(ctx)
  const about = { course_id: course.id, user_id: user.id }
  const [place] = await ctx.db
    .insert(enrolments)
    .values({ ...about, syllabus_version: 0 })
    .returning()
  const of = { enrolment_id: place?.id ?? 0, lesson_id }
  await ctx.db.insert(course_grants).values({ ...about, what: 'curso', source: 'convite' })
  await ctx.db.insert(course_reviews).values({ course_id: course.id, created_by: user.id, stars: 5 })
  await ctx.db.insert(lesson_progress).values(of)
  await ctx.db.insert(lesson_notes).values({ ...of, text: 'Levantar o vaso.' })
  await ctx.db.insert(watch_clocks).values({ user_id: user.id, lesson_id, position_s: 1, at: ctx.now() })
  await ctx.db.insert(lesson_questions).values({ lesson_id, created_by: user.id, text: 'E no coco?' })
  const group = { course_id: course.id, name: 'Turma de maio', seats: 9, starts_at: ctx.now() }
  const [cohort] = await ctx.db.insert(cohorts).values(group).returning()
  await ctx.db.insert(cohort_places).values({ cohort_id: cohort?.id ?? 0, user_id: user.id, state: 'dentro' })
  const copy = (file: string) => copyOf(ctx, file, user)
  const [ofCourse, ofLesson] = [{ course_title: 'Solo vivo' }, { lesson_title: 'O peso do vaso' }]
  for (const file of ['cursos-inscricoes', 'cursos-acessos', 'cursos-avaliacoes'])
    expect(await copy(file), file).toMatchObject([{ course_id: course.id, ...ofCourse }])
  for (const file of ['cursos-progresso', 'cursos-anotacoes', 'cursos-assistindo', 'cursos-perguntas'])
    expect(await copy(file), file).toMatchObject([{ lesson_id, ...ofCourse, ...ofLesson }])
  expect(await copy('cursos-turmas')).toMatchObject([{ ...ofCourse, cohort_name: 'Turma de maio' }])
})
