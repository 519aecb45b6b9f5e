import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { seedDeviceModels } from './device-models.seed.ts'

test('a model is made, gets a sensor, a channel, a part and a screen, and is deleted', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  await seedDeviceModels(ctx)
  const list = await page('/admin/ganza/modelos', admin)
  expect(list).toMatchObject({ heading: 'Modelos de robô', title: 'Modelos de robô - Grower' })
  const form = await list.open('/admin/ganza/modelos/novo')
  const refused = await form.press('Criar', { name: 'Ganzá Mini', interval_seconds: '30' })
  expect(refused.error('name')).toBe('Já existe um modelo com esse nome. Escolha outro.')
  const made = await refused.press('Criar', { name: 'Ganzá Estufa' })
  expect(made.toast).toBe('Ganzá Estufa foi criado. Agora diga o que ele mede e liga.')
  const model = await made.follow()
  const sensor_id = model.choice('sensor_id', 'CO₂')
  const measured = await model.press('Pôr no modelo', { form: 'add_sensor', sensor_id })
  expect(measured.toast).toBe('O sensor está no modelo.')
  const wrong = await (await measured.follow()).press('Salvar canal', { slug: 'Luz 1', name: 'Luz' })
  expect(wrong.error('slug')).toContain('letras minúsculas')
  const wired = await wrong.press('Salvar canal', { slug: 'luz', watts: '100,5' })
  expect(wired.toast).toBe('O canal Luz foi salvo.')
  const done = await wired.follow()
  expect(done.text).toContain('100,5')
  expect((await done.press('Apagar modelo')).toast).toBe('O modelo foi apagado.')
})

test('lists and forms of sensors, parts, screens and versions say what is wrong, and save', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const [tent] = await seedDeviceModels(ctx)
  const sensors = await page('/admin/ganza/sensores-de-telemetria', admin)
  expect(sensors.text).toContain('de -20 a 60')
  const sensor = await (await sensors.open('/admin/ganza/sensores-de-telemetria/novo')).press('Criar', {
    key: 'water_ph',
    name: 'pH da água',
    low: '0',
    high: '14',
  })
  expect(sensor.toast).toBe('pH da água entrou na lista.')
  const edit = await (await sensor.follow()).click('pH da água', 'main')
  expect((await edit.press('Salvar', { high: '-1' })).error('high')).toBe('O maior valor precisa passar do menor.')
  expect((await edit.press('Apagar sensor')).toast).toBe('O sensor foi apagado.')

  const part = await (await page('/admin/ganza/parts/nova', admin)).press('Criar', { name: 'Relé', code: 'rel-16a' })
  expect(part.toast).toBe('Relé entrou na lista.')
  const relay = await (await part.follow()).click('Relé', 'main')
  expect((await relay.press('Salvar', { product: 'nada/nada' })).error('product')).toContain('Não achamos')
  expect((await relay.press('Apagar peça')).toast).toBe('A peça foi apagada.')

  const choose = await page('/admin/ganza/telas/nova', admin)
  expect(choose.text).toContain('Primeiro, de que modelo?')
  const screen = await choose.open(`/admin/ganza/telas/nova?modelo=${tent?.id}`)
  expect((await screen.press('Criar', { name: 'Nada' })).error('shows')).toBeTruthy()
  const shown = await screen.press('Criar', { name: 'Clima', shows: 'vpd' })
  expect(shown.toast).toBe('A tela Clima entrou no fim da fila.')

  const version = await page('/admin/ganza/versoes-arduino/nova', admin)
  const typed = { model_id: version.choice('model_id', 'Ganzá Tenda'), version: '1.5.0' }
  const taken = await version.press('Criar rascunho', typed)
  expect(taken.error('version')).toBe('Este modelo já tem essa versão. Use o próximo número.')
  const draft = await taken.press('Criar rascunho', { version: '1.6.0' })
  const empty = await draft.follow()
  expect(empty.text).toContain('Ainda não há arquivo.')
  expect((await empty.press('Salvar notas', { notes: 'Mais leve.' })).toast).toBe('As notas foram salvas.')
  expect((await empty.press('Apagar rascunho')).toast).toBe('O rascunho foi apagado.')
  const published = await (await page('/admin/ganza/versoes-arduino?state=publicada', admin)).click('1.5.0', 'main')
  expect((await published.press('Retirar esta versão')).toast).toBe('A versão 1.5.0 foi retirada.')
})

test('the analyst has the same lists without a button that writes; others have none', async ({ ctx, page }) => {
  await anAdmin(ctx)
  const [tent] = await seedDeviceModels(ctx)
  const analyst = await aUser(ctx, { roles: ['iot_analyst'] })
  const viewer = '/ganza-iot-viewer'
  const paths = ['modelos', `modelos/${tent?.id}`, 'sensores-de-telemetria', 'parts', 'telas', 'versoes-arduino']
  const titles = new Set<string>()
  for (const path of paths) {
    const shown = await page(`${viewer}/${path}`, analyst)
    expect(shown.status).toBe(200)
    expect(shown.html).not.toMatch(/method="post"[^>]*action="\/(admin|ganza-iot-viewer)/)
    expect(shown.html).not.toContain('href="/admin/')
    titles.add(shown.title)
    const other = await page(`/admin/ganza/${path}`, analyst)
    expect([path, other.location]).toEqual([path, '/'])
  }
  expect(titles.size).toBe(paths.length)
})
