import type { Page } from 'playwright-core'
import { qrOf } from '#domains/cultivation/labels/qr-path.ts'
import { expect, test } from './browser.ts'
import { call, newPlant } from './call.ts'
import { journalOf, watered } from './journeys/offline/without-signal.ts'

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

type Jar = { id: number; slug: string; number: number; left_g: number }

test("a jar's label leads its grower to the quick log in three taps; for everybody else there is no jar", async ({
  site,
  open,
}) => {
  const api = `${site}/api/v1/plan-cultivation/jar`
  const json = { sealed_on: '2026-10-10', net_g: 25, name: `Vidro ${stamp()}`, count: 2 }
  const { body, status, text } = await call(api, { as: 'grower', method: 'POST', json })
  expect(status, text).toBe(201)
  const [jar, other] = body.data as [Jar, Jar]
  const page = await open('grower')
  await page.goto(`/cultivo/etiquetas?kind=potes&format=a4-8&pick=${jar.id}&pick=${other.id}`)
  const code = `${site}/cultivo/pote/${jar.id}?registrar=1`
  await codeSays(page, `Pote ${jar.number} · ${json.name}`, code)
  expect(await page.getByRole('img', { name: /^QR de Pote/ }).count()).toBe(2)
  await page.getByText(`C-${jar.number}`).first().waitFor()

  // One: the camera's link. Two: the value, on the first screen. Three.
  await page.goto(code)
  expect(new URL(page.url()).pathname).toBe(`/cultivo/pote/${jar.slug}`)
  await page.getByLabel('Umidade (UR)').click()
  await page.keyboard.type('63,5')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Abertura anotada.').waitFor()
  await page.getByText('UR 63,5 %').waitFor()

  // What is taken out is counted; more than is left is refused beside its field, and stays typed.
  await page.getByRole('link', { name: 'Retirada' }).click()
  await page.getByLabel('Quanto saiu').fill('2,5')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Retirada anotada.').waitFor()
  await page.getByLabel('Quanto saiu').fill('30')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Restam 22,5 g neste pote.').waitFor()
  expect(await page.getByLabel('Quanto saiu').inputValue()).toBe('30')
  const after = await call(`${api}/${jar.id}`, { as: 'grower' })
  expect(after.body).toMatchObject({ left_g: 22.5, humidity: 63.5, last_kind: 'retirada' })

  for (const account of ['vizinha', 'admin']) {
    const stranger = await open(account)
    for (const path of [code, `/cultivo/pote/${jar.slug}`, `/cultivo/pote/${jar.slug}/edit`])
      expect((await stranger.goto(path))?.status(), `${account} ${path}`).toBe(404)
    expect((await stranger.goto(`/cultivo/etiquetas?kind=potes&format=uma&pick=${jar.id}`))?.status()).toBe(404)
  }
  // Signed out, whoever scans it is asked to sign in, whether there is such a jar or not.
  const visitor = await open()
  for (const id of [jar.id, 999_999_999]) {
    await visitor.goto(`/cultivo/pote/${id}?registrar=1`)
    expect(new URL(visitor.url()).pathname).toBe('/auth/login')
  }
  for (const { slug } of [jar, other]) await call(`${api}/${slug}`, { as: 'grower', method: 'DELETE' })
})
