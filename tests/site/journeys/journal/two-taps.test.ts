import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { dayKey, formatTime } from '#shared/dates.ts'
import { expect, test } from '../../browser.ts'
import { call, plantInput } from '../../call.ts'
import { nothingWaits } from '../offline/without-signal.ts'

/** An account for which no other test waters anything. */
const who = 'vizinha'

type Named = { id: number; slug: string; name: string }

async function aPlant(site: string, updates: object[] = []) {
  const json = { ...(await plantInput(site)), name: `Vaso ${Date.now().toString(36)}` }
  const as = { as: who, method: 'POST' }
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant`, { ...as, json })
  const plant = body as Named
  for (const update of updates)
    await call(`${site}/api/v1/plan-cultivation/plant/${plant.slug}/updates`, { ...as, json: update })
  return plant
}

/** As typed. */
const minutesAgo = (minutes: number) => {
  const moment = new Date(Date.now() - minutes * 60_000)
  return `${dayKey(moment)}T${formatTime(moment)}`
}

/** Keys act once their code is there, a moment after the page. */
const untilShown = (page: Page, key: string, shown: string) =>
  expect
    .poll(async () => {
      await page.keyboard.press(key)
      return page.locator(shown).count()
    })
    .toBe(1)

const aPhoto = async () => ({
  name: 'folha.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#4d7c3a' } })
    .jpeg()
    .toBuffer(),
})

test('from anywhere a watering like the last one is two taps, and undone with a third', async ({ site, open }) => {
  const plant = await aPlant(site, [
    { kind: 'rega', measures: { volume_ml: { value: 750.5 } }, happened_at: minutesAgo(2 * 24 * 60) },
  ])
  const page = await open(who)
  await page.goto('/perfil/editar')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  // Selected already, but when this test ran before.
  await page.getByLabel('Onde', { exact: true }).selectOption({ label: plant.name })
  await page.getByRole('button', { name: 'Rega igual à última' }).click()
  await page.getByText(`Rega registrada em ${plant.name}.`).waitFor()
  expect(new URL(page.url()).pathname).toBe('/perfil/editar')
  const journal = `/cultivo/planta/${plant.slug}/atualizacoes`
  const lines = page.locator('section[aria-labelledby=linha]').getByText('750,5 ml')
  await page.goto(journal)
  await expect.poll(() => lines.count()).toBe(2)
  // On a keyboard, on the thing of the page.
  await untilShown(page, 'n', '#menu-adicionar:popover-open')
  await page.getByRole('button', { name: 'Rega igual à última' }).click()
  await expect.poll(() => lines.count()).toBe(3)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => lines.count()).toBe(2)
  // In the tent, without signal: it waits on the phone and is sent once.
  await untilShown(page, 'n', '#menu-adicionar:popover-open')
  const again = page.getByRole('button', { name: 'Rega igual à última' })
  await again.waitFor()
  await page.context().setOffline(true)
  await again.click()
  await page.getByText('Salvamos no celular').waitFor()
  await page.context().setOffline(false)
  await page.goto('/cultivo/a-enviar')
  await nothingWaits(page)
  await page.goto(journal)
  await expect.poll(() => lines.count()).toBe(3)
})

test('what is typed and chosen stays when another activity is chosen; a photo from the sheet opens in its form', async ({
  site,
  open,
}) => {
  const plant = await aPlant(site)
  const page = await open(who)
  await page.goto(`/cultivo/planta/${plant.slug}`)
  const add = page.getByRole('button', { name: 'Adicionar' })
  await add.click()
  const sheet = page.locator('#menu-adicionar:popover-open')
  await sheet.getByText('Onde').waitFor()
  // A tap beside the sheet closes it, and does not press what lies there.
  const photos = await page.getByRole('link', { name: 'Fotos', exact: true }).boundingBox()
  if (!photos) throw new Error('No tab is shown.')
  await page.mouse.click(photos.x + photos.width / 2, photos.y + photos.height / 2)
  await sheet.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(`/cultivo/planta/${plant.slug}`)
  await add.click()
  await sheet.getByText('Onde').waitFor()
  await sheet.locator('input[type=file]').setInputFiles(await aPhoto())
  const photo = page.locator('input[type=hidden][name=photo_ids]')
  await expect.poll(() => photo.count()).toBe(1)
  const kinds = page.getByRole('navigation', { name: 'O que você fez?' })
  const choose = (label: string) => kinds.getByRole('link', { name: label, exact: true }).first().click()
  await choose('Nota')
  await page.getByLabel('O que aconteceu?').fill('Folhas novas, todas verdes.')
  await choose('Medição')
  await page.getByLabel('Temperatura', { exact: true }).fill('24,5')
  await choose('Nota')
  await expect.poll(() => page.getByLabel('O que aconteceu?').inputValue()).toBe('Folhas novas, todas verdes.')
  await choose('Medição')
  expect(await page.getByLabel('Temperatura', { exact: true }).inputValue()).toBe('24,5')
  expect(await photo.count()).toBe(1)
  const submit = page.getByRole('button', { name: 'Registrar', exact: true })
  expect(await submit.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
  await submit.click()
  await page.getByText('Atualização registrada.').waitFor()
  const line = page.locator('section[aria-labelledby=linha] li').first()
  for (const words of ['Medição', '24,5 °C', 'Folhas novas, todas verdes.'])
    await line.getByText(words).first().waitFor()
  await expect.poll(() => line.locator('img').count()).toBeGreaterThan(0)
})

test('keys open the search and say what they do', async ({ open }) => {
  const page = await open(who, { width: 1440 })
  await page.goto('/cultivo/plantas')
  await untilShown(page, '?', 'dialog[open]')
  await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const box = page.locator('main input[type=search]')
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('n?')
  expect(await box.inputValue()).toBe('n?')
})
