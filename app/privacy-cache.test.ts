import type { FastifyRequest } from 'fastify'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { StoredPage } from '#platform/cache/page-cache.ts'
import { sessionCookie } from '#platform/http/credentials.ts'
import { expect, test } from '#tests/fixtures.ts'
import { sharedName } from './stored-pages.ts'

const body = Buffer.from('x')
const stored: StoredPage = {
  status: 200,
  headers: {},
  identity: body,
  brotli: body,
  gzip: body,
  tags: [],
  stored_at: 0,
}

const asked = (cookie?: string) =>
  ({ method: 'GET', url: '/banca', host: 'localhost', headers: { cookie } }) as unknown as FastifyRequest

test('a page of somebody signed in is neither taken from what visitors share nor put there', () => {
  expect(sharedName(asked(), false)).toBeTypeOf('string')
  for (const https of [true, false]) expect(sharedName(asked(`${sessionCookie(https)}=abc`), https)).toBeUndefined()
})

test('a block and a mute change nothing that visitors share, and so purge nothing', async ({
  ctx,
  as,
  page,
  onTestFinished,
}) => {
  const [ana, bia] = [await aUser(ctx, { nickname: 'ana.azul' }), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: ana.id, private: false })
  const post = await aPost(ctx, { created_by: ana.id })
  await (await as(ana)).social.comments.post({ post_id: post.id, text: 'Contem como vai o seu.' })
  const paths = ['/perfil/ana.azul', `/postagem/${post.slug}`, `/cultivo/planta/${plant.slug}`, '/banca/novo-feed']
  const { cache } = ctx.env
  cache.resume()
  // Other tests of this worker have it closed.
  onTestFinished(cache.pause)
  const shared: Record<string, string> = {}
  for (const path of paths) {
    shared[path] = (await page(path)).html
    const tags = [
      `user:${ana.id}`,
      `user:${bia.id}`,
      `post:${post.id}`,
      `plant:${plant.id}`,
      'posts',
      'plants',
      'liked',
    ]
    cache.store(path, { ...stored, tags }, cache.begin())
  }
  const hers = (await as(bia)).social.blocks
  await hers.mute({ user_id: ana.id, muted: true })
  await hers.block({ user_id: ana.id, blocked: true })
  for (const path of paths) {
    expect(cache.get(path), path).toBeDefined()
    // What bia no longer sees visitors see as before, whoever looked in between.
    if (path !== '/banca/novo-feed') expect((await page(path, bia)).status, path).toBe(404)
    expect((await page(path)).html, path).toBe(shared[path])
  }
})
