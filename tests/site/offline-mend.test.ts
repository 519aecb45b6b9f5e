import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { anOpenForm, aWaitingAct, card, deletePlant, journalOf, lookAtRefused } from './without-signal.ts'

/** A watering whose pH nobody can have meant, refused by the server. */
async function refusedAct(site: string, open: (account?: string) => Promise<Page>) {
  const { plant, page } = await anOpenForm({ site, open })
  await page.context().setOffline(true)
  await page.getByLabel('Volume').fill('600')
  await page.getByLabel('pH', { exact: true }).first().fill('62')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  await lookAtRefused(page)
  return { plant, page }
}

const where = (page: Page) => page.getByRole('main').getByRole('combobox', { name: /^Onde/ })

const sentOnce = async (site: string, slug: string) => {
  const { total, data } = await journalOf(site, slug)
  expect(total).toBe(1)
  return Object.fromEntries(Object.entries(data[0]?.measures ?? {}).map(([name, { value }]) => [name, value]))
}

test('refused, it opens in its own form with what was typed and the reason beside its field; mended, it is sent', async ({
  site,
  open,
}) => {
  const { plant, page } = await refusedAct(site, open)
  await card(page, '600 ml').getByRole('button', { name: 'Corrigir' }).click()
  const ph = page.getByRole('main').getByLabel('pH', { exact: true }).first()
  expect(await ph.inputValue()).toBe('62')
  expect(await ph.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Volume').inputValue()).toBe('600')
  expect(await where(page).locator('option:checked').textContent()).toBe(plant.name)
  await ph.fill('6,2')
  await page.getByRole('button', { name: 'Guardar e enviar' }).click()
  await page.getByText('Nada espera aqui').waitFor()
  expect(await sentOnce(site, plant.slug)).toMatchObject({ volume_ml: 600, ph: 6.2 })
})

test('it is mended without signal too, and sent when that is back: once, though the answer is lost', async ({
  site,
  open,
}) => {
  const { plant, page } = await refusedAct(site, open)
  await page.context().setOffline(true)
  await page.reload()
  await page.waitForURL(/\/sem-conexao/)
  await card(page, '600 ml').getByRole('button', { name: 'Corrigir' }).click()
  const form = card(page, 'Rega ·')
  await form.getByLabel('pH', { exact: true }).first().fill('6,2')
  await form.getByRole('button', { name: 'Guardar e enviar' }).click()
  await form.getByText('A enviar').waitFor()
  let lost = 0
  await page.route(/a-enviar\/envio/, async (route) => {
    const answer = await route.fetch()
    if (lost++ === 0) return route.abort('connectionreset')
    return route.fulfill({ response: answer })
  })
  await page.context().setOffline(false)
  await page.waitForURL('**/cultivo/a-enviar')
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: 'Enviar agora' })
    .click({ timeout: 2000 })
    .catch(() => undefined)
  await page.getByText('Nada espera aqui').waitFor()
  expect(await sentOnce(site, plant.slug)).toMatchObject({ volume_ml: 600, ph: 6.2 })
})

test('refused once more, it says why anew, and keeps what was mended', async ({ site, open }) => {
  const { plant, page } = await refusedAct(site, open)
  const mend = async (value: string) => {
    await card(page, '600 ml').getByRole('button', { name: 'Corrigir' }).click()
    await page.getByRole('main').getByLabel('pH', { exact: true }).first().fill(value)
    await page.getByRole('button', { name: 'Guardar e enviar' }).click()
  }
  await mend('63')
  await card(page, '63').getByText('Para conferir').waitFor()
  await mend('6,3')
  await page.getByText('Nada espera aqui').waitFor()
  expect(await sentOnce(site, plant.slug)).toMatchObject({ ph: 6.3 })
})

test('of a plant that is gone it can go to another', async ({ site, open }) => {
  const { plant, page } = await aWaitingAct({ site, open })
  await deletePlant(site, plant.slug)
  await lookAtRefused(page)
  await card(page, '600 ml').getByRole('button', { name: 'Corrigir' }).click()
  const other = where(page).locator('option').filter({ hasNotText: plant.name }).first()
  const name = (await other.textContent()) ?? ''
  await where(page).selectOption({ label: name })
  await page.getByRole('button', { name: 'Guardar e enviar' }).click()
  await page
    .getByText(/Nada espera aqui|Registrar o meu também/)
    .first()
    .waitFor()
  const collides = page.getByRole('button', { name: 'Registrar o meu também' })
  if (await collides.count()) await collides.click()
  await page.getByText('Nada espera aqui').waitFor()
})

test('another tab put it back into the queue: the form that is open there is not written beside it', async ({
  site,
  open,
}) => {
  const { plant, page } = await refusedAct(site, open)
  await card(page, '600 ml').getByRole('button', { name: 'Corrigir' }).click()
  await page.getByRole('main').getByLabel('pH', { exact: true }).first().fill('6,2')
  const tab = await page.context().newPage()
  await tab.goto('/cultivo/a-enviar')
  await tab.route(/a-enviar\/envio/, (route) => route.abort('connectionreset'))
  await card(tab, '600 ml').getByRole('button', { name: 'Tentar de novo' }).click()
  await card(tab, '600 ml').getByText('A enviar').waitFor()
  expect((await journalOf(site, plant.slug)).total).toBe(0)
  await card(page, '600 ml').getByText('A enviar').waitFor()
})
