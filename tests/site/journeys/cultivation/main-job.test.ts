import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from '../../browser.ts'
import { openMenu } from '../../open-menu.ts'
import { lastLink } from '../../outbox.ts'
import { confirmEmail, fillRegistration } from '../../sign-up.ts'

const aPhoto = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#4d7c3a' } })
    .jpeg()
    .toBuffer(),
})

/** From a page that requires login back to the same page, through registration and mailbox. */
async function openAccount(page: Page, site: string) {
  const nickname = `ana${Date.now().toString(36)}`
  // Asked where one reads, not where one signs in.
  await page.goto('/banca')
  await page.getByRole('button', { name: 'Só o necessário' }).click()
  await page.goto('/cultivo/add-planta')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /criar conta/i }).click()
  await page.waitForURL(/auth\/register/)
  await fillRegistration(page, nickname)
  await page.waitForURL(/confirmacao-email/)
  await confirmEmail(page, await lastLink(site, `${nickname}@exemplo.com`))
  await page.waitForURL(/add-planta/)
}

/** Creates a plant in the open form, with two photos and a journal entry. */
async function plantWithPhotos(page: Page) {
  const photos = [await aPhoto('um.jpg'), await aPhoto('dois.jpg')]
  await page.locator('input[type=file]').first().setInputFiles(photos)
  await expect.poll(() => page.locator('input[type=hidden][name=photo_ids]').count()).toBe(2)
  await page.getByLabel('Nome').fill('Primeira')
  await page.getByRole('radio', { name: 'Vegetativo' }).check({ force: true })
  await page.getByRole('button', { name: 'Criar planta' }).click()
  await page.waitForURL(/\/cultivo\/planta\/primeira/)
  await page.getByRole('heading', { level: 1, name: 'Primeira' }).waitFor()
  const address = new URL(page.url()).pathname
  await page.goto(`${address}/atualizacoes`)
  await page.getByLabel('O que aconteceu?').fill('Brotou o primeiro par de folhas.')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Brotou o primeiro par de folhas.').waitFor()
  return address
}

/** Toggles the plant's visibility. */
async function turn(page: Page, address: string, said: string) {
  // Waits for this view to be counted, or the next look would take its answer for its own.
  await look(page, address)
  await openMenu(page, 'Mais sobre')
  await page.getByRole('switch').click()
  if (said.includes('qualquer pessoa')) await page.getByRole('button', { name: 'Tornar público' }).click()
  await page.getByText(said).waitFor()
}

/** Opens the plant, which counts a view, and returns the count shown. */
async function look(page: Page, address: string) {
  const counted = page.waitForResponse((response) => response.url().endsWith('/social/views'))
  expect((await page.goto(address))?.status()).toBe(200)
  return ((await (await counted).json()) as { views_count: number }).views_count
}

const heartOf = (page: Page) => page.getByRole('button', { name: /^Salve para/ }).first()
const savesOn = async (page: Page) => Number(/(\d+)$/.exec((await heartOf(page).textContent()) ?? '')?.[1])

test('a person registers, confirms by the mailed link, creates a plant with photos, writes an update; others see it only while it is public, are counted, and their save is seen at once', async ({
  open,
  site,
}) => {
  const page = await open()
  await openAccount(page, site)
  const address = await plantWithPhotos(page)

  const neighbour = await open('vizinha')
  const visitor = await open()
  for (const other of [neighbour, visitor]) expect((await other.goto(address))?.status()).toBe(404)

  await turn(page, address, 'Agora qualquer pessoa vê esta planta.')
  expect(await look(page, address), 'its grower does not count').toBe(0)
  expect(await look(visitor, address)).toBe(1)
  await expect.poll(() => visitor.locator('main img[src^="/midia/"]').count()).toBeGreaterThan(0)
  expect(await look(visitor, address), 'once a day').toBe(1)
  expect(await look(neighbour, address)).toBe(2)
  await neighbour.getByText('Brotou o primeiro par de folhas.').waitFor()

  // The cached page for visitors contains no viewer, and its scripts run.
  await heartOf(visitor).click()
  await visitor.getByRole('dialog').getByText('Você precisa estar logado para curtir!').waitFor()
  expect(await savesOn(page)).toBe(0)
  await heartOf(neighbour).click()
  await expect.poll(() => savesOn(page), { message: 'while her page is open' }).toBe(1)
  await expect.poll(() => savesOn(neighbour)).toBe(1)
  await neighbour.reload()
  await expect.poll(() => heartOf(neighbour).getAttribute('aria-pressed')).toBe('true')

  await turn(page, address, 'Agora só você vê esta planta.')
  for (const other of [visitor, neighbour])
    expect((await other.goto(address))?.status(), 'the cached page is purged at once').toBe(404)
})
