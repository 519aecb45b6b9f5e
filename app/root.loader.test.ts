import { RouterContextProvider } from 'react-router'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { requestContext } from '#web/page-context.server.ts'
import { middleware } from './root.loader.ts'

/** Where somebody is sent who opens an address; undefined = the page is opened. */
function sentTo(ctx: Context, address: string, maintenance: boolean) {
  const context = new RouterContextProvider()
  context.set(requestContext, { ...ctx, env: { ...ctx.env, maintenance } })
  const url = new URL(address, 'http://localhost:3000')
  const args = { context, url, request: new Request(url), params: {} } as unknown as Parameters<
    (typeof middleware)[0]
  >[0]
  try {
    for (const step of middleware) step(args, async () => new Response())
    return undefined
  } catch (answer) {
    return (answer as Response).headers.get('location')
  }
}

test('during maintenance everybody is led to its page, but for who looks after the site and the way in', async ({
  ctx,
  contextOf,
}) => {
  const person = await contextOf(await aUser(ctx))
  const admin = await contextOf(await aUser(ctx, { roles: ['admin'] }))
  for (const who of [ctx, person]) {
    expect(sentTo(who, '/banca', true)).toBe('/sistema-em-manutencao')
    expect(sentTo(who, '/banca', false)).toBeUndefined()
    for (const open of ['/sistema-em-manutencao', '/auth/login']) expect(sentTo(who, open, true), open).toBeUndefined()
  }
  expect(sentTo(admin, '/banca', true)).toBeUndefined()
})
