import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { survey_answer_values, survey_answers } from '../answers/answers.table.ts'
import { aSurvey } from '../surveys/surveys.factory.ts'
import { survey_questions } from '../surveys/surveys.table.ts'

const kinds = [
  {},
  { kind: 'multiple' as const },
  { kind: 'scale_5' as const, options: [] },
  { kind: 'text' as const, options: [] },
]

/** `people` answered it alike, each with a text of their own. */
async function answered(ctx: Context, people: number, values: Parameters<typeof aSurvey>[1] = {}) {
  const survey = await aSurvey(ctx, values, kinds)
  const [one = 0, many = 0, scale = 0, words = 0] = survey.questions.map(({ id }) => id)
  for (let n = 0; n < people; n++) {
    const user = await aUser(ctx)
    const [answer] = await ctx.db
      .insert(survey_answers)
      .values({ survey_id: survey.id, user_id: user.id, created_at: ctx.now() })
      .returning()
    const answer_id = answer?.id ?? 0
    await ctx.db.insert(survey_answer_values).values([
      { answer_id, question_id: one, choices: [n % 2] },
      { answer_id, question_id: many, choices: [0, 2] },
      { answer_id, question_id: scale, scale: 2 + (n % 2) },
      { answer_id, question_id: words, text: `Irrigação ${n}` },
    ])
  }
  return { ...survey, words }
}

test('each question is counted by its kind, with the mean of scales', async ({ ctx, as }) => {
  const { id } = await answered(ctx, 6)
  const { results } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const { questions, names_shown } = await results.results({ id })
  expect(names_shown).toBe(true)
  expect(questions.map(({ counts }) => counts.map(({ count }) => count))).toEqual([
    [3, 3, 0],
    [6, 0, 6],
    [0, 3, 3, 0, 0],
    [],
  ])
  expect(questions.map(({ answered: people }) => people)).toEqual([6, 6, 6, 6])
  expect(questions.map(({ mean }) => mean)).toEqual([null, null, 2.5, null])
})

test('texts have search and pages', async ({ ctx, as }) => {
  const { id, words } = await answered(ctx, 6)
  const { results } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const all = await results.texts({ id, question_id: words, per_page: 4 })
  expect([all.total, all.last_page, all.data.length]).toEqual([6, 2, 4])
  expect(all.data[0]).toEqual({ text: 'Irrigação 5', nickname: expect.any(String) })
  expect((await results.texts({ id, question_id: words, search: 'irrigacao 3' })).total).toBe(1)
  await expect(results.texts({ id, question_id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('under five answers, and in anonymous surveys whatever their number, nobody is named', async ({ ctx, as }) => {
  const few = await answered(ctx, 4)
  const anonymous = await answered(ctx, 5, { anonymous: true })
  const open = await answered(ctx, 5)
  const { results } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  for (const { id, words } of [few, anonymous]) {
    expect((await results.results({ id })).names_shown).toBe(false)
    for (const { nickname } of (await results.texts({ id, question_id: words })).data) expect(nickname).toBeNull()
    for (const { nickname, answered_at } of (await results.answers({ id })).data)
      expect([nickname, answered_at]).toEqual([null, null])
  }
  expect((await results.answers({ id: open.id })).data[0]).toMatchObject({
    nickname: expect.any(String),
    answered_at: ctx.now(),
  })
  await expect((await as(await aUser(ctx))).surveys.results.results({ id: few.id })).rejects.toMatchObject({
    status: 403,
  })
})

test('the copy says what was asked', async ({ ctx }) => {
  await answered(ctx, 1)
  const { id, words } = await answered(ctx, 1, { title: 'A sua água' })
  const [survey] = await ctx.db.select().from(survey_answers).where(eq(survey_answers.survey_id, id))
  const [question] = await ctx.db.select().from(survey_questions).where(eq(survey_questions.id, words))
  const user = { id: survey?.user_id ?? 0 }
  expect(await copyOf(ctx, 'pesquisas', user)).toMatchObject([{ survey_id: id, survey_title: 'A sua água' }])
  expect((await copyOf(ctx, 'pesquisas-respostas', user)).at(-1)).toMatchObject({ question_text: question?.text })
})
