import { RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { requestContext } from '#web/page-context.server.ts'
import { toastOf } from '#web/toast.server.ts'
import { aUser } from '../users/users.factory.ts'
import { loader } from './checking-access.page.tsx'

/** What the loader returns or throws for an address. */
async function open(ctx: Context, search: string) {
  const context = new RouterContextProvider()
  context.set(requestContext, ctx)
  const url = new URL(`http://localhost:3000/verificando-acesso${search}`)
  const args = {
    request: new Request(url),
    url,
    context,
    params: {},
    pattern: '/verificando-acesso',
    unstable_pattern: '',
  }
  try {
    return loader(args as unknown as Parameters<typeof loader>[0])
  } catch (answer) {
    if (answer instanceof Response) return answer
    throw answer
  }
}

test.for([
  ['writer', 2000],
  ['iot_analyst', 1000],
] as const)(
  'the check of %s shows for %i ms, then the toast and the home',
  async ([area, waits], { ctx, contextOf }) => {
    const somebody = await contextOf(await aUser(ctx))
    expect(await open(somebody, `?area=${area}`)).toEqual({ waits, done: `/verificando-acesso?area=${area}&pronto=1` })
    const end = (await open(somebody, `?area=${area}&pronto=1`)) as Response
    expect(end.headers.get('location')).toBe('/')
    expect(toastOf(end.headers.get('set-cookie'))).toEqual({
      kind: 'error',
      text: 'Você não tem permissão para acessar este painel',
    })
  },
)

test('an unknown area, a visitor and somebody who may enter go home without a word', async ({ ctx, contextOf }) => {
  const writer = await contextOf(await aUser(ctx, { roles: ['escritor'] }))
  for (const [who, search] of [
    [writer, '?area=writer'],
    [ctx, '?area=writer'],
    [writer, '?area=admin'],
    [writer, ''],
  ] as const) {
    const answer = (await open(who, search)) as Response
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.has('set-cookie')).toBe(false)
  }
})
