import { expect, test } from './browser.ts'
import { call, newPlant } from './call.ts'

test('quick log in three taps: the label opens the last activity, one value, Registrar', async ({ site, open }) => {
  const plant = await newPlant(site, { name: `Etiqueta ${Date.now().toString(36)}` })
  await call(`${site}/api/v1/plan-cultivation/plant/${plant.slug}/updates`, {
    as: 'grower',
    method: 'POST',
    json: { kind: 'rega', measures: { volume_ml: { value: 500 } } },
  })
  const page = await open('grower', { width: 360 })
  await page.goto(`/cultivo/planta/${plant.id}?registrar=1`)
  expect(new URL(page.url()).search).toBe('?tipo=rega')
  await page.getByLabel('Volume').fill('1.500')
  await page.getByLabel('pH', { exact: true }).fill('6,2')
  await page.getByLabel('EC', { exact: true }).fill('900')
  await page.getByLabel('Escala da EC').selectOption('ppm500')
  await page.getByRole('button', { name: 'Registrar' }).click()
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Rega' }) })
    .first()
  await first.getByText('1.500 ml').waitFor()
  await first.getByText('pH 6,2').waitFor()
  await first.getByText('EC 1,8 mS/cm (900 ppm500)').waitFor()
  await page.goto(`/cultivo/planta/${plant.slug}`)
  await page.getByText('hoje', { exact: true }).first().waitFor()
})

test('EC without its scale and a value that can not be come back beside their fields, with everything typed', async ({
  site,
  open,
}) => {
  const plant = await newPlant(site, { name: `Erros ${Date.now().toString(36)}` })
  const page = await open('grower', { javaScriptEnabled: false, width: 360 })
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes`)
  await page.getByText('Todas as atividades').click()
  await page.getByRole('link', { name: 'Alimentação', exact: true }).first().click()
  await page
    .locator('main form[method="post"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await page.getByLabel('pH', { exact: true }).fill('15')
  await page.getByLabel('Volume').fill('800')
  await page.getByLabel('Outro produto').first().fill('Melaço')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('O maior valor aceito é 14.').waitFor()
  await page.getByText('Diga quanto.').waitFor()
  expect(await page.getByLabel('Volume').inputValue()).toBe('800')
  expect(await page.getByLabel('pH', { exact: true }).inputValue()).toBe('15')
  expect(await page.getByLabel('Outro produto').first().inputValue()).toBe('Melaço')
})

test('without scripts: one act in a space on all its plants, one of them corrected; then one is mended, with its history', async ({
  site,
  open,
}) => {
  const stamp = Date.now().toString(36)
  const space = (
    await call(`${site}/api/v1/plan-cultivation/space`, {
      as: 'grower',
      method: 'POST',
      json: { name: `Sala ${stamp}` },
    })
  ).body as { id: number; slug: string }
  const one = await newPlant(site, { name: `Uma ${stamp}`, space_id: space.id })
  await newPlant(site, { name: `Outra ${stamp}`, space_id: space.id })
  const page = await open('grower', { javaScriptEnabled: false })
  await page.goto(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`)
  await page.locator('input[name="measures.volume_ml.value"]').fill('600')
  await page.getByText('Escolher plantas ou corrigir uma delas').click()
  const row = page.getByRole('listitem').filter({ hasText: `Uma ${stamp}` })
  await row.getByText('Diferente nesta').click()
  await row.getByLabel('Volume').fill('400')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Registrado em 2 plantas.').waitFor()
  await page.getByText('600 ml').waitFor()
  await page.getByText('400 ml').waitFor()

  await page.goto(`/cultivo/planta/${one.slug}/atualizacoes`)
  await page.getByRole('link', { name: 'Editar', exact: true }).first().click()
  await page.getByLabel('Volume').fill('450')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('450 ml').waitFor()
  await page.getByText('editada').waitFor()
  await page.getByRole('link', { name: 'Editar', exact: true }).first().click()
  await page.getByRole('heading', { name: 'O que dizia antes' }).waitFor()
  await page.getByText('400 ml').waitFor()
})

test('an own activity is made, asked for in the form, and counts as feeding', async ({ site, open }) => {
  const name = `Ritual ${Date.now().toString(36)}`
  const plant = await newPlant(site, { name: `Com ${name}` })
  const page = await open('grower', { width: 360 })
  await page.goto('/cultivo/atividades')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Criar atividade' }) })
  await form.getByLabel('Nome').fill(name)
  await form.getByLabel('Conta como alimentação').check()
  await form.getByLabel('Altura (cm)').selectOption('required')
  await form.getByRole('button', { name: 'Criar atividade' }).click()
  await page.getByRole('heading', { name, level: 3 }).waitFor()
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes`)
  await page.getByText('Todas as atividades').click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 2 }).waitFor()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Preencha este campo.').waitFor()
  await page.getByLabel('Altura', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Altura 0 cm').waitFor()
  await page.goto('/cultivo/atividades')
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) })
    .last()
  await card.getByRole('button', { name: 'Arquivar' }).click()
  await page.getByText('A atividade foi arquivada.').waitFor()
})

test('a page that visitors share counts them, each once, and not its grower', async ({ site, open }) => {
  const plant = await newPlant(site, { name: `Vista ${Date.now().toString(36)}`, private: false })
  const look = async (account?: string) => {
    const page = await open(account)
    const told = page.waitForResponse((response) => response.url().endsWith('/social/views'))
    await page.goto(`/cultivo/planta/${plant.slug}`)
    return ((await (await told).json()) as { views_count: number }).views_count
  }
  expect(await look('grower')).toBe(0)
  expect(await look()).toBe(1)
  expect(await look()).toBe(1)
  expect(await look('vizinha')).toBe(2)
})

test('two photos are compared by keyboard under a slider, and side by side without scripts', async ({ site, open }) => {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant?user=joaquim.verde&private=false&per_page=50`)
  const plant = (body as { data: { slug: string; photos: unknown[] }[] }).data.find(({ photos }) => photos.length > 1)
  const page = await open(undefined, { width: 360 })
  await page.goto(`/cultivo/planta/${plant?.slug}/fotos`)
  const slider = page.getByLabel('Quanto se vê da foto de antes')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('52 % da foto de antes')
  const plain = await open(undefined, { javaScriptEnabled: false })
  await plain.goto(`/cultivo/planta/${plant?.slug}/fotos`)
  expect(await plain.locator('noscript figure, figure').filter({ visible: true }).count()).toBe(2)
})
