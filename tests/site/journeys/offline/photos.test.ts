import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from '../../browser.ts'
import {
  aPhotoFile,
  aPlant,
  card,
  choosePhotos,
  noPhotoFile,
  nothingWaits,
  photosOf,
  water,
  wateringForm,
  waterWithPhotos,
} from './without-signal.ts'

/** Too large to be queued unscaled. */
async function aCameraFile() {
  const noise = Buffer.alloc(2400 * 1600 * 3)
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 2654435761) >>> 24
  const buffer = await sharp(noise, { raw: { width: 2400, height: 1600, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(3 * 1024 * 1024)
  return { name: 'grande.jpg', mimeType: 'image/jpeg', buffer }
}

/** The server handles the queue's first upload, but its response is lost. */
function loseFirstUpload() {
  const { fetch } = window
  window.fetch = async (to, options) => {
    const answer = await fetch(to, options)
    if (!String(to).includes('/file/photo') || sessionStorage.getItem('lost')) return answer
    sessionStorage.setItem('lost', 'true')
    throw new TypeError('Failed to fetch')
  }
}

/** Ids of the photos uploaded from now on, in order. */
function uploadsOf(page: Page) {
  const ids: Promise<number | undefined>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/file/photo')) ids.push(answer.json().then(({ id }) => id))
  })
  return async () => (await Promise.all(ids)).filter((id) => id !== undefined)
}

const widths = (page: Page) =>
  card(page, '600 ml')
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 'no picture')),
    )

/** Holds the first upload until the returned function is called. */
async function holdFirstUpload(page: Page) {
  const { promise: free, resolve: releaseUpload } = Promise.withResolvers<void>()
  let first = true
  await page.route(/\/api\/v1\/file\/photo/, async (route) => {
    if (first) {
      first = false
      await free
    }
    // Its page may be closed by then.
    await route.continue().catch(() => undefined)
  })
  return releaseUpload
}

async function replaceRefused(page: Page, plant: { name: string }) {
  const left = card(page, `Foto · ${plant.name}`)
  await left.getByText('Rega já está no diário, sem a foto lama.jpg.').waitFor()
  await left.getByText('Isso não parece uma foto').waitFor()
  await left.getByRole('button', { name: 'Corrigir' }).click()
  await page.getByText('Isso não parece uma foto').waitFor()
  await page.getByRole('button', { name: 'Remover foto 1' }).click()
  await choosePhotos(page, [await aPhotoFile('clara.jpg')])
  await page.getByRole('button', { name: 'Salvar e enviar' }).click()
  await nothingWaits(page)
}

test('photos chosen without signal are shown and sent with their act: each once, though an answer is lost; what is no photo holds nothing up', async ({
  site,
  open,
}) => {
  const plant = await aPlant(site)
  const page = await open('grower')
  await page.addInitScript(loseFirstUpload)
  await wateringForm(page, plant.slug)
  await page.context().setOffline(true)
  await waterWithPhotos(page, [await aPhotoFile(), noPhotoFile, await aCameraFile()])
  await page.goto('/cultivo/a-enviar')
  await page.getByRole('heading', { name: 'A enviar' }).waitFor()
  const kept = page.getByRole('main').getByRole('img', { name: /^Foto \d$/ })
  await expect.poll(() => kept.count()).toBe(3)
  const asServed = { message: 'what a camera took is as large as the server keeps it' }
  await expect.poll(() => widths(page), asServed).toEqual([320, 'no picture', 2048])

  const uploaded = uploadsOf(page)
  await page.context().setOffline(false)
  await page.waitForURL('**/cultivo/a-enviar')
  await page.waitForFunction(() => sessionStorage.getItem('lost'))
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await card(page, `Foto · ${plant.name}`).waitFor()
  const [lost, again, large, ...more] = await uploaded()
  expect(again, 'the same photo').toBe(lost)
  expect(large).not.toBe(lost)
  expect(more).toEqual([])
  expect(await photosOf(site, plant.slug)).toEqual(['rega 2'])
  await replaceRefused(page, plant)
  expect(await photosOf(site, plant.slug)).toEqual(['foto 1', 'rega 2'])

  const releaseUpload = await holdFirstUpload(page)
  await wateringForm(page, plant.slug)
  await choosePhotos(page, [await aPhotoFile('flor.jpg', '#b5651d')])
  await water(page, '700')
  await page.getByRole('button', { name: /^Enviando foto 1 de 1/ }).waitFor()
  expect(await photosOf(site, plant.slug), 'sent before its photo is there, it waits for that').toHaveLength(2)
  releaseUpload()
  await expect.poll(() => photosOf(site, plant.slug)).toEqual(['foto 1', 'rega 1', 'rega 2'])
})
