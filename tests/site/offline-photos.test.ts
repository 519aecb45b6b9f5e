import type { Page } from 'playwright-core'
import { expect, signIn, test } from './browser.ts'
import { call } from './call.ts'
import {
  anOpenForm,
  aPhotoFile,
  aPlant,
  card,
  choosePhotos,
  discard,
  journalOf,
  lookAtRefused,
  noPhotoFile,
  packed,
  water,
  wateringForm,
} from './without-signal.ts'

/** A watering with photos that waits on a phone without signal. */
async function withPhotos(page: Page, slug: string, files: Parameters<typeof choosePhotos>[1]) {
  await wateringForm(page, slug)
  await page.context().setOffline(true)
  await choosePhotos(page, files)
  await page
    .getByText('Vai com o registro.')
    .nth(files.length - 1)
    .waitFor()
  await water(page, '600')
  await page.getByText('Guardado no telefone').waitFor()
}

/** A watering that waits without signal, whose photo went up while there still was some. */
async function withUploadedPhoto(phone: Parameters<typeof anOpenForm>[0]) {
  const { plant, page } = await anOpenForm(phone)
  await choosePhotos(page, [await aPhotoFile()])
  const photo = page.locator('input[name=photo_ids]')
  await photo.waitFor({ state: 'attached' })
  const id = await photo.inputValue()
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  return { plant, page, id }
}

/** In each document: the server takes the first upload of the queue, and its answer never arrives. */
function loseFirstUpload() {
  const { fetch } = window
  window.fetch = async (to, options) => {
    const answer = await fetch(to, options)
    if (!String(to).includes('/file/photo') || 'lost' in window) return answer
    Object.assign(window, { lost: true })
    sessionStorage.setItem('lost', String(Number(sessionStorage.getItem('lost')) + 1))
    throw new TypeError('Failed to fetch')
  }
}

const photosOf = async (site: string, slug: string) =>
  (await journalOf(site, slug)).data.map(({ kind, photos }) => `${kind} ${photos.length}`).sort()

test('photos chosen without signal are kept, shown, and sent with their act: once, though an answer is lost', async ({
  site,
  open,
}) => {
  const plant = await aPlant(site)
  const page = await open('grower')
  await page.addInitScript(loseFirstUpload)
  await withPhotos(page, plant.slug, [await aPhotoFile(), await aPhotoFile('flor.jpg', '#b5651d')])
  await page.goto('/cultivo/a-enviar')
  await page.getByRole('heading', { name: 'A enviar' }).waitFor()
  const thumbnails = card(page, '600 ml').getByRole('img')
  await expect.poll(() => thumbnails.count()).toBe(2)
  expect(
    await thumbnails.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(320)
  const ids: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/file/photo')) ids.push(answer.json().then(({ id }) => id))
  })
  await page.context().setOffline(false)
  await page.waitForURL('**/cultivo/a-enviar')
  await page.waitForFunction(() => 'lost' in window)
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await page.getByText('Nada espera aqui').waitFor()
  const photos = await Promise.all(ids)
  // The offline page may have begun to send before it gave way: its first answer is lost as well.
  const lost = await page.evaluate(() => Number(sessionStorage.getItem('lost')))
  expect(photos.length - lost, 'of the answers that arrived').toBe(2)
  expect(new Set(photos).size).toBe(2)
  expect(photos[1], 'the same photo').toBe(photos[0])
  expect(await photosOf(site, plant.slug)).toEqual(['rega 2'])
})

test('what is no photo holds nothing up: the act goes with the others, it stays by its name, is replaced or dropped', async ({
  site,
  open,
}) => {
  const page = await open('grower')
  for (const choice of ['replace', 'drop']) {
    const plant = await aPlant(site)
    await withPhotos(page, plant.slug, [noPhotoFile, await aPhotoFile()])
    await lookAtRefused(page)
    const left = card(page, `Foto · ${plant.name}`)
    await left.getByText('Rega já está no diário, sem a foto lama.jpg.').waitFor()
    await left.getByText('Isso não parece uma foto').waitFor()
    expect(await photosOf(site, plant.slug)).toEqual(['rega 1'])
    if (choice === 'replace') {
      await left.getByRole('button', { name: 'Corrigir' }).click()
      await page.getByText('Isso não parece uma foto').waitFor()
      await page.getByRole('button', { name: 'Tirar foto 1' }).click()
      await choosePhotos(page, [await aPhotoFile('clara.jpg')])
      await page.getByRole('button', { name: 'Guardar e enviar' }).click()
    } else {
      await discard(page, left)
    }
    await page.getByText('Nada espera aqui').waitFor()
    expect(await photosOf(site, plant.slug)).toEqual(choice === 'replace' ? ['foto 1', 'rega 1'] : ['rega 1'])
  }
})

