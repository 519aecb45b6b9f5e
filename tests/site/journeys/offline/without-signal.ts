import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { call, newPlant } from '../../call.ts'

/** Waits until the phone has what it needs without signal: the service worker with the offline page, and the kit. */
export async function packed(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(() => Number(localStorage.getItem('grower-kit')) > 0)
}

type Line = { id: number; kind: string; text: string; photos: unknown[]; measures: Record<string, { value: number }> }

/** What a plant's journal holds, the newest first. */
export async function journalOf(site: string, slug: string) {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, { as: 'grower' })
  return body as unknown as { total: number; data: Line[] }
}

/** Waits until what was sent has arrived: so many lines in the plant's journal. */
export const untilNoted = (site: string, slug: string, total = 1) =>
  expect.poll(async () => (await journalOf(site, slug)).total, { timeout: 10_000 }).toBe(total)

/** Another hand, or another phone, notes a watering. */
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

/** Named so that it comes first where plants are listed. */
export const aPlant = (site: string) => newPlant(site, { name: `A sem sinal ${Date.now().toString(36)}` })

/** A plant's form, of a watering unless another is named, ready to be used without signal. */
export async function wateringForm(page: Page, slug: string, kind = 'rega') {
  await page.goto(`/cultivo/planta/${slug}/atualizacoes?tipo=${kind}`)
  await packed(page)
}

export async function water(page: Page, volume: string) {
  await page.getByLabel('Volume').filter({ visible: true }).first().fill(volume)
  await page.getByRole('button', { name: 'Registrar' }).click()
}

type Phone = { site: string; open: (account?: string) => Promise<Page> }

/** A new plant of the grower, and its form on a phone that is ready for being without signal. */
export async function anOpenForm({ site, open }: Phone) {
  const plant = await aPlant(site)
  const page = await open('grower')
  await wateringForm(page, plant.slug)
  return { plant, page }
}

/** With the signal back the server refused what was sent: the page where that is looked at. */
export async function lookAtRefused(page: Page, count = 1) {
  await page.context().setOffline(false)
  await page.getByRole('link', { name: `${count} para conferir` }).click()
  await page.waitForURL('**/cultivo/a-enviar')
}

export const nothingWaits = (page: Page) => page.getByText('Nada espera aqui').waitFor()

/** Where the queue sends its acts. */
export const SENDING = /a-enviar\/envio/

/** Throws away what a card shows, after the question. */
export async function discard(page: Page, act: Locator) {
  await act.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
}

export const card = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()

export const pill = (page: Page) => page.getByRole('link', { name: /^\d+ (a enviar|para conferir)$/ })

/** A photo as a file that a person chooses; a text that calls itself one is none. */
export const aPhotoFile = async (name = 'folha.jpg', color = '#4d7c3a') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
})
export const noPhotoFile = { name: 'lama.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto não é uma foto') }

type Files = { name: string; mimeType: string; buffer: Buffer }[]

/** Chooses photos in the form that is open. */
export async function choosePhotos(page: Page, files: Files) {
  const more = page.getByText('Observação, fotos ou outro momento')
  if ((await more.count()) && !(await page.getByRole('button', { name: 'Escolher fotos' }).isVisible()))
    await more.click()
  await page.getByLabel('Arquivos de fotos').setInputFiles(files)
}

/** A watering with photos, on a form that is open without signal. */
export async function waterWithPhotos(page: Page, files: Files) {
  await choosePhotos(page, files)
  await page
    .getByText('Vai com o registro.')
    .nth(files.length - 1)
    .waitFor()
  await water(page, '600')
  await page.getByText('Guardado no telefone').waitFor()
}

/** What each line of a plant's journal is, and with how many photos. */
export const photosOf = async (site: string, slug: string) =>
  (await journalOf(site, slug)).data.map(({ kind, photos }) => `${kind} ${photos.length}`).sort()
