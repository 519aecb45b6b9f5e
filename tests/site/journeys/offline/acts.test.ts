import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import {
  anOpenForm,
  card,
  journalOf,
  nothingWaits,
  pill,
  SENDING,
  untilNoted,
  water,
  wateringForm,
} from './without-signal.ts'

const keyOf = (page: Page) => page.locator('main form input[name=idempotency_key]').first().inputValue()
const totalOf = async (site: string, slug: string) => (await journalOf(site, slug)).total
const kept = (page: Page) => page.getByText('Salvo no celular').waitFor()

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

async function twoWaterings(page: Page) {
  await water(page, '600')
  await kept(page)
  await expect
    .poll(() => page.getByText('Salvamos no celular').evaluate(isInSight), { message: 'told where one looks' })
    .toBe(true)
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  const second = await keyOf(page)
  await water(page, '700')
  await page.getByRole('link', { name: '2 a enviar' }).waitFor()
  await expect.poll(() => keyOf(page), { message: 'each has a key of its own' }).not.toBe(second)
}

async function aNoteOnTheOfflinePage(page: Page, plant: { name: string }) {
  await page.getByRole('link', { name: 'Nota', exact: true }).first().click()
  await page.waitForURL(/\/sem-conexao\?de=.*tipo%3Dnota/)
  await page.getByRole('heading', { name: 'Registrar mesmo assim' }).waitFor()
  await expect.poll(() => page.getByLabel('Onde').locator('option:checked').textContent()).toBe(plant.name)
  await expect.poll(() => page.getByLabel('O quê').inputValue()).toBe('nota')
  await note(page, 'Folhas firmes.')
  await kept(page)
  for (const words of ['600 ml', '700 ml', 'Folhas firmes.']) await card(page, words).waitFor()
}

async function note(page: Page, text: string) {
  await page.getByLabel('O que aconteceu?').fill(text)
  await page.getByRole('button', { name: 'Registrar' }).click()
}

/** Of the same plant, in another tab: both show the same queue. */
async function aWateringInAnotherTab(tab: Page, page: Page, plant: { name: string }) {
  await tab.getByLabel('Onde').selectOption({ label: plant.name })
  await tab.getByLabel('O quê').selectOption('rega')
  await water(tab, '800')
  for (const one of [tab, page]) await card(one, '800 ml').waitFor()
}

/** The server handles the form, but its response is lost. */
const loseAnswerOfForm = (page: Page) =>
  page.route(/atualizacoes\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })

/** Closes the tab once the server has the request of its queue. */
const dieWhileSending = (page: Page) =>
  page.route(SENDING, async (route) => {
    await route.fetch()
    await page.close()
  })

/** The first requests over a line that has just come back are lost: what waits is sent soon, not after a minute. */
async function onALineJustBack(page: Page, site: string, slug: string) {
  await wateringForm(page, slug)
  const before = await totalOf(site, slug)
  await page.context().setOffline(true)
  await water(page, '610')
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  let asked = 0
  await page.route(SENDING, (route) => (++asked <= 2 ? route.abort('connectionreset') : route.continue()))
  await page.context().setOffline(false)
  await untilNoted(site, slug, before + 1)
  expect(asked).toBe(3)
}

test('what is noted without signal, on a form and on the offline page, is sent once: though two tabs try, an answer is lost and a tab dies', async ({
  site,
  open,
}) => {
  const { plant, page } = await anOpenForm({ site, open })
  const context = page.context()
  await context.setOffline(true)
  await twoWaterings(page)
  await aNoteOnTheOfflinePage(page, plant)
  expect(await totalOf(site, plant.slug)).toBe(0)

  const tab = await context.newPage()
  await tab.goto('/cultivo/agenda')
  await tab.getByText('Folhas firmes.').waitFor()
  await aWateringInAnotherTab(tab, page, plant)
  const told = Promise.any([page, tab].map((one) => one.getByText(/atualizaç(ão enviada|ões enviadas)/).waitFor()))
  await context.setOffline(false)
  await told
  await untilNoted(site, plant.slug, 4)
  await page.waitForURL(`**/cultivo/planta/${plant.slug}/atualizacoes?tipo=nota`)
  await page.reload()
  await tab.reload()
  for (const one of [page, tab]) await expect.poll(() => pill(one).count()).toBe(0)
  expect((await journalOf(site, plant.slug)).data.map(({ kind }) => kind).sort()).toEqual([
    'nota',
    'rega',
    'rega',
    'rega',
  ])

  await loseAnswerOfForm(page)
  await dieWhileSending(page)
  const died = page.waitForEvent('close')
  await note(page, 'Chegou, e ninguém soube.')
  await died
  expect(await totalOf(site, plant.slug), 'the server had it, twice').toBe(5)
  await tab.goto('/cultivo/a-enviar')
  await nothingWaits(tab)
  expect(await totalOf(site, plant.slug)).toBe(5)
  await onALineJustBack(tab, site, plant.slug)
})
