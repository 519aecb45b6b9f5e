import { expect, test } from '#tests/fixtures.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { codeAt } from './second-factor.factory.ts'

const card = '#duas-etapas'

test('turned on with a first code, then the login takes two steps and goes where it was asked; and off again', async ({
  ctx,
  page,
  clock,
}) => {
  const user = await aUser(ctx)
  const start = await page('/perfil/editar', user)
  const wrong = await start.press('Ativar', { password: 'não é esta' }, card)
  expect(wrong.error('password')).toBe('Esta não é a sua senha.')
  const begun = await (await start.press('Ativar', { password: factoryPassword }, card)).follow()
  const secret = begun.$(`${card} code`).text().replaceAll(' ', '')
  const refused = await begun.press('Confirmar e ativar', { code: '000000' })
  expect(refused.error('code')).toContain('Este código não confere')
  const on = await refused.press('Confirmar e ativar', { code: codeAt(secret, clock.now) })
  const recovery = on.$(`${card} ul li`).first().text()
  expect(recovery).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
  expect(on.$(`${card} a:contains("Baixar os códigos")`).attr('href')).toContain(recovery)

  const login = await page('/auth/login?redirect=/perfil/editar')
  const answer = await login.press('Entrar', { email: user.email, password: factoryPassword })
  expect(answer.heading).toBe('Falta um código')
  const unknown = await answer.press('Entrar', { code: 'não é este' })
  expect(unknown).toMatchObject({ heading: 'Falta um código' })
  expect(unknown.text).toContain('Este código não confere')
  clock.now = new Date(clock.now.getTime() + 30_000)
  const entered = await unknown.press('Entrar', { code: codeAt(secret, clock.now) })
  expect(entered.location).toBe('/perfil/editar')

  const off = await (await entered.follow()).press('Desativar', { password: factoryPassword, code: recovery }, card)
  expect(off.toast).toBe('A verificação em duas etapas foi desativada.')
  expect((await off.follow()).$(card).text()).toContain('Desativada')
})
