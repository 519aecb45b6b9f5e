import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** The result updates while typing, and the sign follows the chosen side. */
async function reckon(page: Page) {
  await page.goto('/cultivo/calculadoras?calc=vpd')
  const result = page.getByRole('region', { name: 'Resultado' })
  await page.getByLabel('Ar', { exact: true }).fill('25')
  await page.getByLabel('Umidade').fill('95')
  await page.getByLabel('Diferença').fill('3')
  // The balloon of 'O que é isso?' says them too.
  const shown = (text: string | RegExp) => result.getByText(text).filter({ visible: true })
  await shown('-0,37 kPa').waitFor()
  await shown(/a água do ar condensa na folha/).waitFor()
  await page.getByText('Mais quente', { exact: true }).click()
  await shown('0,77 kPa').waitFor()
  await page.getByLabel('Umidade').fill('')
  await result.getByText('Para ver o resultado, preencha: umidade.').waitFor()
  await page.getByLabel('Umidade').fill('950')
  await page.getByText('Escreva um valor de 0 a 100 %.').waitFor()
  await page.getByText('Como calculamos').filter({ visible: true }).click()
  await page
    .getByText(/FAO-56/)
    .filter({ visible: true })
    .waitFor()
}

/** A custom fertilizer is added to the dose; typed values stay. */
async function addFertilizer(page: Page) {
  await page.goto('/cultivo/calculadoras?calc=dose')
  await page.getByLabel('Água').fill('20')
  await page.getByLabel('Dose 1').fill('1,5')
  await page
    .getByRole('button', { name: /Floração/ })
    .first()
    .click()
  await page.waitForURL(/product_2=/)
  await expect.poll(() => page.getByLabel('Água').inputValue()).toBe('20')
  await expect.poll(() => page.getByLabel('Dose 1').inputValue()).toBe('1,5')
  await expect.poll(() => page.getByLabel('Produto 2').inputValue()).not.toBe('')
  await page.getByRole('region', { name: 'Resultado' }).getByText('30 ml', { exact: true }).waitFor()
}

/** Compares photos with a slider, by arrow keys. */
async function comparePhotos(page: Page, slug: string | undefined) {
  await page.goto(`/cultivo/planta/${slug}/fotos`)
  const slider = page.getByLabel('Quanto se vê da foto de antes')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('52 % da foto de antes')
}

/** A finger on any chart, also on one that has an icon in its heading, moves all of them to its day. */
async function touchCharts(page: Page) {
  await page.goto('/cultivo/comparar?plantas=acucena,tonha-do-sul')
  const day = () => page.getByRole('slider').inputValue().then(Number)
  expect(await day()).toBeGreaterThan(10)
  await page.getByRole('img', { name: /^VPD de 2 cultivos/ }).click({ position: { x: 1, y: 40 } })
  await expect.poll(day).toBeLessThan(5)
}

test('immediate feedback: a calculator while typing, a dose with a custom fertilizer, two photos under a slider, a finger on charts', async ({
  site,
  open,
}) => {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant?user=joaquim.verde&private=false&per_page=50`)
  const plant = (body as { data: { slug: string; photos: unknown[] }[] }).data.find(({ photos }) => photos.length > 1)
  const page = await open('grower')
  await reckon(page)
  await addFertilizer(page)
  await comparePhotos(page, plant?.slug)
  await touchCharts(page)
})
