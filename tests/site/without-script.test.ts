import { expect, test } from './browser.ts'
import { lastLink } from './outbox.ts'
import { confirmEmail, fillLogin, fillRegistration } from './sign-up.ts'

const plain = { javaScriptEnabled: false }

test('register, confirm, login and logout are plain forms', async ({ site, open }) => {
  const page = await open(undefined, plain)
  const nickname = `semjs${Date.now().toString(36)}`
  await page.goto('/auth/register')
  // The browser's own check would stop the wrong address before it is sent.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await fillRegistration(page, nickname, 'errado@')
  await page.getByText('Escreva um e-mail válido').waitFor()
  expect(await page.getByLabel('Apelido', { exact: true }).inputValue()).toBe(nickname)
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('')
  await fillRegistration(page, nickname)
  await page.waitForURL(/confirmacao-email/)

  await confirmEmail(page, await lastLink(site, `${nickname}@exemplo.com`))
  await page.goto('/auth/login')
  await fillLogin(page, nickname, 'senha errada mesmo')
  await page.getByRole('alert').first().waitFor()
  expect(await page.getByLabel('E-mail ou apelido').inputValue()).toBe(nickname)
  await fillLogin(page, nickname)
  await page.getByRole('heading', { level: 1, name: `Oi, ${nickname}` }).waitFor()
  await page
    .locator('form[action="/auth/logout"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.submit())
  await page.getByRole('heading', { level: 1, name: 'O caderno do seu jardim' }).waitFor()
})
