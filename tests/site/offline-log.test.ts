import type { Page } from 'playwright-core'
import { expect, signIn, test } from './browser.ts'
import {
  anOpenForm,
  aWaitingAct,
  card,
  deletePlant,
  discard,
  journalOf,
  lookAtRefused,
  pill,
  untilNoted,
  water,
  watered,
} from './without-signal.ts'

const keyOf = (page: Page) => page.locator('main form input[name=idempotency_key]').first().inputValue()

test('three acts noted without signal, two on a form and one on the offline page, are sent once though two tabs try', async ({
  site,
  open,
}) => {
  const { plant, page } = await anOpenForm({ site, open })
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByText('Guardado no telefone').waitFor()
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  const second = await keyOf(page)
  await water(page, '700')
  await page.getByRole('link', { name: '2 a enviar' }).waitFor()
  await expect.poll(() => keyOf(page), { message: 'each has a key of its own' }).not.toBe(second)

  await page.getByRole('link', { name: 'Nota', exact: true }).first().click()
  await page.waitForURL(/\/sem-conexao\?de=.*tipo%3Dnota/)
  await page.getByRole('heading', { name: 'Anotar mesmo assim' }).waitFor()
  expect(await page.getByLabel('Onde').locator('option:checked').textContent()).toBe(plant.name)
  expect(await page.getByLabel('O quê').inputValue()).toBe('nota')
  await page.getByLabel('O que aconteceu?').fill('Folhas firmes.')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Guardado no telefone').waitFor()
  for (const words of ['600 ml', '700 ml', 'Folhas firmes.']) await card(page, words).waitFor()
  expect((await journalOf(site, plant.slug)).total).toBe(0)

  const tab = await page.context().newPage()
  await tab.goto('/cultivo/agenda')
  await tab.getByText('Folhas firmes.').waitFor()
  const told = Promise.any([page, tab].map((one) => one.getByText(/enviados? do telefone para o diário/).waitFor()))
  await page.context().setOffline(false)
  await told
  await untilNoted(site, plant.slug, 3)
  await page.waitForURL(`**/cultivo/planta/${plant.slug}/atualizacoes?tipo=nota`)
  await page.reload()
  await tab.reload()
  await expect.poll(() => pill(page).count()).toBe(0)
  await expect.poll(() => pill(tab).count()).toBe(0)
  expect((await journalOf(site, plant.slug)).data.map(({ kind }) => kind).sort()).toEqual(['nota', 'rega', 'rega'])
})

test('a phone that spares its data asks for no route ahead, and loses nothing without signal', async ({
  site,
  open,
}) => {
  const page = await open('grower')
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { plant } = await aWaitingAct({ site, open, page })
  await page.getByText('Guardado no telefone').waitFor()
  await page.context().setOffline(false)
  await untilNoted(site, plant.slug)
})

test('what is typed on the offline page is not taken away by the signal that comes back', async ({ site, open }) => {
  const { plant, page } = await anOpenForm({ site, open })
  await page.context().setOffline(true)
  await page.goto(`/cultivo/planta/${plant.id}?registrar=1`)
  expect(await page.getByLabel('Onde').locator('option:checked').textContent(), 'of the label').toBe(plant.name)
  await page.getByLabel('O quê').selectOption('rega')
  await page.getByLabel('Volume').fill('800')
  await page.context().setOffline(false)
  await page.getByText('O sinal voltou').waitFor()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.waitForURL(`**/cultivo/planta/${plant.slug}/**`)
  await untilNoted(site, plant.slug)
})

test('what collides is shown beside what is there, and its grower decides', async ({ site, open }) => {
  const page = await open('grower')
  for (const choice of ['Registrar o meu também', 'Ficar com o que já está']) {
    const { plant } = await aWaitingAct({ site, open, page })
    expect((await watered(site, plant.slug, 450)).status).toBe(201)
    await lookAtRefused(page)
    await page.getByText('Já há um registro igual perto desta hora.').waitFor()
    await card(page, 'Anotado sem sinal').getByText('600 ml').waitFor()
    await card(page, 'Já está no diário').getByText('450 ml').waitFor()
    await page.getByRole('button', { name: choice }).click()
    const asks = choice.startsWith('Ficar')
    if (asks) await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await page.getByText('Nada espera aqui').waitFor()
    expect((await journalOf(site, plant.slug)).total).toBe(asks ? 1 : 2)
  }
})

test('what is refused says why and waits for its grower, who may discard it after a question', async ({
  site,
  open,
}) => {
  const { plant, page } = await aWaitingAct({ site, open })
  await deletePlant(site, plant.slug)
  await lookAtRefused(page)
  const act = card(page, `Rega · ${plant.name}`)
  await act.getByText('Para conferir').waitFor()
  await act.getByText('600 ml').waitFor()
  await act.getByText('foi apagado enquanto você estava sem sinal').waitFor()
  await act.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await act.getByText('600 ml').waitFor()
  await discard(page, act)
  await page.getByText('Nada espera aqui').waitFor()
})

test('an answer that is lost after the write costs nothing: of the form itself, and of the queue', async ({
  site,
  open,
}) => {
  const { plant, page } = await anOpenForm({ site, open })
  for (const lost of [/atualizacoes\.data/, /a-enviar\/envio/])
    await page.route(lost, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
  await water(page, '600')
  await page.getByText('Guardado no telefone').waitFor()
  expect((await journalOf(site, plant.slug)).total, 'the server had it').toBe(1)
  const answer = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/envio'))
  await page.goto('/cultivo/a-enviar')
  await answer
  await card(page, '600 ml').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await page.getByText('Nada espera aqui').waitFor()
  expect((await journalOf(site, plant.slug)).total).toBe(1)
})

test('logged out, the kit goes and what waits stays; another person neither sees nor sends it', async ({
  site,
  open,
}) => {
  const { plant, page } = await aWaitingAct({ site, open })
  const context = page.context()
  await context.clearCookies()
  await signIn(context, site, 'vizinha')
  const refused = page.waitForResponse((response) => response.url().endsWith('/envio'))
  await context.setOffline(false)
  expect((await refused).status(), 'a tab that was left open sends nothing in the name of another').toBe(401)
  await page.goto('/cultivo/a-enviar')
  await page.getByText('Nada espera aqui').waitFor()
  expect(await pill(page).count()).toBe(0)
  await context.clearCookies()
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('grower-kit') === null)
  await context.setOffline(true)
  await page.goto('/cultivo')
  await page.getByRole('heading', { level: 1, name: 'Sem conexão' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Anotar mesmo assim' }).count()).toBe(0)
  await context.setOffline(false)
  await page.waitForURL(/\/auth\/login/)
  expect((await journalOf(site, plant.slug)).total).toBe(0)
  await signIn(context, site, 'grower')
  await page.goto('/')
  await page.getByText('1 registro enviado do telefone para o diário.').waitFor()
  expect((await journalOf(site, plant.slug)).total).toBe(1)
})
