import { createContext } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { sessions } from './sessions.table.ts'

test('the login leads to where one was going, and the cookie is kept from scripts', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const turned = await page('/cultivo/plantas')
  expect(turned.location).toBe('/auth/login?redirect=%2Fcultivo%2Fplantas')
  const form = await turned.follow()
  expect(form).toMatchObject({ status: 200, heading: 'Que bom ver você', title: 'Entrar - Grower' })
  const entered = await form.press('Entrar', { email: user.email, password: factoryPassword })
  expect(entered.headers.get('set-cookie')).toMatch(/^grower_session=.+HttpOnly/i)
  expect(await entered.follow()).toMatchObject({ status: 200, title: 'Minhas plantas - Grower' })
})

test('a browser that signed in before keeps its way in when strangers used up the limit of the account', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const right = { email: user.email, password: factoryPassword }
  const entered = await (await page('/auth/login')).press('Entrar', right)
  const out = await (await entered.follow()).press('Sair')
  for (let i = 0; i < 60; i++)
    await testClient(createContext({ ...ctx, request: { ip: `198.51.100.${i}`, user_agent: '' } }))
      .accounts.sessions.login({ email: user.email, password: 'não é esta' })
      .catch(() => undefined)
  expect((await (await page('/auth/login')).press('Entrar', right)).status).toBe(429)
  expect((await (await out.open('/auth/login')).press('Entrar', right)).status).toBe(302)
})

test.for([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '%2f%2fevil.example',
])('login does not lead to %s', async (target, { ctx, page }) => {
  const user = await aUser(ctx)
  const login = `/auth/login?redirect=${encodeURIComponent(target)}`
  const sent = await (await page(login)).press('Entrar', { email: user.email, password: factoryPassword })
  expect([sent.status, sent.location]).toEqual([302, '/'])
  expect((await page(login, user)).location).toBe('/')
})

test('the own devices are listed, and ended one by one or all others at once', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const lost = await page('/perfil/editar', user)
  await page('/', user)
  const here = await page('/perfil/editar', user)
  expect(here.$('#aparelhos li')).toHaveLength(3)
  const one = await here.press(here.$('#aparelhos li button').first().text())
  expect(one.toast).toBe('Aparelho desconectado.')
  const two = await one.follow()
  expect(two.$('#aparelhos li')).toHaveLength(2)
  const all = await two.press('Desconectar todos os outros')
  expect(all.toast).toBe('Os outros aparelhos foram desconectados.')
  expect((await all.follow()).$('#aparelhos li')).toHaveLength(1)
  expect((await lost.open('/perfil/editar')).location).toMatch(/^\/auth\/login/)
})

test('whose session ended meanwhile is logged out by the next page and the next form, and led back after the login', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const form = await page('/cultivo/add-espaco', user)
  await ctx.db.delete(sessions)
  const login = '/auth/login?redirect=%2Fcultivo%2Fadd-espaco'
  expect((await form.press('Criar espaço', { name: 'Tenda' })).location).toBe(login)
  expect((await form.open('/cultivo/add-espaco')).location).toBe(login)
})
