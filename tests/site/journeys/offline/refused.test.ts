import type { Locator, Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import {
  aPlant,
  card,
  deletePlant,
  journalOf,
  lookAtRefused,
  nothingWaits,
  SENDING,
  untilNoted,
  water,
  watered,
  wateringForm,
} from './without-signal.ts'

type Plant = Awaited<ReturnType<typeof aPlant>>

const cardOf = (page: Page, plant: Plant) => card(page, `Rega · ${plant.name}`)
const phOf = (page: Page) => page.getByRole('main').getByLabel('pH', { exact: true }).first()
const whereOf = (act: Locator) => act.getByRole('combobox', { name: /^Onde/ })
const correct = (page: Page, plant: Plant) => cardOf(page, plant).getByRole('button', { name: 'Corrigir' }).click()
const sendMended = (page: Page) => page.getByRole('button', { name: 'Salvar e enviar' }).click()

/** With Save-Data the router prefetches no routes. */
const spareData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** Waterings logged offline, all rejected by the server: an implausible pH, a duplicate, and one of a deleted plant. */
async function threeRefused(page: Page, site: string) {
  const [wrong, double, gone, other] = [await aPlant(site), await aPlant(site), await aPlant(site), await aPlant(site)]
  await wateringForm(page, wrong.slug)
  await page.context().setOffline(true)
  await phOf(page).fill('62')
  await water(page, '600')
  await page.getByText('Salvo no celular').waitFor()
  await page.goto(`/cultivo/planta/${double.slug}/atualizacoes?tipo=rega`)
  for (const plant of [double, gone]) {
    await page.getByLabel('Onde').selectOption({ label: plant.name })
    await water(page, '600')
    await cardOf(page, plant).getByText('A enviar').waitFor()
  }
  expect((await watered(site, double.slug, 600)).status).toBe(201)
  await deletePlant(site, gone.slug)
  await lookAtRefused(page, 3)
  return { wrong, double, gone, other }
}

async function writeBoth(page: Page, plant: Plant) {
  const act = cardOf(page, plant)
  await act.getByText('Já existe uma atualização parecida perto dessa hora.').waitFor()
  for (const [side, volume] of [
    ['Anotado sem sinal', '600 ml'],
    ['Já está no diário', '600 ml'],
  ])
    await act
      .locator('section', { hasText: side })
      .last()
      .getByText(volume ?? '')
      .first()
      .waitFor()
  await act.getByRole('button', { name: 'Registrar também' }).click()
  await act.waitFor({ state: 'detached' })
}

/** An entry of a deleted plant: moved to another plant instead of discarded. */
async function moveToAnother(page: Page, plant: Plant, other: Plant) {
  const act = cardOf(page, plant)
  await act.getByText('Para conferir').waitFor()
  await act.getByText('Foi apagado enquanto você estava sem sinal').waitFor()
  await act.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click()
  await act.getByText('600 ml').waitFor()
  await correct(page, plant)
  await whereOf(act).selectOption({ label: other.name })
  await sendMended(page)
  await act.waitFor({ state: 'detached' })
}

/** Another tab retries it while its form is open here; rejected again, it can be edited again. */
async function triedAgainInAnotherTab(page: Page, plant: Plant) {
  await correct(page, plant)
  await phOf(page).fill('6,2')
  const tab = await page.context().newPage()
  await tab.goto('/cultivo/a-enviar')
  await page.context().route(SENDING, (route) => route.abort('connectionreset'))
  await cardOf(tab, plant).getByRole('button', { name: 'Tentar de novo' }).click()
  await cardOf(page, plant).getByText('A enviar').waitFor()
  expect(await phOf(page).count(), 'the form that was open is not written beside it').toBe(0)
  await page.context().unroute(SENDING)
  await tab.getByRole('button', { name: 'Enviar agora' }).click()
  await cardOf(page, plant).getByText('Para conferir').waitFor()
  await tab.close()
}

const failedSending = (page: Page) => page.waitForEvent('requestfailed', (request) => SENDING.test(request.url()))

async function mendWithoutSignal(page: Page, plant: Plant) {
  await page.context().setOffline(true)
  await page.reload()
  await page.waitForURL(/\/sem-conexao/)
  await correct(page, plant)
  const form = cardOf(page, plant)
  await expect.poll(() => whereOf(form).locator('option:checked').textContent()).toBe(plant.name)
  await expect.poll(() => form.getByLabel('Volume', { exact: true }).inputValue()).toBe('600')
  const ph = form.getByLabel('pH', { exact: true }).first()
  await expect.poll(() => ph.inputValue()).toBe('62')
  await expect.poll(() => ph.getAttribute('aria-invalid')).toBe('true')
  await ph.fill('6,2')
  const tried = failedSending(page)
  await sendMended(page)
  await form.getByText('A enviar').waitFor()
  await tried
}

/** Back online the server has it, but the phone does not know; then it is sent manually. */
async function sendThoughAnAnswerIsLost(page: Page) {
  await page.route(
    SENDING,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const lost = failedSending(page)
  await page.context().setOffline(false)
  await page.waitForURL('**/cultivo/a-enviar')
  await lost
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await nothingWaits(page)
}

test('what the server refuses waits for its grower: written beside what is there, moved to another plant, or mended without signal and sent once', async ({
  site,
  open,
}) => {
  const page = await open('grower')
  await page.addInitScript(spareData)
  const { wrong, double, gone, other } = await threeRefused(page, site)
  await writeBoth(page, double)
  await untilNoted(site, double.slug, 2)
  await moveToAnother(page, gone, other)
  await untilNoted(site, other.slug)
  await triedAgainInAnotherTab(page, wrong)
  expect((await journalOf(site, wrong.slug)).total).toBe(0)
  await mendWithoutSignal(page, wrong)
  await sendThoughAnAnswerIsLost(page)
  const { total, data } = await journalOf(site, wrong.slug)
  expect(total).toBe(1)
  expect(data[0]?.measures).toMatchObject({ volume_ml: { value: 600 }, ph: { value: 6.2 } })
})
