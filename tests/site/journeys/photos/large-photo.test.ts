import { expect } from 'vitest'
import { test } from '../../browser.ts'

test('back closes a large photo and leaves one on its page; so does a stroke down; its diary is a tap away', async ({
  open,
}) => {
  const page = await open('grower', { width: 390, touch: true })
  await page.goto('/cultivo/planta/chica')
  await page.goto('/cultivo/planta/chica/fotos')
  const large = page.getByRole('dialog', { name: 'Chica' })
  const loads: string[] = []
  page.on('request', (request) => request.url().includes('.data') && loads.push(request.url()))
  const enlarge = async () => {
    await page
      .getByRole('region', { name: 'Todas, por data' })
      .getByRole('link', { name: /^Chica/ })
      .first()
      .click()
    await large.waitFor()
  }
  await enlarge()
  await large.getByText(/^dia \d+ · \S+ · /).waitFor()
  await page.goBack()
  await large.waitFor({ state: 'hidden' })
  expect([page.url().endsWith('/chica/fotos'), loads]).toEqual([true, []])

  await enlarge()
  const box = await large.getByRole('img', { name: /^Chica/ }).boundingBox()
  if (!box) throw new Error('no photo')
  const [x, y] = [box.x + box.width / 2, box.y + 80]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 160, { steps: 4 })
  await page.mouse.up()
  await large.waitFor({ state: 'hidden' })

  await enlarge()
  await large.getByRole('button', { name: 'Fechar' }).click()
  await large.waitFor({ state: 'hidden' })
  await enlarge()
  const diary = large.getByRole('link', { name: 'Ver no diário' })
  // Its own photo, the newest, stands in no diary.
  while (!(await diary.isVisible())) await large.getByRole('button', { name: 'Próxima foto' }).click()
  await diary.click()
  await page.getByRole('heading', { level: 1, name: 'Atualizações · Chica' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Fotos · Chica' }).waitFor()
  // Closed four times, each time without an entry left behind.
  await page.goBack()
  await page.waitForURL(/\/planta\/chica$/)
})
