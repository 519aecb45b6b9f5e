import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aSurvey } from '../surveys/surveys.factory.ts'
import { survey_answer_values, survey_answers } from './answers.table.ts'

test('one person answering in five tabs at once leaves one answer', async ({ ctx, as }) => {
  const survey = await aSurvey(ctx)
  const question_id = survey.questions[0]?.id ?? 0
  const { asked } = (await as(await aUser(ctx))).surveys
  const sent = await Promise.allSettled(
    [0, 1, 2, 0, 1].map((choice) => asked.answer({ id: survey.id, answers: [{ question_id, choices: [choice] }] })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of sent) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  expect(await ctx.db.select().from(survey_answers).where(eq(survey_answers.survey_id, survey.id))).toHaveLength(1)
  expect(await ctx.db.select().from(survey_answer_values)).toHaveLength(1)
})

test('questions that change while people answer: who answered did so to what is asked', async ({ ctx, as }) => {
  const survey = await aSurvey(ctx)
  const question_id = survey.questions[0]?.id ?? 0
  const { manage } = (await as(await anAdmin(ctx))).surveys
  const people = await Promise.all(Array.from({ length: 6 }, async () => as(await aUser(ctx))))
  const input = { title: 'Outra', anonymous: false, questions: [{ kind: 'scale_5' as const, text: 'E a luz?' }] }
  const [changed, ...sent] = await Promise.allSettled([
    manage.update({ ...input, id: survey.id }),
    ...people.map(({ surveys }) => surveys.asked.answer({ id: survey.id, answers: [{ question_id, choices: [0] }] })),
  ])
  const answered = sent.filter(({ status }) => status === 'fulfilled').length
  const { questions } = await manage.show({ id: survey.id })
  expect(await ctx.db.select().from(survey_answer_values)).toHaveLength(answered)
  expect(questions.map(({ kind }) => kind)).toEqual([changed?.status === 'fulfilled' ? 'scale_5' : 'single'])
  expect(changed?.status === 'fulfilled' ? answered : sent.length - answered).toBe(0)
})
