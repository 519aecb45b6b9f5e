import { expect, test } from './browser.ts'
import { call, newPlant } from './call.ts'

const base = '/api/v1/plan-cultivation'
const post = async <T>(address: string, json: object) =>
  (await call(address, { as: 'grower', method: 'POST', json })).body as T

/** A space with three plants. */
async function aTent(site: string) {
  const stamp = Date.now().toString(36)
  const space = await post<{ id: number; slug: string }>(`${site}${base}/space`, { name: `Sala ${stamp}` })
  const plants = []
  for (const name of ['Uma', 'Outra', 'Mais uma'])
    plants.push(await newPlant(site, { name: `${name} ${stamp}`, space_id: space.id }))
  return { space, plants, stamp }
}

test('without scripts: one act on three plants is mended on all, deleted from one, then from all', async ({
  site,
  open,
}) => {
  const { space, plants, stamp } = await aTent(site)
  await post(`${site}${base}/update`, {
    kind: 'rega',
    measures: { volume_ml: { value: 500 } },
    plant_ids: plants.map(({ id }) => id),
  })
  const page = await open('grower', { javaScriptEnabled: false, width: 360 })
  const journal = `/cultivo/espaco/${space.slug}/atualizacoes`
  const lines = page.getByRole('heading', { level: 3, name: 'Rega' })
  await page.goto(journal)
  expect(await lines.count()).toBe(1)
  await page.getByRole('link', { name: 'Editar', exact: true }).last().click()
  await page.getByLabel('Volume').fill('700')
  expect(await page.getByLabel('Vale para').inputValue()).toBe('true')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('700 ml').waitFor()
  expect(new URL(page.url()).pathname).toBe(journal)
  expect(await lines.count()).toBe(1)

  await page.getByRole('link', { name: 'Apagar' }).click()
  await page.getByText('Rega em 3 plantas').waitFor()
  await page.getByLabel('Apagar de onde?').selectOption({ label: `Só de Outra ${stamp}` })
  await page.getByRole('button', { name: 'Apagar' }).click()
  await page.getByText('700 ml').waitFor()
  const timeline = page.getByRole('region', { name: 'Linha do tempo' })
  expect(await timeline.getByText(`Outra ${stamp}`).count()).toBe(0)
  await page.getByRole('link', { name: 'Apagar' }).click()
  await page.getByLabel('Apagar de onde?').selectOption('todas')
  await page.getByRole('button', { name: 'Apagar' }).click()
  await page.getByText('Aqui ainda não há nenhuma atualização.').waitFor()
})

test('without scripts: of feito para todas one plant is refused by its name, and the others are done', async ({
  site,
  open,
}) => {
  const { plants, stamp } = await aTent(site)
  const due_on = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
  for (const { id } of plants)
    await post(`${site}${base}/task`, { title: 'Amarrar', kind: 'lst', plant_id: id, due_on })
  const page = await open('grower', { javaScriptEnabled: false, width: 360 })
  await page.goto('/cultivo')
  const tent = page.locator('section', { has: page.getByRole('link', { name: `Sala ${stamp}` }) })
  await call(`${site}${base}/plant/${plants[1]?.slug}/archive`, {
    as: 'grower',
    method: 'PUT',
    json: { archived: true },
  })
  await tent.getByRole('button', { name: 'Feito para todas' }).click()
  await page.getByText(`Amarrar, Outra ${stamp}: está no arquivo.`).waitFor()
  await page.getByRole('button', { name: 'Feito para as outras' }).click()
  await page.getByText('2 tarefas feitas!').waitFor()
})
