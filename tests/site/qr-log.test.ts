import type { Page } from 'playwright-core'
import { qrOf } from '#domains/cultivation/labels/qr-path.ts'
import { expect, test } from './browser.ts'
import { call, newPlant } from './call.ts'
import { journalOf, watered } from './without-signal.ts'

const stamp = () => Date.now().toString(36)

/** The code on the sheet, module for module, is the one that says this address. */
async function codeSays(page: Page, name: string, address: string) {
  const drawn = await page
    .getByRole('img', { name: `QR de ${name}` })
    .locator('path')
    .getAttribute('d')
  expect(drawn, 'what the camera reads').toBe(qrOf(address).path)
}

const aSpace = async (site: string, isPrivate: boolean) => {
  const json = { name: `Tenda ${stamp()}`, private: isPrivate }
  const { body } = await call(`${site}/api/v1/plan-cultivation/space`, { as: 'grower', method: 'POST', json })
  return body as unknown as { id: number; slug: string; name: string }
}

test('from the code on the pot to the journal in three taps; a stranger sees the public plant, or nothing', async ({
  site,
  open,
}) => {
  const plant = await newPlant(site, { name: `Vaso ${stamp()}`, private: false })
  expect((await watered(site, plant.slug, 500)).status).toBe(201)
  const page = await open('grower')
  await page.goto(`/cultivo/etiquetas?kind=plantas&format=uma&pick=${plant.id}`)
  const code = `${site}/cultivo/planta/${plant.id}?registrar=1`
  await codeSays(page, plant.name, code)

  // One: the camera's link.
  await page.goto(code)
  expect(new URL(page.url()).pathname).toBe(`/cultivo/planta/${plant.slug}/atualizacoes`)
  await page.getByRole('heading', { level: 2, name: 'Rega' }).waitFor()
  // Two: the value. Its field and the button are on the first screen.
  await page.getByLabel('Volume').click()
  await page.keyboard.type('650')
  // Three.
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Atualização registrada.').waitFor()
  await page.getByText('650 ml').waitFor()
  const { total, data } = await journalOf(site, plant.slug)
  expect([total, data[0]?.kind]).toEqual([2, 'rega'])

  const stranger = await open('vizinha')
  const visitor = await open()
  for (const one of [stranger, visitor]) {
    expect((await one.goto(code))?.status()).toBe(200)
    await one.getByRole('heading', { level: 1, name: plant.name }).waitFor()
    expect(await one.getByRole('button', { name: 'Registrar' }).count()).toBe(0)
  }
  const hidden = await newPlant(site, { name: `Oculta ${stamp()}` })
  for (const one of [stranger, visitor])
    expect((await one.goto(`/cultivo/planta/${hidden.id}?registrar=1`))?.status()).toBe(404)
})

test("a space's label leads its grower to a reading, strangers to what is open", async ({ site, open }) => {
  const space = await aSpace(site, false)
  const reading = { kind: 'medicao', space_id: space.id, measures: { temperature: { value: 24 } } }
  const noted = await call(`${site}/api/v1/plan-cultivation/update`, { as: 'grower', method: 'POST', json: reading })
  expect(noted.status, noted.text).toBeLessThan(300)
  const page = await open('grower')
  await page.goto(`/cultivo/etiquetas?kind=espacos&format=uma&pick=${space.id}`)
  const code = `${site}/cultivo/espaco/${space.id}?registrar=1`
  await codeSays(page, space.name, code)
  await page.goto(code)
  expect(new URL(page.url()).pathname).toBe(`/cultivo/espaco/${space.slug}/atualizacoes`)
  await page.getByRole('heading', { level: 2, name: 'Medição' }).waitFor()
  await page.getByLabel('Temperatura', { exact: true }).click()
  await page.keyboard.type('25,5')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Atualização registrada.').waitFor()
  await page.getByText('25,5 °C').waitFor()

  const stranger = await open('vizinha')
  expect((await stranger.goto(code))?.status()).toBe(200)
  await stranger.getByRole('heading', { level: 1, name: space.name }).waitFor()
  expect(await stranger.getByRole('button', { name: 'Registrar' }).count()).toBe(0)
  const hidden = await aSpace(site, true)
  expect((await stranger.goto(`/cultivo/espaco/${hidden.id}?registrar=1`))?.status()).toBe(404)
})
