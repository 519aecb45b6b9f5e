import { expect, test } from '../../browser.ts'
import { packed } from '../offline/without-signal.ts'

test('a form without signal stays as it was typed, and is sent when there is one', async ({ open }) => {
  const page = await open('grower')
  await page.goto('/cultivo/add-espaco')
  await packed(page)
  const name = `Sem sinal ${Date.now().toString(36)}`
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Largura').fill('80')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Criar espaço' }).click()
  await page.getByRole('alert').filter({ hasText: 'sem conexão' }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/cultivo/add-espaco')
  expect(await page.getByLabel('Largura').inputValue()).toBe('80')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Criar espaço' }).click()
  await page.waitForURL('**/cultivo/espaco/**')
  await page.getByRole('heading', { name }).waitFor()
})
