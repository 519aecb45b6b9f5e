import axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from './browser.ts'
import { call, newPlant } from './call.ts'
import { faultsOf } from './screens/faults.ts'

type Uploaded = { id: number; url: string }

/** Black and white stripes from edge to edge, as fine as letters. */
async function stripes() {
  const [width, height] = [900, 600]
  const data = Buffer.alloc(width * height)
  for (let at = 0; at < data.length; at++) data[at] = Math.floor((at % width) / 6) % 2 ? 255 : 0
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

async function aPublicPlantWithPhoto(site: string) {
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await stripes())]), 'listras.png')
  const upload = await call(`${site}/api/v1/file/photo`, { method: 'POST', as: 'grower', body: form })
  const { id } = upload.body as unknown as Uploaded
  const plant = await newPlant(site, { name: `Listrada ${Date.now().toString(36)}`, photo_ids: [id], private: false })
  return { plant, id, url: await addressOf(site, plant.slug) }
}

const addressOf = async (site: string, slug: string) => {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${slug}`)
  return (body.photos as { document: Uploaded }[])[0]?.document.url ?? ''
}

/** Drags between two places of the photo, in shares of it. */
async function drag(page: Page, stage: Locator, from: [number, number], to: [number, number]) {
  await stage.scrollIntoViewIfNeeded()
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 6 })
  await page.mouse.up()
}

/** The spread of brightness in a part of the photo at an address: stripes have over 100. */
async function spreadAt(address: string, at: { left: number; top: number }) {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  const inside = await sharp(bytes)
    .extract({ ...at, width: 100, height: 60 })
    .png()
    .toBuffer()
  return (await sharp(inside).stats()).channels[0]?.stdev ?? 0
}

const stageOf = (page: Page) => page.getByRole('group', { name: 'Foto com as partes marcadas' })

test('on a phone: from the large photo to the page, drag, see, hide; the old address is dead and visitors see the new', async ({
  site,
  open,
}) => {
  const { plant, url } = await aPublicPlantWithPhoto(site)
  const address = `/cultivo/planta/${plant.slug}`
  expect((await call(site + address)).text).toContain(url)
  expect(await spreadAt(site + url, { left: 400, top: 270 })).toBeGreaterThan(60)
  const page = await open('grower', { width: 360 })
  await page.addInitScript(axe.source)
  await page.goto(address)
  await page.getByRole('link', { name: /foto 1 de 1/ }).click()
  await page.getByRole('link', { name: 'Esconder uma parte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Esconder uma parte da foto' }).waitFor()
  const stage = stageOf(page)
  await drag(page, stage, [0.3, 0.3], [0.7, 0.7])
  await page.getByRole('button', { name: /^Parte 1, a 30 % da esquerda e 30 % do alto, 40 % de largura/ }).waitFor()
  await page.getByRole('button', { name: 'Ver como fica' }).click()
  expect(await faultsOf(page, address)).toEqual([])
  await page.getByRole('button', { name: 'Esconder para sempre' }).click()
  await page.getByText('Confirme que entendeu').waitFor()
  expect(await page.getByRole('button', { name: /^Parte 1/ }).count()).toBe(1)
  await page.getByLabel('Entendi: o que está embaixo some para sempre.').check()
  await page.getByRole('button', { name: 'Esconder para sempre' }).click()
  await page.waitForURL(`**${address}`)
  const after = await addressOf(site, plant.slug)
  expect((await call(site + url)).status).toBe(404)
  const visited = (await call(site + address)).text
  expect([visited.includes(url), visited.includes(after)]).toEqual([false, true])
  expect(await spreadAt(site + after, { left: 400, top: 270 })).toBeLessThan(14)
  expect(await spreadAt(site + after, { left: 50, top: 20 })).toBeGreaterThan(60)
})

test('with keys alone: a new part, moved, sized, taken away', async ({ site, open }) => {
  const { id } = await aPublicPlantWithPhoto(site)
  const page = await open('grower', { width: 1440 })
  await page.goto(`/cultivo/foto/${id}/esconder`)
  await page.getByRole('button', { name: 'Nova parte' }).focus()
  await page.keyboard.press('Enter')
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp'])
    await page.keyboard.press(key)
  await page
    .getByRole('button', { name: 'Parte 1, a 36 % da esquerda e 41 % do alto, 32 % de largura e 19 % de altura' })
    .waitFor()
  await page.keyboard.press('Delete')
  expect(await page.getByRole('button', { name: /^Parte 1/ }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Nova parte')
})

test('a photo just chosen in a form: hidden before the form is sent, which loses nothing', async ({ site, open }) => {
  const plant = await newPlant(site, { name: `Formulário ${Date.now().toString(36)}`, private: false })
  const page = await open('grower', { width: 360 })
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=foto`)
  await page.getByLabel('Observação').fill('Nova folha')
  const file = { name: 'listras.png', mimeType: 'image/png', buffer: await stripes() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'Esconder uma parte da foto 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esconder uma parte' })
  await drag(page, stageOf(page), [0.2, 0.2], [0.8, 0.8])
  await dialog.getByText('Isto não tem volta').waitFor()
  await dialog.getByRole('button', { name: 'Esconder para sempre' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('img[alt="foto 1"][src*="/midia/"]').waitFor()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Atualização registrada.').waitFor()
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${plant.slug}/updates`)
  const [update] = body.data as { text: string; photos: { document: Uploaded }[] }[]
  expect(update?.text).toBe('Nova folha')
  expect(await spreadAt(site + update?.photos[0]?.document.url, { left: 400, top: 270 })).toBeLessThan(14)
})

test('without scripts: chosen in the album, typed in percent, seen first, refused beside its number, then hidden', async ({
  site,
  open,
}) => {
  const { plant, url } = await aPublicPlantWithPhoto(site)
  const page = await open('grower', { width: 360, javaScriptEnabled: false })
  await page.goto(`/cultivo/planta/${plant.slug}/fotos`)
  await page.getByRole('link', { name: 'Esconder parte de uma foto' }).click()
  await page
    .getByRole('link', { name: new RegExp(plant.name) })
    .last()
    .click()
  const first = page.getByRole('group', { name: 'Parte 1' })
  const type = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await first.getByLabel(label).fill(value)
  }
  await type({ 'Da esquerda': '30', 'Do alto': '30', Largura: '90', Altura: '40' })
  await page.getByLabel('Entendi').check()
  await page.getByRole('button', { name: 'Esconder para sempre' }).click()
  expect(await page.locator('[data-error-of="parts[0].width"]').textContent()).toBe(
    'A parte precisa ficar dentro da foto.',
  )
  expect(await first.getByLabel('Altura').inputValue()).toBe('40')
  await type({ Largura: '40,5' })
  await page.getByRole('button', { name: 'Ver onde fica' }).click()
  expect(await page.locator('span[style*="40.5%"]').count()).toBe(1)
  expect(await first.getByLabel('Largura').inputValue()).toBe('40,5')
  expect((await call(site + url)).status).toBe(200)
  await page.getByLabel('Entendi').check()
  await page.getByRole('button', { name: 'Esconder para sempre' }).click()
  await page.waitForURL(`**/cultivo/planta/${plant.slug}/fotos`)
  expect((await call(site + url)).status).toBe(404)
  expect(await spreadAt(site + (await addressOf(site, plant.slug)), { left: 400, top: 270 })).toBeLessThan(14)
})

test('somebody else’s photo is no page; its grower’s visitors find no way to it', async ({ site }) => {
  const { plant, id } = await aPublicPlantWithPhoto(site)
  expect((await call(`${site}/api/v1/file/photo/${id}`, { as: 'vizinha' })).status).toBe(404)
  expect((await call(`${site}/cultivo/planta/${plant.slug}/fotos`)).text).not.toContain('Esconder')
})
