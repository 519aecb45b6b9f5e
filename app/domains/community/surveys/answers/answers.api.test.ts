import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSurvey } from '../surveys/surveys.factory.ts'

test('open surveys are public; the answer in them is that of the viewer alone', async ({ ctx, api, as }) => {
  const survey = await aSurvey(ctx)
  const [question] = survey.questions
  const person = await as(await aUser(ctx))
  await person.surveys.asked.answer({ id: survey.id, answers: [{ question_id: question?.id ?? 0, choices: [2] }] })
  const mine = await person.surveys.asked.asked()
  expect(mine.data).toMatchObject([
    {
      slug: survey.slug,
      user_answer: { answered_at: ctx.now(), answers: [{ question_id: question?.id, choices: [2], text: null }] },
    },
  ])
  expect((await api.surveys.asked.asked()).data).toMatchObject([{ id: survey.id, user_answer: null }])
  expect((await (await as(await aUser(ctx))).surveys.asked.asked()).data).toMatchObject([{ user_answer: null }])
  await expect(api.surveys.asked.answer({ id: survey.id, answers: [] })).rejects.toMatchObject({ status: 401 })
})

test('drafts, closed ones and those of other days are not asked', async ({ ctx, api }) => {
  await aSurvey(ctx, { state: 'draft' })
  await aSurvey(ctx, { state: 'closed' })
  await aSurvey(ctx, { opens_on: '2026-11-22' })
  await aSurvey(ctx, { closes_on: '2026-11-20' })
  const { id } = await aSurvey(ctx, { opens_on: '2026-11-21', closes_on: '2026-11-21' })
  expect((await api.surveys.asked.asked()).data.map((survey) => survey.id)).toEqual([id])
})

test('each audience is asked its own, and others cannot answer it', async ({ ctx, api, as }) => {
  const old = await aUser(ctx, { created_at: new Date(ctx.now().getTime() - 31 * DAY) })
  const grower = await aUser(ctx, { created_at: old.created_at })
  await aPlant(ctx, { created_by: grower.id })
  const newcomer = await aUser(ctx, { created_at: new Date(ctx.now().getTime() - 29 * DAY) })
  const all = await aSurvey(ctx)
  const plants = await aSurvey(ctx, { audience: 'with_plants' })
  const recent = await aSurvey(ctx, { audience: 'newcomers' })
  const asked = async (client: typeof api) => (await client.surveys.asked.asked()).data.map(({ id }) => id)
  expect(await asked(api)).toEqual([all.id])
  expect(await asked(await as(old))).toEqual([all.id])
  expect(await asked(await as(grower))).toEqual([all.id, plants.id])
  expect(await asked(await as(newcomer))).toEqual([all.id, recent.id])
  const stranger = (await as(old)).surveys.asked
  await expect(stranger.answer({ id: plants.id, answers: [] })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.dismiss({ id: recent.id })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.show({ slug: plants.slug })).rejects.toMatchObject({ status: 404 })
  expect(await stranger.show({ slug: all.slug })).toMatchObject({ is_open: true })
})

test('one answer a person; a closed survey refuses in words', async ({ ctx, as }) => {
  const survey = await aSurvey(ctx)
  const closed = await aSurvey(ctx, { state: 'closed' })
  const { asked } = (await as(await aUser(ctx))).surveys
  const answers = [{ question_id: survey.questions[0]?.id ?? 0, choices: [0] }]
  await asked.answer({ id: survey.id, answers })
  await expect(asked.answer({ id: survey.id, answers })).rejects.toMatchObject({
    status: 409,
    message: 'Você já respondeu esta pesquisa. Obrigado!',
  })
  await expect(asked.answer({ id: closed.id, answers: [] })).rejects.toMatchObject({
    status: 409,
    message: 'Esta pesquisa não recebe respostas agora. Obrigado pelo interesse!',
  })
})

test('each kind of question takes only its own kind of answer, refused beside it', async ({ ctx, as }) => {
  const { id, questions } = await aSurvey(ctx, {}, [
    {},
    { kind: 'multiple', required: false },
    { kind: 'scale_10', options: [] },
    { kind: 'scale_5', options: [], required: false },
    { kind: 'text', options: [], required: false },
  ])
  const [one = 0, many = 0, ten = 0, five = 0, words = 0] = questions.map((question) => question.id)
  const { asked } = (await as(await aUser(ctx))).surveys
  const given = { [one]: { choices: [1] }, [ten]: { scale: 0 } } as Record<number, object>
  const send = (more: Record<number, object>) =>
    asked.answer({
      id,
      answers: questions.map((question) => ({ question_id: question.id, ...{ ...given, ...more }[question.id] })),
    })
  const refusals: [Record<number, object>, string][] = [
    [{ [one]: { choices: [] } }, 'answers.0.choices'],
    [{ [one]: { choices: [0, 1] } }, 'answers.0.choices'],
    [{ [one]: { choices: [3] } }, 'answers.0.choices'],
    [{ [one]: { text: 'Regador' } }, 'answers.0.choices'],
    [{ [many]: { choices: [0, 3] } }, 'answers.1.choices'],
    [{ [ten]: {} }, 'answers.2.scale'],
    [{ [ten]: { scale: 11 } }, 'answers.2.scale'],
    [{ [five]: { scale: 0 } }, 'answers.3.scale'],
  ]
  for (const [more, field] of refusals)
    await expect(send(more), field).rejects.toMatchObject({
      status: 422,
      data: { errors: { [field]: [expect.any(String)] } },
    })
  await expect(asked.answer({ id, answers: [{ question_id: 999_999 }] })).rejects.toMatchObject({
    data: { errors: { answers: [expect.any(String)] } },
  })
  await expect(asked.answer({ id, answers: [{ question_id: ten, scale: 3 }] })).rejects.toMatchObject({
    data: { errors: { 'answers.0.choices': ['Responda esta pergunta.'] } },
  })
  const kept = await send({ [many]: { choices: [2, 0, 2] }, [words]: { text: '  Devagar.  ' } })
  expect(kept.user_answer?.answers).toEqual([
    { question_id: one, choices: [1], scale: null, text: null },
    { question_id: many, choices: [0, 2], scale: null, text: null },
    { question_id: ten, choices: null, scale: 0, text: null },
    { question_id: words, choices: null, scale: null, text: 'Devagar.' },
  ])
})

test('"not now" lasts 14 days, "never" for good', async ({ ctx, as, clock }) => {
  const now = await aSurvey(ctx)
  const never = await aSurvey(ctx)
  const { asked } = (await as(await aUser(ctx))).surveys
  await asked.dismiss({ id: now.id })
  await asked.dismiss({ id: never.id, for_good: true })
  const hidden = async () => (await asked.asked()).data.map(({ dismissed }) => dismissed)
  expect(await hidden()).toEqual([true, true])
  clock.now = new Date(clock.now.getTime() + 14 * DAY + 1)
  expect(await hidden()).toEqual([false, true])
})
