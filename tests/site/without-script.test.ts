import { expect, test } from './browser.ts'
import { newPlant } from './call.ts'

const plain = { javaScriptEnabled: false }

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
