import type { Page } from 'playwright-core'
import { LABEL_QUIET_ZONE } from '#domains/growing/cultivation/labels/labels.view.ts'
import { qrOf } from '#shared/qr-path.ts'
import { expect, test } from '../../browser.ts'
import { call, plantInput } from '../../call.ts'

/** The label opens the kind logged last by its grower: an account for which no other test logs anything. */
const who = 'professor'
const stamp = () => Date.now().toString(36)

async function made<Made>(site: string, path: string, json: object) {
  const { body, status, text } = await call(`${site}/api/v1/plan-cultivation/${path}`, {
    as: who,
    method: 'POST',
    json,
  })
  expect(status, text).toBeLessThan(300)
  return body as Made
}

type Named = { id: number; slug: string; name: string }

async function aWateredPlant(site: string) {
  const json = { ...(await plantInput(site)), name: `Vaso ${stamp()}` }
  const plant = await made<Named>(site, 'plant', json)
  await made(site, `plant/${plant.slug}/updates`, { kind: 'rega', measures: { volume_ml: { value: 500 } } })
  return plant
}

async function aMeasuredSpace(site: string) {
  const space = await made<Named>(site, 'space', { name: `Tenda ${stamp()}` })
  await made(site, 'update', { kind: 'medicao', space_id: space.id, measures: { temperature: { value: 24 } } })
  return space
}

async function aJar(site: string) {
  const json = { sealed_on: '2026-10-10', net_g: 25, name: `Vidro ${stamp()}`, count: 1 }
  const { data } = await made<{ data: [Named] }>(site, 'jar', json)
  return data[0]
}

/** Prints all plants, one label per page: checks the number of pages, and that one has the QR code of this URL. */
async function printed(page: Page, name: string, address: string) {
  await page.goto('/cultivo/etiquetas')
  await page.getByLabel(/^Marcar todas/).check()
  await page.getByText('Uma por vez').click()
  await page.getByRole('button', { name: 'Gerar etiquetas' }).click()
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = await page.locator('.label-sheet').count()
  expect(sheets).toBeGreaterThan(1)
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(sheets)
  const code = page.getByRole('img', { name: `QR de ${name}` }).locator('path')
  const { path } = qrOf(address, LABEL_QUIET_ZONE)
  await expect.poll(() => code.getAttribute('d'), { message: 'what the camera reads' }).toBe(path)
}

type Pot = { code: string; opens: string; field: string; typed: string; said: string; shown: string }

/** The label opens what was logged last; the field and the button are above the fold. */
async function noted(page: Page, { code, opens, field, typed, said, shown }: Pot) {
  // One: the camera's link.
  await page.goto(code)
  expect(new URL(page.url()).pathname).toBe(opens)
  // Two: the value.
  await page.getByLabel(field, { exact: true }).click()
  await page.keyboard.type(typed)
  // Three.
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText(said).waitFor()
  await page.getByText(shown).first().waitFor()
}

test('labels are printed; from the code on a pot, a tent or a jar to the journal in three taps', async ({
  site,
  open,
}) => {
  const page = await open(who)
  await aWateredPlant(site)
  const plant = await aWateredPlant(site)
  const code = `${site}/cultivo/planta/${plant.id}?registrar=1`
  await printed(page, plant.name, code)
  await noted(page, {
    code,
    opens: `/cultivo/planta/${plant.slug}/atualizacoes`,
    field: 'Volume',
    typed: '650',
    said: 'Atualização registrada.',
    shown: '650 ml',
  })
  const space = await aMeasuredSpace(site)
  await noted(page, {
    code: `${site}/cultivo/espaco/${space.id}?registrar=1`,
    opens: `/cultivo/espaco/${space.slug}/atualizacoes`,
    field: 'Temperatura',
    typed: '25,5',
    said: 'Atualização registrada.',
    shown: '25,5 °C',
  })
  const jar = await aJar(site)
  await noted(page, {
    code: `${site}/cultivo/pote/${jar.id}?registrar=1`,
    opens: `/cultivo/pote/${jar.slug}`,
    field: 'Umidade (UR) (opcional)',
    typed: '63,5',
    said: 'Abertura registrada.',
    shown: 'UR 63,5 %',
  })
  await call(`${site}/api/v1/plan-cultivation/jar/${jar.slug}`, { as: who, method: 'DELETE' })
})
