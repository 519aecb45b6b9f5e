import { expect, test } from './browser.ts'
import { newPlant } from './call.ts'
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

test('a plant is created, changed, opened and written about with plain forms', async ({ open }) => {
  const page = await open('grower', plain)
  const name = `Sem script ${Date.now().toString(36)}`
  await page.goto('/cultivo/add-planta')
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Anotações').fill('Fica mesmo com erro.')
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Criar planta' }).click()
  await page
    .getByText('Preencha este campo.')
    .or(page.getByText('Escolha uma das opções.'))
    .or(page.getByText('Confira os campos destacados.'))
    .first()
    .waitFor()
  expect(await page.getByLabel('Nome').inputValue()).toBe(name)
  expect(await page.getByLabel('Anotações').inputValue()).toBe('Fica mesmo com erro.')
  await page.locator('label', { hasText: 'Vegetativo' }).click()
  await page.getByRole('button', { name: 'Criar planta' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const address = new URL(page.url()).pathname

  await page.goto(`${address}/edit`)
  await page.getByLabel('Genética').fill('Jamaica')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Alterações salvas.').waitFor()
  await page.getByText('Jamaica').first().waitFor()
  await page.getByLabel('Nova fase').selectOption({ label: 'Floração' })
  await page.getByRole('button', { name: 'Mudar de fase' }).click()
  await page.getByText(/está em Floração/).waitFor()
  await page.locator('form:has([name=private])').getByRole('button').or(page.getByRole('switch')).first().click()
  await page.getByText('Agora qualquer pessoa vê esta planta.').waitFor()

  await page.goto(`${address}/atualizacoes`)
  await page.getByLabel('O que aconteceu?').fill('Escrito sem script.')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Atualização registrada.').waitFor()
  await page.getByText('Escrito sem script.').waitFor()
})

test('a neighbour saves a plant with a plain form', async ({ site, open }) => {
  const { slug } = await newPlant(site, { name: `Salva ${Date.now().toString(36)}`, private: false })
  const page = await open('vizinha', plain)
  await page.goto(`/cultivo/planta/${slug}`)
  const heart = page.getByRole('button', { name: /^Salve para/ }).first()
  await heart.click()
  await page.waitForURL(new RegExp(slug))
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
})
