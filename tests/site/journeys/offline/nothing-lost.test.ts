import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import {
  anOpenForm,
  aPlant,
  card,
  discard,
  journalOf,
  nothingWaits,
  SENDING,
  untilNoted,
  water,
  wateringForm,
} from './without-signal.ts'

function keepNothing() {
  indexedDB.open = () => {
    throw new DOMException('no', 'SecurityError')
  }
}

const volumesOf = async (site: string, slug: string) =>
  (await journalOf(site, slug)).data.map(({ measures }) => measures.volume_ml?.value).sort()

/** A browser without storage says so; the form stays as it is until it can be sent. */
async function onABrowserThatKeepsNothing(page: Page, site: string) {
  const plant = await aPlant(site)
  await page.addInitScript(keepNothing)
  await page.goto('/cultivo/a-enviar')
  await page.getByText('Este navegador não deixa o site salvar nada').waitFor()
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`)
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByText('este navegador não deixa salvar').waitFor()
  await expect.poll(() => page.getByLabel('Volume', { exact: true }).inputValue()).toBe('600')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Registrar' }).click()
  await untilNoted(site, plant.slug)
}

/** Connectivity returns in the middle of a form on the offline page: the form stays. */
async function signalWhileTyping(page: Page, plant: { id: number; slug: string; name: string }) {
  await page.context().setOffline(true)
  await page.goto(`/cultivo/planta/${plant.id}?registrar=1`)
  await expect
    .poll(() => page.getByLabel('Onde').locator('option:checked').textContent(), { message: 'of the label' })
    .toBe(plant.name)
  await page.getByLabel('O quê').selectOption('rega')
  await page.getByLabel('Volume', { exact: true }).fill('800')
  await page.context().setOffline(false)
  await page.getByText('O sinal voltou').waitFor()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.waitForURL(`**/cultivo/planta/${plant.slug}/**`)
}

async function clearWhatThePhoneKeeps(page: Page, site: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'indexeddb,local_storage' })
}

/** IndexedDB fails one deletion. */
function refuseOneDeletion() {
  const really = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = function (which) {
    IDBObjectStore.prototype.delete = really
    const input = really.call(this, which)
    this.transaction.abort()
    return input
  }
}

/**
 * Sending manually while the server is down and discarding while storage fails: both are reported, and the entry stays.
 */
async function nobodyAnswersNothingIsWritten(page: Page) {
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await page.getByText('O site não respondeu').waitFor()
  await page.evaluate(refuseOneDeletion)
  await discard(page, card(page, '900 ml'))
  await page.getByText('Não deu para salvar a mudança neste celular.').waitFor()
  await expect.poll(() => card(page, '900 ml').count()).toBe(1)
}

test('nothing typed is lost: where the browser keeps nothing, when what was kept is cleared under an open page, when the signal comes back too early', async ({
  site,
  open,
}) => {
  await onABrowserThatKeepsNothing(await open('grower'), site)

  const { plant, page } = await anOpenForm({ site, open })
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  await clearWhatThePhoneKeeps(page, site)
  await water(page, '700')
  await page.getByText('Salvo no celular').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => volumesOf(site, plant.slug)).toEqual([700])

  await wateringForm(page, plant.slug)
  await signalWhileTyping(page, plant)
  await untilNoted(site, plant.slug, 2)

  await wateringForm(page, plant.slug)
  await page.route(SENDING, (route) => route.abort('connectionreset'))
  await page.context().setOffline(true)
  await water(page, '900')
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  await page.context().setOffline(false)
  await page.goto('/cultivo/a-enviar')
  await nobodyAnswersNothingIsWritten(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await nothingWaits(page)
  await page.unrouteAll()
  await page.reload()
  await nothingWaits(page)
  expect(await volumesOf(site, plant.slug), 'what was thrown away is not sent').toEqual([700, 800])
})
