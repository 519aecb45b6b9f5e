import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { lastLink } from '../../outbox.ts'
import { confirmEmail, fillLogin, fillRegistration, signUpPassword } from '../../sign-up.ts'

const codeAt = (seconds: number, secret: string) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })

/** Says what stands there instead of the menu, and who the server says one is. */
const without = (page: Page) => async (cause: unknown) => {
  const said = await page.locator('header').first().innerText()
  const status = (await page.request.get('/notificacoes', { maxRedirects: 0 })).status()
  throw new Error(`no menu at ${page.url()}, notices answer ${status}: ${said.replaceAll('\n', ' | ')}`, { cause })
}

async function logOut(page: Page, nickname: string) {
  await page
    .getByRole('button', { name: `Menu de ${nickname}` })
    .click()
    .catch(without(page))
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('heading', { level: 1, name: 'O caderno do seu jardim' }).waitFor()
}

test('one life of an account: register, mailed link, login, a second step, and out', async ({ site, open }) => {
  const page = await open()
  const nickname = `vida${Date.now().toString(36)}`
  await page.goto('/auth/register')
  await fillRegistration(page, nickname, 'errado@')
  await page.getByText('Escreva um e-mail válido').waitFor()
  await expect.poll(() => page.getByLabel('Apelido', { exact: true }).inputValue()).toBe(nickname)
  await fillRegistration(page, nickname)
  await page.waitForURL(/confirmacao-email/)
  await confirmEmail(page, await lastLink(site, `${nickname}@exemplo.com`))
  await logOut(page, nickname)

  await page.goto('/auth/login?redirect=/perfil/editar')
  await fillLogin(page, nickname, 'senha errada mesmo')
  await page.getByRole('main').getByRole('alert').first().waitFor()
  await expect.poll(() => page.getByLabel('E-mail ou apelido').inputValue()).toBe(nickname)
  await fillLogin(page, nickname)
  await page.waitForURL((url) => url.pathname === '/perfil/editar')

  const card = page.locator('#duas-etapas')
  await card.getByLabel('Sua senha').fill(signUpPassword)
  await card.getByRole('button', { name: 'Ativar' }).click()
  const secret = (await card.locator('code').innerText()).replaceAll(' ', '')
  const code = card.getByRole('textbox', { name: 'Código' })
  await code.fill('000000')
  await card.getByRole('button', { name: 'Confirmar e ativar' }).click()
  await card.getByText('Este código não confere').waitFor()
  await code.fill(codeAt(0, secret))
  await card.getByRole('button', { name: 'Confirmar e ativar' }).click()
  await card.getByText('Guarde estes códigos agora').waitFor()
  await logOut(page, nickname)

  await page.goto('/auth/login?redirect=/perfil/editar')
  await fillLogin(page, nickname)
  await page.getByRole('heading', { level: 1, name: 'Falta um código' }).waitFor()
  await page.getByRole('textbox', { name: 'Código' }).fill(codeAt(30, secret))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL((url) => url.pathname === '/perfil/editar')
  await logOut(page, nickname)
  await page.goto('/perfil/editar')
  await page.waitForURL(/auth\/login\?redirect=/)
})
