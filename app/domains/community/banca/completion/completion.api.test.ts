import { comments } from '#domains/base/social/comments/comments.table.ts'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { countHashtags } from '../hashtags/hashtags.actions.ts'
import { aPost } from '../posts/posts.factory.ts'

test('people who chose to be found, whom one follows, and who take part are suggested; nobody else', async ({
  ctx,
  as,
}) => {
  const me = await aUser(ctx, { nickname: 'jorge' })
  await aUser(ctx, { nickname: 'joana.aberta', discoverable: true })
  await aUser(ctx, { nickname: 'jonas.suspenso', discoverable: true, suspended_at: ctx.now() })
  await aUser(ctx, { nickname: 'joca.fechado' })
  const followed = await aUser(ctx, { nickname: 'josi.seguida' })
  const owner = await aUser(ctx, { nickname: 'joel.dono' })
  const commenter = await aUser(ctx, { nickname: 'joice.comentou' })
  await ctx.db.insert(saves).values({ user_id: me.id, target: 'user', target_id: followed.id })
  const plant = await aPlant(ctx, { created_by: owner.id, private: false })
  await ctx.db
    .insert(comments)
    .values({ target: 'plant', target_id: plant.id, created_by: commenter.id, text: 'Linda!' })
  const mine = await as(me)
  const complete = async (search: string, thing = {}) =>
    (await mine.banca.completion.complete({ search, ...thing })).data.map(({ text }) => text)
  expect(await complete('@jo')).toEqual(['@josi.seguida', '@joana.aberta'])
  expect(await complete('@JOA')).toEqual(['@joana.aberta'])
  expect(await complete('@jo', { plant_id: plant.id })).toEqual([
    '@joel.dono',
    '@joice.comentou',
    '@josi.seguida',
    '@joana.aberta',
  ])
  expect(await complete('@')).toEqual(['@josi.seguida'])
  expect(await complete('@zzz')).toEqual([])
})

test('of a thing that one may not see nobody is told', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: true })
  const mine = await as(await aUser(ctx))
  await expect(mine.banca.completion.complete({ search: '@jo', plant_id: plant.id })).rejects.toMatchObject({
    status: 404,
  })
})

test('hashtags that may stand in lists are suggested, the most used first, without accents too', async ({
  ctx,
  as,
}) => {
  await aPost(ctx, { text: '#Floração #flor #golpe' })
  await aPost(ctx, { text: '#floração' })
  await countHashtags(ctx)
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  await staff.banca.hashtags.curate({ slug: 'golpe', listable: false, trendable: false })
  const complete = async (search: string) =>
    (await staff.banca.completion.complete({ search })).data.map(({ text }) => text)
  expect(await complete('#flo')).toEqual(['#Floração', '#flor'])
  expect(await complete('#FLORAÇ')).toEqual(['#Floração'])
  expect(await complete('#golpe')).toEqual([])
  expect(await complete('#')).toEqual(['#Floração', '#flor'])
})

test('at most eight, only for who is signed in, only after @ or #', async ({ ctx, as, api }) => {
  for (let i = 0; i < 10; i++) await aUser(ctx, { nickname: `maria${i}`, discoverable: true })
  const mine = await as(await aUser(ctx))
  expect((await mine.banca.completion.complete({ search: '@maria' })).data).toHaveLength(8)
  await expect(api.banca.completion.complete({ search: '@maria' })).rejects.toMatchObject({ status: 401 })
  await expect(mine.banca.completion.complete({ search: 'maria' })).rejects.toMatchObject({ status: 422 })
  for (const search of ['@%', '@&|!', "@'", '#"', '@\\'])
    expect((await mine.banca.completion.complete({ search })).data).toEqual([])
})

test('nobody is proposed to whom one is apart from', async ({ ctx, as }) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx, { nickname: 'bia.longe', discoverable: true })]
  const namesFor = async () =>
    (await (await as(ana)).banca.completion.complete({ search: '@bia' })).data.map(({ text }) => text)
  expect(await namesFor()).toEqual(['@bia.longe'])
  await (await as(bia)).social.blocks.block({ user_id: ana.id, blocked: true })
  expect(await namesFor()).toEqual([])
})
