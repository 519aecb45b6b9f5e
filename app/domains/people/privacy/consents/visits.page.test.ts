import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { VisitServices } from '#platform/visits/visit-services.ts'
import { expect, test } from '#tests/fixtures.ts'
import { cookieOfSession, openPage } from '#tests/pages/site-in-process.ts'

const both: VisitServices = { analytics_id: 'G-TESTE123', heat_map_id: 'mapa123' }
const yes = 'accept_cookie=true'
const told = /G-TESTE123|mapa123|googletagmanager|clarity\.ms|heat_map/

test('without a yes, or without an id, a page has nothing of what counts visits', async ({ ctx }) => {
  const there = { ...ctx, env: { ...ctx.env, visits: both } }
  for (const cookie of ['', 'accept_cookie=false'])
    expect((await openPage(there, '/', { cookie })).html).not.toMatch(told)
  const none = { ...ctx, env: { ...ctx.env, visits: {} } }
  for (const here of [ctx, none]) expect((await openPage(here, '/', { cookie: yes })).html).not.toMatch(told)
})

test('a yes counts visits; a heat map only has a page that presents the house, and nobody signed in', async ({
  ctx,
}) => {
  const there = { ...ctx, env: { ...ctx.env, visits: both } }
  const at = async (path: string, cookie = yes) => (await openPage(there, path, { cookie })).html
  expect(await at('/')).toContain('mapa123')
  for (const path of ['/sobre?de=ana', '/blog', '/privacidade']) {
    expect(await at(path)).toMatch(/heat_map/)
    expect(await at(path)).not.toContain('mapa123')
  }
  const person = await aUser(ctx)
  expect(await at('/sobre', `${await cookieOfSession(ctx, person)}; ${yes}`)).not.toContain('mapa123')
  // A no on another device counts here as well.
  const refused = await aUser(ctx)
  const session = await cookieOfSession(ctx, refused)
  const mine = await openPage(there, '/privacidade', { cookie: session })
  await mine.press('Não permitir', {}, 'main')
  expect(await at('/', `${session}; ${yes}`)).not.toMatch(told)
})
