import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '../../browser.ts'
import { call, newPlant } from '../../call.ts'
import { onSlowLine, tap, tapAt } from '../../touch.ts'

type Phone = { site: string; open: (account?: string, look?: object) => Promise<Page> }

const glass = { width: 360, touch: true }

/** As a camera makes it: on a slow line it takes seconds. */
async function aLargePhoto(name: string) {
  const noise = Buffer.alloc(500 * 400 * 3)
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 2654435761) >>> 24
  const buffer = await sharp(noise, { raw: { width: 500, height: 400, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(100_000)
  return { name, mimeType: 'image/jpeg', buffer }
}

type Update = { text: string; photos: unknown[] }

const journalOf = async (site: string, slug: string) =>
  (await call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, { as: 'grower' })).body.data as Update[]

const underWay = (page: Page, of: number) =>
  page.getByRole('button', { name: new RegExp(`^Enviando foto \\d de ${of}… \\d+\\s%$`) }).waitFor()

/** Sent while its photos upload, a note waits for them and says how far it is; who leaves then leaves nothing behind. */
async function photosAreAwaited({ site, open }: Phone) {
  const plant = await newPlant(site, { name: 'Fotogênica' })
  const page = await open('grower', glass)
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=nota`)
  await onSlowLine(page)
  await page.getByLabel('Arquivos de fotos').setInputFiles([await aLargePhoto('a.jpg'), await aLargePhoto('b.jpg')])
  await tap(page, page.getByRole('button', { name: 'Registrar' }))
  await underWay(page, 2)
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  await page.getByRole('link', { name: 'Fotogênica' }).first().click()
  await page.getByText('continua sendo enviada').waitFor()
  // Photos say enough: a note without words.
  await expect.poll(() => journalOf(site, plant.slug)).toMatchObject([{ text: '', photos: [{}, {}] }])
}

/** The tab of a form dies while its photo uploads: it is sent once, with it, when the site opens again. */
async function tabThatDies({ site, open }: Phone) {
  const plant = await newPlant(site, { name: 'Descartada' })
  const page = await open('grower', glass)
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=foto`)
  await onSlowLine(page)
  await page.getByLabel('Arquivos de fotos').setInputFiles(await aLargePhoto('a.jpg'))
  await page.getByLabel('Observação').fill('Antes de morrer.')
  await tap(page, page.getByRole('button', { name: 'Registrar' }))
  await underWay(page, 1)
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  const tab = await page.context().newPage()
  await page.close()
  expect(await journalOf(site, plant.slug)).toEqual([])
  await tab.goto('/cultivo/a-enviar')
  await tab.getByText('Não há nada para enviar.').waitFor()
  expect(await journalOf(site, plant.slug)).toMatchObject([{ text: 'Antes de morrer.', photos: [{}] }])
}

