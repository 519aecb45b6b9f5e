import { keepWords } from '#domains/community/banca/search/keep-words.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { blog_tags } from '../tags/blog-tags.table.ts'
import { moderatedBlogPost } from './blog-post-moderated.actions.ts'
import { aBlogCategory, aBlogPost } from './blog-posts.factory.ts'
import { blog_post_tags } from './blog-posts.table.ts'

test('only what is out is listed, found, counted and read; six a page', async ({ ctx, api, as }) => {
  const { id: category_id } = await aBlogCategory(ctx, { slug: 'clima' })
  const out = []
  for (let n = 0; n < 7; n++) out.push(await aBlogPost(ctx, { state: 'publicado', category_id }))
  for (const state of ['rascunho', 'em_revisao', 'agendado', 'retirado'] as const) {
    const hidden = await aBlogPost(ctx, { state, category_id })
    await expect(api.blog.posts.show({ slug: hidden.slug })).rejects.toMatchObject({ status: 404 })
    await expect((await as(await aUser(ctx))).social.saves.save({ blog_post_id: hidden.id })).rejects.toMatchObject({
      status: 404,
    })
  }
  const page = await api.blog.posts.list({})
  expect(page).toMatchObject({ total: 7, per_page: 6, last_page: 2 })
  expect(page.data).toHaveLength(6)
  expect((await api.blog.posts.list({ page: 2 })).data).toHaveLength(1)
  expect((await api.blog.posts.list({ search: 'transpira' })).total).toBe(7)
  expect((await api.blog.posts.categories()).data).toMatchObject([{ slug: 'clima', posts_count: 7 }])
})

test('/busca shows at once what a slip meant, by the words of what is published', async ({ ctx, api }) => {
  for (const state of ['publicado', 'publicado', 'rascunho', 'rascunho'] as const)
    await aBlogPost(ctx, { state, title: state === 'publicado' ? 'Compostagem em casa' : 'Pergaminho' })
  await keepWords(ctx)
  const found = await api.banca.search.everything({ search: 'compostajen' })
  expect(found).toMatchObject({ correction: 'compostagem', corrected: true, blog: { total: 2 } })
  expect((await api.banca.search.everything({ search: 'pergamino' })).correction).toBeNull()
})

test('/busca puts a word as it was typed, and in a title, first; another verb of its stem is not found', async ({
  ctx,
  api,
}) => {
  await aBlogPost(ctx, { state: 'publicado', title: 'A poda que rende' })
  await aBlogPost(ctx, { state: 'publicado', title: 'Cortes', subtitle: 'Poda, poda e mais poda' })
  await aBlogPost(ctx, { state: 'publicado', title: 'Quando podar' })
  await aBlogPost(ctx, { state: 'publicado', title: 'O que pode e o que não pode' })
  const { blog } = await api.banca.search.everything({ search: 'poda' })
  expect(blog.data.map(({ title }) => title)).toEqual(['A poda que rende', 'Quando podar', 'Cortes'])
})

test('by category, tag and author; related share what they have', async ({ ctx, api }) => {
  const ana = await aUser(ctx)
  const one = await aBlogPost(ctx, { state: 'publicado', created_by: ana.id })
  const two = await aBlogPost(ctx, { state: 'publicado' })
  const three = await aBlogPost(ctx, { state: 'publicado' })
  const [tag] = await ctx.db.insert(blog_tags).values({ slug: 'vpd', name: 'VPD' }).returning()
  for (const { id } of [one, two])
    await ctx.db.insert(blog_post_tags).values({ blog_post_id: id, tag_id: tag?.id ?? 0 })
  const idsOf = async (filter: object) => (await api.blog.posts.list(filter)).data.map(({ id }) => id)
  expect(await idsOf({ tag: 'vpd' })).toEqual([two.id, one.id])
  expect(await idsOf({ author: ana.nickname })).toEqual([one.id])
  expect(await idsOf({ category: 'nada' })).toEqual([])
  expect((await api.blog.posts.tags()).data).toEqual([{ slug: 'vpd', name: 'VPD', posts_count: 2 }])
  const shown = await api.blog.posts.show({ slug: one.slug })
  expect(shown.related.map(({ id }) => id)).toEqual([two.id])
  expect(shown.tags).toEqual([{ slug: 'vpd', name: 'VPD' }])
  expect(three.id).not.toBe(one.id)
})

test('saved, commented, seen and reported as everything; the writer hears of it', async ({ ctx, api, as }) => {
  const ana = await aUser(ctx)
  const post = await aBlogPost(ctx, { state: 'publicado', created_by: ana.id })
  const fan = await as(await aUser(ctx))
  expect(await fan.social.saves.save({ blog_post_id: post.id })).toMatchObject({ saves_count: 1 })
  await fan.social.comments.post({ blog_post_id: post.id, text: 'Que texto bom.' })
  await api.social.views.view({ blog_post_id: post.id })
  expect(await fan.blog.posts.show({ slug: post.slug })).toMatchObject({
    saves_count: 1,
    comments_count: 1,
    views_count: 1,
    is_save: true,
  })
  expect((await ctx.db.select().from(notifications)).map(({ url }) => url)).toContain(`/blog/${post.slug}/comentarios`)
})

test('what the moderation hides is gone for readers and comes back as it was', async ({ ctx, api }) => {
  const post = await aBlogPost(ctx, { state: 'publicado' })
  const total = async () => (await api.blog.posts.list({})).total
  expect(await moderatedBlogPost.seen(ctx, post.id)).toMatchObject({ title: 'VPD na prática', gone: false })
  const hidden = await moderatedBlogPost.hide(ctx, post.id)
  expect(await total()).toBe(0)
  await moderatedBlogPost.show(ctx, post.id, hidden)
  expect(await total()).toBe(1)
  const removed = await moderatedBlogPost.remove(ctx, post.id)
  expect(await total()).toBe(0)
  await moderatedBlogPost.show(ctx, post.id, removed)
  expect(await total()).toBe(1)
})
