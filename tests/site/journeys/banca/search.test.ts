import { expect, test } from '../../browser.ts'

test('a post names somebody who is suggested, and is found while it is looked for, by the keyboard alone', async ({
  open,
}) => {
  const page = await open('grower')
  await page.goto('/postagem/nova')
  const text = page.getByLabel('O que está crescendo aí?')
  await text.pressSequentially('Jabuticabeira podada com @flora')
  const list = page.getByRole('listbox', { name: 'Sugestões' })
  await list.getByRole('option').first().waitFor()
  await text.press('Enter')
  await list.waitFor({ state: 'detached' })
  expect(await text.inputValue()).toMatch(/com @flora\S+ $/)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.waitForURL(/\/postagem\/(?!nova)/)
  const post = new URL(page.url()).pathname

  await page.goto('/')
  await page.getByRole('link', { name: 'Buscar' }).click()
  const box = page.getByRole('searchbox', { name: 'Buscar em tudo' })
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
  await box.pressSequentially('podando jabuticabeir')
  const hit = page.locator(`a[data-hit][href="${post}"]`)
  await hit.waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBe('podando jabuticabeir')
  await page
    .getByRole('status')
    .filter({ hasText: /resultados? para podando/ })
    .waitFor({ state: 'attached' })
  await box.press('ArrowDown')
  expect(await hit.evaluate((link) => link === document.activeElement)).toBe(true)
  await hit.press('Escape')
  await box.press('ArrowDown')
  await hit.press('Enter')
  await page.waitForURL(`**${post}`)

  await page.goto('/busca')
  await page.getByRole('link', { name: 'podando jabuticabeir' }).waitFor()
  await page.getByRole('button', { name: 'Limpar' }).click()
  await page.getByRole('heading', { name: 'Buscas recentes' }).waitFor({ state: 'detached' })
})
