import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { survey_answers } from '../answers/answers.table.ts'
import { aSurvey } from './surveys.factory.ts'

const question = { kind: 'single' as const, text: 'Qual é a sua luz?', options: ['LED', 'Sol'] }
const input = { title: 'Luz', anonymous: true, questions: [question] }

test('a draft is opened and closed, one way; each step is in the audit log', async ({ ctx, as }) => {
  const { manage } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const { id, slug, state } = await manage.create(input)
  expect([slug, state]).toEqual(['luz', 'draft'])
  expect((await manage.create(input)).slug).toBe('luz-2')
  await expect(manage.close({ id })).rejects.toMatchObject({ status: 409 })
  expect(await manage.open({ id })).toMatchObject({ state: 'open', can: { open: false, close: true } })
  expect(await manage.close({ id })).toMatchObject({ state: 'closed', can: { open: false, close: false } })
  await expect(manage.open({ id })).rejects.toMatchObject({ status: 409 })
  const logged = await ctx.db
    .select({ action: audit_log.action })
    .from(audit_log)
    .where(eq(audit_log.subject, `survey:${id}`))
    .orderBy(audit_log.id)
  expect(logged.map(({ action }) => action)).toEqual(['survey.created', 'survey.open', 'survey.closed'])
  await manage.remove({ id })
  await expect(manage.show({ id })).rejects.toMatchObject({ status: 404 })
})

test('without a question it does not open', async ({ ctx, as }) => {
  const { manage } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const { id } = await manage.create({ ...input, questions: [] })
  await expect(manage.open({ id })).rejects.toMatchObject({
    status: 409,
    message: 'Uma pesquisa precisa de pelo menos uma pergunta.',
  })
})

test('from the first answer on the questions and the promise stay; the rest may change', async ({ ctx, as }) => {
  const { manage } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const { id } = await manage.create(input)
  const changed = await manage.update({ ...input, id, questions: [{ ...question, options: ['LED', 'Sol', 'HPS'] }] })
  expect(changed.questions[0]?.options).toEqual(['LED', 'Sol', 'HPS'])
  await manage.open({ id })
  const question_id = changed.questions[0]?.id ?? 0
  const answers = [{ question_id, choices: [1] }]
  await (await as(await aUser(ctx))).surveys.asked.answer({ id, answers })
  await expect(manage.update({ ...input, id })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('já tem 1 resposta'),
  })
  const same = changed.questions
  await expect(manage.update({ ...input, id, questions: same, anonymous: false })).rejects.toMatchObject({
    status: 409,
  })
  const after = await manage.update({ ...input, id, questions: same, title: 'Sua luz', closes_on: '2026-12-24' })
  expect(after).toMatchObject({ title: 'Sua luz', closes_on: '2026-12-24', can: { change_questions: false } })
  expect(after.questions[0]?.id).toBe(question_id)
})

test('options, days and texts are checked', async ({ ctx, as }) => {
  const { manage } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const refused = async (values: object, field: string) =>
    expect(manage.create({ ...input, ...values }), field).rejects.toMatchObject({
      status: 422,
      data: { errors: { [field]: [expect.any(String)] } },
    })
  await refused({ title: ' ' }, 'title')
  await refused({ questions: [{ ...question, options: ['LED'] }] }, 'questions.0.options')
  await refused({ questions: [{ ...question, options: ['LED', 'led'] }] }, 'questions.0.options')
  await refused({ opens_on: '2026-12-02', closes_on: '2026-12-01' }, 'closes_on')
})

test('the list: search, state, order; only for who may', async ({ ctx, as, api }) => {
  await aSurvey(ctx, { title: 'Irrigação', state: 'draft' })
  const closed = await aSurvey(ctx, { title: 'Luz', state: 'closed' })
  for (const user of [await aUser(ctx), await aUser(ctx)])
    await ctx.db.insert(survey_answers).values({ survey_id: closed.id, user_id: user.id })
  const { manage } = (await as(await aStaffMember(ctx, ['surveys.manage']))).surveys
  const titles = async (filter: Parameters<typeof manage.list>[0]) =>
    (await manage.list(filter)).data.map(({ title }) => title)
  expect(await titles({})).toEqual(['Luz', 'Irrigação'])
  expect((await manage.list({})).data.map(({ answers_count }) => answers_count)).toEqual([2, 0])
  expect(await titles({ order_by: 'answers_count', order_type: 'asc' })).toEqual(['Irrigação', 'Luz'])
  expect(await titles({ order_by: 'title' })).toEqual(['Irrigação', 'Luz'])
  expect(await titles({ search: 'irrigacao' })).toEqual(['Irrigação'])
  expect(await titles({ state: 'closed' })).toEqual(['Luz'])
  await expect(api.surveys.manage.list({})).rejects.toMatchObject({ status: 401 })
  await expect((await as(await aUser(ctx))).surveys.manage.list({})).rejects.toMatchObject({ status: 403 })
})
