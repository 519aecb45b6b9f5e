import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('leaving hides at once, signing in offers to stay, and everything comes back', async ({ ctx, page }) => {
  const user = await aUser(ctx, { nickname: 'sueli.contas' })
  const profile = '/perfil/sueli.contas'
  expect((await page(`${profile}/delete`, await aUser(ctx))).status).toBe(404)
  expect((await page(`${profile}/delete`)).location).toMatch(/^\/auth\/login/)
  expect((await page(profile)).status).toBe(200)

  const form = await page(`${profile}/delete`, user)
  expect(form).toMatchObject({ status: 200, heading: 'Apagar a conta', title: 'Apagar a conta - Grower' })
  const refused = await form.press('Apagar minha conta', { nickname: user.nickname, password: 'errada' })
  expect(refused.error('password')).toBe('Esta não é a sua senha.')
  expect(refused.value('nickname')).toBe(user.nickname)
  expect(refused.value('password') ?? '').toBe('')
  const left = await refused.press('Apagar minha conta', { password: factoryPassword })
  expect(left.location).toBe('/')
  expect(left.toast).toMatch(/^Sua conta será apagada n[ao] /)
  expect((await page(profile)).status).toBe(404)

  const login = await page('/auth/login')
  const entered = await login.press('Entrar', { email: user.nickname, password: factoryPassword })
  const led = await entered.follow()
  expect(led.location).toBe(`${profile}/delete`)
  expect((await led.follow()).heading).toBe('Sua conta vai ser apagada')
  const anywhere = await (await entered.open('/cultivo/plantas')).follow()
  const stayed = await anywhere.press('Desistir de apagar')
  expect(stayed.location).toBe(profile)
  expect(stayed.toast).toContain('Tudo voltou como estava.')
  expect((await page(profile)).status).toBe(200)
})
