import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBlogPost } from '../posts/blog-posts.factory.ts'
import { sourceOf } from './read-source.kinds.ts'

test('reads are counted by day and kind of place, of what is out alone', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx, { roles: ['escritor'] })
  const post = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  const draft = await aBlogPost(ctx, { created_by: ana.id })
  const { slug } = post
  const [bia, leo] = [await as(await aUser(ctx)), await as(await aUser(ctx))]
  for (const reader of [bia, bia, leo]) await reader.blog.posts.read({ slug, act: 'read', source: 'busca' })
  await api.blog.posts.read({ slug, act: 'read', source: 'direto' })
  for (const source of ['busca', 'email'] as const) await bia.blog.posts.read({ slug, act: 'end', source })
  await expect(api.blog.posts.read({ slug: draft.slug, act: 'read', source: 'direto' })).rejects.toMatchObject({
    status: 404,
  })
  expect((await (await as(ana)).blog.works.desk()).reading).toEqual({
    ...{ reads: 3, ends: 1 },
    sources: [
      { source: 'busca', reads: 2 },
      { source: 'direto', reads: 1 },
    ],
  })
})

test('where readers come from is a kind, said by the browser', () => {
  const from = (referrer: string, mark: string | null = null) => sourceOf(referrer, 'grower.example', mark)
  expect(from('')).toBe('direto')
  expect(from('https://grower.example/blog')).toBe('site')
  expect(from('https://www.google.com.br/')).toBe('busca')
  expect(from('https://l.instagram.com/x')).toBe('redes')
  expect(from('https://t.co/abc')).toBe('redes')
  expect(from('https://forum.example/t')).toBe('outros')
  expect(from('', 'email')).toBe('email')
  expect(from('nada')).toBe('outros')
})
