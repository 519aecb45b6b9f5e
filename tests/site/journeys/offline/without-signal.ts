import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { call, newPlant } from '../../call.ts'

/** Waits until the phone is ready for offline use: service worker with the offline page, and offline data. */
export async function packed(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(() => Number(localStorage.getItem('grower-kit')) > 0)
}

type Line = { id: number; kind: string; text: string; photos: unknown[]; measures: Record<string, { value: number }> }

/** A plant's journal, newest first. */
export async function journalOf(site: string, slug: string) {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, { as: 'grower' })
  return body as unknown as { total: number; data: Line[] }
}

/** Waits until the plant's journal has that many entries. */
export const untilNoted = (site: string, slug: string, total = 1) =>
  expect.poll(async () => (await journalOf(site, slug)).total).toBe(total)

/** Logs a watering by API, as from another device. */
export const watered = (site: string, slug: string, volume: number) =>
  call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, {
    as: 'grower',
    method: 'POST',
    json: { kind: 'rega', measures: { volume_ml: { value: volume } } },
  })

export const deletePlant = async (site: string, slug: string) => {
  const gone = await call(`${site}/api/v1/plan-cultivation/plant/${slug}`, { as: 'grower', method: 'DELETE' })
  if (gone.status >= 300) throw new Error(`the plant stayed: ${gone.text}`)
}

/** Named so that it sorts first in lists of plants. */
export const aPlant = (site: string) => newPlant(site, { name: `A sem sinal ${Date.now().toString(36)}` })

/** A plant's log form (watering by default), loaded and ready for offline use. */
export async function wateringForm(page: Page, slug: string, kind = 'rega') {
  await page.goto(`/cultivo/planta/${slug}/atualizacoes?tipo=${kind}`)
  await packed(page)
}

export async function water(page: Page, volume: string) {
  await page.getByLabel('Volume', { exact: true }).filter({ visible: true }).first().fill(volume)
  await page.getByRole('button', { name: 'Registrar' }).click()
}

type Phone = { site: string; open: (account?: string) => Promise<Page> }

/** A new plant of the grower, and its form on a phone ready for offline use. */
export async function anOpenForm({ site, open }: Phone) {
  const plant = await aPlant(site)
  const page = await open('grower')
  await wateringForm(page, plant.slug)
  return { plant, page }
}

/** Back online the server rejected the queued entries: opens the page to review them. */
export async function lookAtRefused(page: Page, count = 1) {
  await page.context().setOffline(false)
  await page.getByRole('link', { name: `${count} para conferir` }).click()
  await page.waitForURL('**/cultivo/a-enviar')
}

export const nothingWaits = (page: Page) => page.getByText('Não há nada para enviar.').waitFor()

/** URL to which the queue posts. */
export const SENDING = /a-enviar\/envio/

/** Discards a card's entry, with confirmation. */
export async function discard(page: Page, act: Locator) {
  await act.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
}

export const card = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()

export const pill = (page: Page) => page.getByRole('link', { name: /^\d+ (a enviar|para conferir)$/ })

/** A photo as a chosen file, and a text file with a photo's name. */
export const aPhotoFile = async (name = 'folha.jpg', color = '#4d7c3a') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
})
export const noPhotoFile = { name: 'lama.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto não é uma foto') }

type Files = { name: string; mimeType: string; buffer: Buffer }[]

/** Chooses photos in the open form. */
export async function choosePhotos(page: Page, files: Files) {
  const more = page.getByText('Observação, fotos ou outro momento')
  if ((await more.count()) && !(await page.getByRole('button', { name: 'Escolher fotos' }).isVisible()))
    await more.click()
  await page.getByLabel('Arquivos de fotos').setInputFiles(files)
}

/** Logs a watering with photos in the open form, offline. */
export async function waterWithPhotos(page: Page, files: Files) {
  await choosePhotos(page, files)
  await page
    .getByText('Vai junto com a atualização.')
    .nth(files.length - 1)
    .waitFor()
  await water(page, '600')
  await page.getByText('Salvo no celular').waitFor()
}

/** Kind and number of photos of each journal entry. */
export const photosOf = async (site: string, slug: string) =>
  (await journalOf(site, slug)).data.map(({ kind, photos }) => `${kind} ${photos.length}`).sort()
