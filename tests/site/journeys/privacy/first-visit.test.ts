import { expect, test } from '../../browser.ts'

test('a visitor says their age once: not by a key, not on what is read by law, and never again', async ({ open }) => {
  const page = await open(undefined, { asksAge: true, serviceWorkers: 'block' })
  const sheet = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })
  await page.goto('/termos-e-condicoes')
  expect(await sheet.count()).toBe(0)
  await page.goto('/banca/explorar')
  await sheet.waitFor()
  // One question a page: they would stand on the same spot.
  const cookies = page.getByRole('region', { name: 'Cookies' })
  expect(await cookies.count()).toBe(0)
  for (let time = 0; time < 3; time++) await page.keyboard.press('Escape')
  expect(await sheet.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Ainda não' }).click()
  await page.getByRole('dialog', { name: 'A gente espera por você' }).waitFor()
  await page.getByRole('button', { name: 'Voltar à pergunta' }).click()
  await page.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await cookies.count()).toBe(0)
  await page.goto('/')
  await cookies.waitFor()
  expect(await sheet.count()).toBe(0)
})