test('a phone without room keeps the words and says which went missing', async ({ site, open }) => {
  const plant = await aPlant(site)
  const page = await open('grower')
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value: { photos?: unknown[] }, key?: IDBValidKey) {
      if ((value.photos?.length ?? 0) > 1) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await withPhotos(page, plant.slug, [await aPhotoFile(), await aPhotoFile('flor.jpg', '#b5651d')])
  await page.getByText('1 foto não coube no telefone').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => photosOf(site, plant.slug), { timeout: 10_000 }).toEqual(['rega 1'])
})

test('sent before its photo has arrived, it waits for it instead of going without', async ({ site, open }) => {
  const { plant, page } = await anOpenForm({ site, open })
  let first = true
  await page.route(/\/api\/v1\/file\/photo/, async (route) => {
    if (first) {
      first = false
      await new Promise((done) => setTimeout(done, 3000))
    }
    await route.continue().catch(() => undefined)
  })
  await choosePhotos(page, [await aPhotoFile()])
  await water(page, '600')
  await expect.poll(() => photosOf(site, plant.slug), { timeout: 10_000 }).toEqual(['rega 1'])
})

test('nobody else who uses the phone sees a photo that waits, nor is it sent as theirs', async ({ site, open }) => {
  const plant = await aPlant(site)
  const page = await open('grower')
  const context = page.context()
  await withPhotos(page, plant.slug, [await aPhotoFile()])
  await context.clearCookies()
  await signIn(context, site, 'vizinha')
  const upload = page.waitForResponse((response) => response.url().includes('/file/photo'))
  await context.setOffline(false)
  expect((await upload).status(), 'a tab that was left open uploads nothing in the name of another').toBe(401)
  await page.goto('/cultivo/a-enviar')
  await page.getByText('Nada espera aqui').waitFor()
  expect(await page.getByRole('main').locator('img[src^="blob:"]').count()).toBe(0)
  await context.clearCookies()
  await signIn(context, site, 'grower')
  await page.goto('/cultivo/a-enviar')
  await page.getByText('Nada espera aqui').waitFor()
  expect(await photosOf(site, plant.slug)).toEqual(['rega 1'])
})

test('a photo that was uploaded while there was signal, and swept since, goes up again from the phone', async ({
  site,
  open,
}) => {
  const { plant, page } = await withUploadedPhoto({ site, open })
  let uploads = 0
  await page.route(/\/api\/v1\/file\/photo/, (route) => {
    uploads++
    return route.continue()
  })
  const errors = { photo_ids: ['Uma das fotos não está mais disponível. Envie de novo.'] }
  await page.route(/a-enviar\/envio/, (route) =>
    uploads ? route.continue() : route.fulfill({ status: 422, json: { message: 'Confira.', errors } }),
  )
  await page.context().setOffline(false)
  await expect.poll(() => photosOf(site, plant.slug), { timeout: 10_000 }).toEqual(['rega 1'])
  expect(uploads).toBe(1)
})

test('a photo that another line of the journal has is attached once; the act says so and goes without it', async ({
  site,
  open,
}) => {
  const { plant, page, id } = await withUploadedPhoto({ site, open })
  const other = await aPlant(site)
  const used = await call(`${site}/api/v1/plan-cultivation/plant/${other.slug}/updates`, {
    as: 'grower',
    method: 'POST',
    json: { kind: 'foto', photo_ids: [Number(id)] },
  })
  expect(used.status).toBe(201)
  await lookAtRefused(page)
  await card(page, '600 ml').getByText('não está mais disponível').waitFor()
  await card(page, '600 ml').getByRole('button', { name: 'Corrigir' }).click()
  await page.getByRole('button', { name: 'Tirar foto 1' }).click()
  await page.getByRole('button', { name: 'Guardar e enviar' }).click()
  await page.getByText('Nada espera aqui').waitFor()
  expect(await photosOf(site, plant.slug)).toEqual(['rega 0'])
  expect(await photosOf(site, other.slug), 'attached once').toEqual(['foto 1'])
})

test('a photo of a camera is kept as large as the server keeps one', async ({ site, open }) => {
  const plant = await aPlant(site)
  const page = await open('grower')
  await page.goto('/cultivo')
  await packed(page)
  const sharp = (await import('sharp')).default
  const noise = Buffer.alloc(3000 * 2000 * 3)
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 2654435761) >>> 24
  const buffer = await sharp(noise, { raw: { width: 3000, height: 2000, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(3 * 1024 * 1024)
  await withPhotos(page, plant.slug, [{ name: 'grande.jpg', mimeType: 'image/jpeg', buffer }])
  await page.goto('/cultivo/a-enviar')
  const thumbnail = card(page, '600 ml').getByRole('img')
  await thumbnail.waitFor()
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
    2048,
  )
  await page.context().setOffline(false)
  await expect.poll(() => photosOf(site, plant.slug), { timeout: 20_000 }).toEqual(['rega 1'])
})
