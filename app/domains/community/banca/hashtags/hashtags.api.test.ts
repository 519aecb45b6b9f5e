import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPost } from '../posts/posts.factory.ts'
import { countHashtags } from './hashtags.actions.ts'

test('the ranking counts people, not posts', async ({ ctx, api }) => {
  const busy = await aUser(ctx)
  for (let i = 0; i < 5; i++) await aPost(ctx, { created_by: busy.id, text: '#spam' })
  for (let i = 0; i < 2; i++) await aPost(ctx, { text: '#Floração #floracao' })
  await countHashtags(ctx)
  const { data, per_page } = await api.banca.hashtags.list({})
  expect(per_page).toBe(10)
  expect(
    data.map(({ slug, ranking, authors_count, social_posts_count }) => [
      slug,
      ranking,
      authors_count,
      social_posts_count,
    ]),
  ).toEqual([
    ['floracao', 1, 2, 2],
    ['spam', 2, 1, 5],
  ])
  const byPosts = await api.banca.hashtags.list({ order_social_posts_count: true })
  expect(byPosts.data.map(({ slug }) => slug)).toEqual(['spam', 'floracao'])
  expect((await api.banca.hashtags.list({ search: '#Flora' })).data.map(({ name }) => name)).toEqual(['Floração'])
})

test('the ranking of the week forgets what is older', async ({ ctx, api, clock }) => {
  await aPost(ctx, { text: '#velha' })
  clock.now = new Date(ctx.now().getTime() + 8 * 86_400_000)
  await aPost(ctx, { text: '#nova' })
  await countHashtags(ctx)
  expect((await api.banca.hashtags.list({ semanal: true })).data.map(({ slug }) => slug)).toEqual(['nova'])
  expect((await api.banca.hashtags.list({})).total).toBe(2)
})

test('what is not for all is counted nowhere, and a hashtag of it alone does not exist', async ({ ctx, api, as }) => {
  const ana = await aUser(ctx)
  await aPost(ctx, { created_by: ana.id, text: '#segredo', available_by: 'seguidores' })
  const open = await aPost(ctx, { created_by: ana.id, text: '#aberta' })
  await countHashtags(ctx)
  await expect(api.banca.hashtags.show({ slug: 'segredo' })).rejects.toMatchObject({ status: 404 })
  expect((await api.banca.hashtags.list({})).data.map(({ slug }) => slug)).toEqual(['aberta'])
  await (await as(ana)).banca.posts.remove({ id: open.slug })
  await countHashtags(ctx)
  expect((await api.banca.hashtags.list({})).total).toBe(0)
  await expect(api.banca.hashtags.show({ slug: 'aberta' })).rejects.toMatchObject({ status: 404 })
})

test('staff takes one out of the ranking, or of all lists', async ({ ctx, api, as }) => {
  await aPost(ctx, { text: '#golpe' })
  await countHashtags(ctx)
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  await staff.banca.hashtags.curate({ slug: 'golpe', listable: true, trendable: false })
  expect((await api.banca.hashtags.list({ semanal: true })).total).toBe(0)
  expect((await api.banca.hashtags.list({})).total).toBe(1)
  await staff.banca.hashtags.curate({ slug: 'golpe', listable: false, trendable: false })
  expect((await api.banca.hashtags.list({})).total).toBe(0)
  await expect(
    (await as(await aUser(ctx))).banca.hashtags.curate({ slug: 'golpe', listable: true, trendable: true }),
  ).rejects.toMatchObject({ status: 403 })
})