/** It holds its form, with everything in it, until it is sent again or removed. */
async function photoThatFails({ site, open }: Phone) {
  const plant = await newPlant(site, { name: 'Antes' })
  const page = await open('grower', glass)
  await page.goto(`/cultivo/planta/${plant.slug}/edit`)
  await page.getByLabel('Nome', { exact: true }).fill('Depois')
  const line = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/file\/photo/, async (route) => {
    await line.promise
    await route.abort('connectionreset')
  })
  await page.getByLabel('Arquivos de fotos').setInputFiles(await aLargePhoto('a.jpg'))
  const save = page.getByRole('button', { name: /^Salvar/ })
  await tap(page, save)
  await underWay(page, 1)
  line.resolve()
  await page.getByText('Uma foto não foi enviada.').waitFor()
  await tap(page, save)
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Depois')
  expect((await call(`${site}/api/v1/plan-cultivation/plant/${plant.slug}`, { as: 'grower' })).body.name).toBe('Antes')
  await page.unroute(/\/api\/v1\/file\/photo/)
  await onSlowLine(page)
  await tap(page, page.getByRole('button', { name: 'Tentar de novo' }))
  await tap(page, save)
  await underWay(page, 1)
  await page.getByText('Alterações salvas.').waitFor()
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${plant.slug}`, { as: 'grower' })
  expect(body).toMatchObject({ name: 'Depois', photos: [{}] })
}

/** Plain tasks of a plant, due today. */
async function tasksOf(site: string, plant_id: number, titles: string[]) {
  for (const title of titles)
    await call(`${site}/api/v1/plan-cultivation/task`, {
      as: 'grower',
      method: 'POST',
      json: { title, plant_id, due_on: dayKey(new Date()) },
    })
}

/** One task is done and not the next, and a switch stays where it was put. */
async function tappedTwice({ site, open }: Phone) {
  const plant = await newPlant(site, { name: 'Apressada' })
  await tasksOf(site, plant.id, ['Abrir a tenda', 'Fechar a tenda'])
  const page = await open('grower', glass)
  await page.goto(`/cultivo/planta/${plant.slug}`)
  await onSlowLine(page)
  const tasks = page.getByRole('list', { name: 'Próximas tarefas' })
  const place = await tap(page, tasks.getByRole('button', { name: /^Feito.*Abrir a tenda$/ }))
  await tapAt(page, place)
  await page.getByText('Feito!').first().waitFor()
  await tapAt(page, place)
  await page.getByRole('button', { name: 'Desfazer' }).first().waitFor()
  await tasks.getByRole('listitem').filter({ hasText: 'Abrir a tenda' }).getByText('Feito').waitFor()
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant-tasks?plant_ids=${plant.id}`, { as: 'grower' })
  expect(JSON.stringify(body)).toContain('Fechar a tenda')
  expect(JSON.stringify(body)).not.toContain('Abrir a tenda')

  await page.goto('/perfil/dona-lurdes')
  const follow = page.getByRole('button', { name: /dona-lurdes$/ }).first()
  const before = await follow.getAttribute('aria-pressed')
  const followed = page.waitForResponse((response) => response.request().postData()?.includes('user_id=') ?? false)
  const there = await tap(page, follow)
  await tapAt(page, there)
  const after = before === 'true' ? 'false' : 'true'
  expect(await follow.getAttribute('aria-pressed')).toBe(after)
  await followed
  await page.reload()
  expect(await follow.getAttribute('aria-pressed')).toBe(after)
}

/** Two taps put one into the cart; there each tap on + counts. */
async function tappedThrice({ open }: Phone) {
  const page = await open(undefined, glass)
  await page.goto('/loja/estufa-da-vila/vaso-quadrado-preto')
  await onSlowLine(page)
  await tapAt(page, await tap(page, page.getByRole('button', { name: 'Adicionar ao carrinho' })))
  const more = page.getByRole('button', { name: /^Mais um de/ })
  await more.waitFor()
  const counted = page.waitForResponse((response) => response.request().postData()?.includes('quantity=4') ?? false)
  const place = await tap(page, more)
  await tapAt(page, place)
  await tapAt(page, place)
  const count = page.getByRole('main').locator('span[aria-live=polite]')
  expect(await count.innerText()).toBe('4')
  await counted
  await page.reload()
  expect(await count.innerText()).toBe('4')
}

/** On the way to a page it loads that page, not the one left. */
async function partThatFails({ open }: Phone) {
  const page = await open('grower', { ...glass, serviceWorkers: 'block' })
  // The router says on the console what it could not load.
  await page.addInitScript('console.error = () => undefined')
  await page.goto('/cultivo')
  let isAnew = false
  page.on('request', (request) => {
    isAnew ||= request.isNavigationRequest()
  })
  await page.route(/task-new\.page/, (route) => (isAnew ? route.continue() : route.abort('connectionreset')))
  await page.getByRole('link', { name: 'Nova tarefa' }).click()
  await page.waitForURL('**/cultivo/agenda/nova')
  await page.getByRole('button', { name: 'Criar tarefa' }).waitFor()
  expect(isAnew).toBe(true)
}

test('on glass and a slow line: photos arrive or say so, what is tapped twice is done once, a lost part leads on', async ({
  site,
  open,
}) => {
  const phone = { site, open }
  await photosAreAwaited(phone)
  await tabThatDies(phone)
  await photoThatFails(phone)
  await tappedTwice(phone)
  await tappedThrice(phone)
  await partThatFails(phone)
})
