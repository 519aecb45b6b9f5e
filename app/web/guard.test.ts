import { globSync, readFileSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Access } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { access } from './guard.server.ts'
import { requestContext } from './page-context.server.ts'
import { toastOf } from './toast.server.ts'

/** Where a page of that rule sends the viewer; undefined = it lets them in. */
const sentTo = (ctx: Context, rule: Access, address: string) => answerOf(ctx, rule, address)?.headers.get('location')

function answerOf(ctx: Context, rule: Access, address: string) {
  const context = new RouterContextProvider()
  context.set(requestContext, ctx)
  const url = new URL(address, 'http://localhost:3000')
  const args = { context, url, request: new Request(url), params: {} } as unknown as Parameters<
    ReturnType<typeof access>
  >[0]
  try {
    access(rule)(args, async () => new Response())
    return undefined
  } catch (answer) {
    return answer as Response
  }
}

const rulesOfPages = () =>
  globSync('app/domains/**/*.{page,layout}.tsx').flatMap((file) => {
    const rule = readFileSync(file, 'utf8').match(/access\('([^']+)'\)/)?.[1]
    return rule ? [{ file, rule: rule as Access }] : []
  })

test('who must change the password is led to it from every page but the open ones, with the way back', async ({
  ctx,
  contextOf,
}) => {
  const forced = await contextOf(await aUser(ctx, { need_update_password: true, roles: ['admin'] }))
  const open = new Set<Access>(['public', 'guest', 'in_session'])
  const pages = rulesOfPages()
  expect(pages.length).toBeGreaterThan(20)
  for (const { file, rule } of pages.filter((page) => !open.has(page.rule)))
    expect(sentTo(forced, rule, '/algum/lugar?aba=2'), file).toBe(
      '/redefinir-senha?redirect=%2Falgum%2Flugar%3Faba%3D2',
    )
  const exempt = pages.filter((page) => page.rule === 'in_session').map((page) => page.file)
  expect(exempt).toEqual(['app/domains/people/accounts/pages/change-password.page.tsx'])
  expect(sentTo(forced, 'in_session', '/redefinir-senha')).toBeUndefined()
  expect(sentTo(ctx, 'in_session', '/redefinir-senha')).toBe('/auth/login?redirect=%2Fredefinir-senha')
})

test('each refusal redirects to its page, in order: password, e-mail, terms, registration', async ({
  ctx,
  contextOf,
}) => {
  const missing = { need_update_password: true, email_verified_at: null, terms_accepted: false }
  const gateOf = async (overrides: Parameters<typeof aUser>[1]) =>
    sentTo(await contextOf(await aUser(ctx, overrides)), 'confirmed', '/vendedor')
  expect(await gateOf(missing)).toBe('/redefinir-senha?redirect=%2Fvendedor')
  expect(await gateOf({ ...missing, need_update_password: false })).toBe('/auth/verificar-email?redirect=%2Fvendedor')
  expect(await gateOf({ terms_accepted: false })).toBe('/termos-e-condicoes?redirect=%2Fvendedor')
  expect(await gateOf({})).toBe('/auth/confirmar-cadastro?redirect=%2Fvendedor')
  expect(await gateOf({ registration_confirmed_at: ctx.now() })).toBeUndefined()
})

test('whoever opens a page of another team is led home with a sentence, whatever the page asks for', async ({
  ctx,
  contextOf,
}) => {
  const plain = await contextOf(await aUser(ctx))
  const open = new Set<Access>(['public', 'guest', 'in_session', 'signed_in', 'login', 'owner', 'store'])
  // They lead elsewhere first.
  const gates = new Set<Access>(['confirmed', 'seller', 'writer', 'iot_analyst'])
  const closed = rulesOfPages().filter(({ rule }) => !open.has(rule) && !gates.has(rule))
  expect(closed.length).toBeGreaterThan(20)
  for (const { file, rule } of closed) {
    const answer = answerOf(plain, rule, '/algum/lugar')
    const said = toastOf(answer?.headers.get('set-cookie')?.split(';')[0] ?? null)
    expect([answer?.headers.get('location'), said?.text], file).toEqual([
      '/',
      rule === 'cup-professor'
        ? 'Você não é professor copa grower!'
        : 'Essa página é de uma equipe em que você não está.',
    ])
  }
})
