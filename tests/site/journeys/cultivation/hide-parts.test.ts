import axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from '../../browser.ts'
import { call, newPlant } from '../../call.ts'
import { faultsAmidUse } from '../../screens/faults.ts'

type Uploaded = { id: number; url: string }

/** Black and white stripes from edge to edge, as fine as letters. */
async function stripes() {
  const [width, height] = [900, 600]
  const data = Buffer.alloc(width * height)
  for (let at = 0; at < data.length; at++) data[at] = Math.floor((at % width) / 6) % 2 ? 255 : 0
  const buffer = await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return { name: 'listras.png', mimeType: 'image/png', buffer }
}

/** Drags between two points of the photo, in fractions of it. */
async function drag(page: Page, stage: Locator, from: [number, number], to: [number, number]) {
  await stage.scrollIntoViewIfNeeded()
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 6 })
  await page.mouse.up()
}

/** Standard deviation of brightness in a part of the photo at a URL: stripes have over 100. */
async function spreadAt(address: string, at: { left: number; top: number }) {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  const inside = await sharp(bytes)
    .extract({ ...at, width: 100, height: 60 })
    .png()
    .toBuffer()
  return (await sharp(inside).stats()).channels[0]?.stdev ?? 0
}

/** Upper bound for a pixelated part. */
const mosaic = 30

const stageOf = (page: Page) => page.getByRole('group', { name: 'Foto com as partes marcadas' })

/** In an update's form: a photo is chosen, its right side hidden, then submitted with the typed text. */
async function hideWhileChoosing(page: Page, slug: string) {
  await page.goto(`/cultivo/planta/${slug}/atualizacoes?tipo=foto`)
  await page.getByLabel('Observação').fill('Nova folha')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await stripes())
  await page.getByRole('button', { name: 'Esconder uma parte da foto 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esconder uma parte' })
  await drag(page, stageOf(page), [0.6, 0.2], [0.95, 0.8])
  await dialog.getByText('Não dá para desfazer').waitFor()
  await dialog.getByRole('button', { name: 'Esconder para sempre' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('img[alt="foto 1"][src*="/midia/"]').waitFor()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Atualização registrada.').waitFor()
}

/** A part is added, moved, resized and removed by keyboard alone. */
async function byKeys(page: Page) {
  await page.getByRole('button', { name: 'Nova parte' }).focus()
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp'])
    await page.keyboard.press(key)
  await page
    .getByRole('button', { name: 'Parte 1, a 36 % da esquerda e 41 % do alto, 32 % de largura e 19 % de altura' })
    .waitFor()
  await page.keyboard.press('Delete')
  await expect.poll(() => page.getByRole('button', { name: /^Parte 1/ }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Nova parte')
}

/** A part is dragged, previewed, and hidden after confirming that it is irreversible. */
async function byHand(page: Page, address: string) {
  await drag(page, stageOf(page), [0.1, 0.3], [0.4, 0.7])
  await page.getByRole('button', { name: /^Parte 1, a 10 % da esquerda e 30 % do alto, 30 % de largura/ }).waitFor()
  await page.getByRole('button', { name: 'Ver como fica' }).click()
  expect(await faultsAmidUse(page, address)).toEqual([])
  await page.getByRole('button', { name: 'Esconder para sempre' }).click()
  await page.getByText('Marque que você entendeu').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Parte 1/ }).count()).toBe(1)
  await page.getByLabel('Entendi que o que está por baixo some para sempre.').check()
  await page.getByRole('button', { name: 'Esconder para sempre' }).click()
  await page.waitForURL(`**${address}`)
}

const [left, middle, right] = [
  { left: 170, top: 270 },
  { left: 420, top: 20 },
  { left: 640, top: 270 },
]

test('parts of a photo are hidden: in the form that sends it, then on its own page, with keys and by hand; the old address is dead and visitors see the new', async ({
  site,
  open,
}) => {
  const { slug } = await newPlant(site, { name: `Listrada ${Date.now().toString(36)}`, private: false })
  const address = `/cultivo/planta/${slug}/fotos`
  const lastUpdate = async () => {
    const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`)
    const [update] = body.data as [{ text: string; photos: [{ document: Uploaded }] }]
    return { text: update.text, url: update.photos[0].document.url }
  }
  const page = await open('grower', { width: 360 })
  await page.addInitScript(axe.source)
  await hideWhileChoosing(page, slug)
  const { text, url } = await lastUpdate()
  expect(text).toBe('Nova folha')
  expect(await spreadAt(site + url, right)).toBeLessThan(mosaic)
  expect(await spreadAt(site + url, left)).toBeGreaterThan(60)
  expect((await call(site + address)).text).toContain(url)

  // From the lightbox to the page.
  await page.goto(address)
  await page
    .getByRole('link', { name: /^Listrada/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'Esconder uma parte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Esconder uma parte da foto' }).waitFor()
  await byKeys(page)
  await byHand(page, address)
  const after = (await lastUpdate()).url
  expect((await call(site + url)).status).toBe(404)
  const visited = (await call(site + address)).text
  expect([visited.includes(url), visited.includes(after)]).toEqual([false, true])
  for (const hidden of [left, right]) expect(await spreadAt(site + after, hidden)).toBeLessThan(mosaic)
  expect(await spreadAt(site + after, middle)).toBeGreaterThan(60)
})
