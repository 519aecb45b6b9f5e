import { globSync, readFileSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Access } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { access } from './guard.server.ts'
import { requestContext } from './page-context.server.ts'

/** Where a page of that rule sends the viewer; undefined = it lets them in. */
function sentTo(ctx: Context, rule: Access, address: string) {
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
    return (answer as Response).headers.get('location')
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
