import { sql } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { reportListedWords } from '#domains/people/moderation/reports/listed-words.actions.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a refused word keeps a comment from going out, beside its field; whole words, any accent or case', async ({
  ctx,
  as,
}) => {
  const { words } = (await as(await aStaffMember(ctx, ['words.manage']))).social
  await words.add({ word: 'Mudas à venda', strength: 'recusar' })
  const plant = await aPlant(ctx, { private: false })
  const { comments } = (await as(await aUser(ctx))).social
  const refused = comments.post({ plant_id: plant.id, text: 'Tenho MUDAS, a venda!' })
  await expect(refused).rejects.toMatchObject({ status: 422, data: { errors: { text: [expect.any(String)] } } })
  const { id } = await comments.post({ plant_id: plant.id, text: 'Mudas à vendaval' })
  await expect(comments.change({ comment_id: id, text: 'mudas a venda' })).rejects.toMatchObject({ status: 422 })
})

test('a word that is held opens a case by the system, once; the comment is out', async ({ ctx, as }) => {
  const staff = await as(await aStaffMember(ctx, ['words.manage', 'reports.manage']))
  await staff.social.words.add({ word: 'zap', strength: 'segurar' })
  const plant = await aPlant(ctx, { private: false })
  const { comments } = (await as(await aUser(ctx))).social
  const { id } = await comments.post({ plant_id: plant.id, text: 'Me chama no Zap' })
  const other = await comments.post({ plant_id: plant.id, text: 'Zapeando por aqui' })
  const { rows } = await ctx.db.execute(
    sql`select key from graphile_worker.jobs where task_identifier = 'moderation.report_words'`,
  )
  expect(rows).toHaveLength(2)
  for (const said of [id, other.id]) await reportListedWords(ctx, { column: 'comment_id', id: said })
  const list = async () => (await staff.moderation.cases.list({})).data
  expect(await list()).toMatchObject([{ kind: 'comment', text: 'Me chama no Zap', by_system: true, reports_count: 1 }])
  await comments.change({ comment_id: id, text: 'Me chama no zap agora' })
  await reportListedWords(ctx, { column: 'comment_id', id })
  expect(await list()).toHaveLength(1)
  const detail = await staff.moderation.cases.read({ id: (await list())[0]?.id ?? 0 })
  expect(detail.reports).toMatchObject([{ nickname: null, by_system: true, text: 'Palavra da lista: zap' }])
})

test('the list is of who may manage words: adds once, finds, removes', async ({ ctx, as }) => {
  const { words } = (await as(await aStaffMember(ctx, ['words.manage']))).social
  await words.add({ word: 'Ação', strength: 'segurar' })
  const { id } = await words.add({ word: 'Beco', strength: 'recusar' })
  await expect(words.add({ word: 'acao', strength: 'recusar' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { word: [expect.any(String)] } },
  })
  await expect(words.add({ word: '!!', strength: 'recusar' })).rejects.toMatchObject({ status: 422 })
  expect((await words.list({})).data.map(({ word }) => word)).toEqual(['Ação', 'Beco'])
  expect((await words.list({ strength: 'recusar' })).data.map(({ word }) => word)).toEqual(['Beco'])
  expect((await words.list({ search: 'acao' })).total).toBe(1)
  await words.removeWord({ id })
  await expect(words.removeWord({ id })).rejects.toMatchObject({ status: 404 })
  const { words: closed } = (await as(await aUser(ctx))).social
  for (const call of [
    () => closed.list({}),
    () => closed.add({ word: 'x1', strength: 'recusar' }),
    () => closed.removeWord({ id: 1 }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
})

test('a new account comments less often', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { comments } = (await as(await aUser(ctx, { created_at: ctx.now() }))).social
  for (let at = 0; at < 6; at++) await comments.post({ plant_id: plant.id, text: `Oi ${at}` })
  await expect(comments.post({ plant_id: plant.id, text: 'Mais um' })).rejects.toMatchObject({ status: 429 })
})
