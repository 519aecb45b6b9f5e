import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { telemetry_refusals } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aDevice, aLinkedDevice, deviceContext } from '../devices.factory.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { tellEvents } from '../events/tell-events.actions.ts'

test('robots are registered, their secrets shown once, their labels printed', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const model = await aDeviceModel(ctx, { name: 'Ganzá Varal' })
  const form = await page('/admin/ganza/dispositivos/registrar', admin)
  const model_id = form.choice('model_id', 'Ganzá Varal')
  expect((await form.press('Registrar', { model_id, count: '0' })).error('count')).toBe('Registre de 1 a 200 robôs.')
  const made = await form.press('Registrar', { model_id, count: '2' })
  expect(made.text).toContain('Guarde o arquivo agora')
  const [serial = ''] = made.html.match(/GZ[0-9A-Z]{8}/) ?? []
  const labels = await page('/admin/ganza/dispositivos/etiquetas', admin)
  expect(labels.html).toContain(`QR de ${serial}`)
  const list = await page(`/admin/ganza/dispositivos?model_id=${model.id}`, admin)
  expect(list.text).toContain('2 robôs')
  const csv = await page(`/admin/ganza/dispositivos/csv?model_id=${model.id}`, admin)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.html).toContain(`${serial};Ganzá Varal;;Ainda não conectou`)
})

test('one robot is found by its number, blocked, gets another code and secret, and is deleted', async ({
  ctx,
  page,
}) => {
  const admin = await anAdmin(ctx)
  const { device } = await aDevice(ctx)
  const here = `/admin/ganza/ver/${device.serial}`
  const search = await page('/admin/ganza/ver', admin)
  expect(search.heading).toBe('Ver um robô')
  const led = await page(`/admin/ganza/ver?serie=${device.serial.toLowerCase()}`, admin)
  expect(led.location).toBe(here)
  const found = await led.follow()
  expect((await found.press('Bloquear')).toast).toBe(`${device.serial} está bloqueado.`)
  expect((await (await page(here, admin)).press('Desbloquear')).toast).toContain('pode falar')
  expect((await (await page(here, admin)).press('Gerar outro código')).text).toContain('Novo código de vínculo')
  expect((await (await page(here, admin)).press('Gerar outro segredo')).text).toContain('Novo segredo')
  expect((await (await page(here, admin)).press('Apagar')).toast).toBe(`${device.serial} foi apagado.`)
  expect((await page(here, admin)).status).toBe(404)
})

test('the analyst sees robots and events, and can change nothing', async ({ ctx, page }) => {
  const analyst = await aUser(ctx, { roles: ['iot_analyst'] })
  const { device } = await aLinkedDevice(ctx)
  await noteEvent(ctx, device.id, 'offline')
  const base = '/ganza-iot-viewer'
  const shown = await page(`${base}/ver/${device.serial}`, analyst)
  expect(shown.text).toContain('Conexão encerrada')
  expect(shown.html).not.toContain('Bloquear')
  expect((await page(`${base}/dispositivos`, analyst)).text).toContain('Quem registra é a administração.')
  const titles = new Set<string>()
  const paths = [
    ...['', '/dispositivos', '/ver', `/ver/${device.serial}`, '/eventos', `/eventos/${device.serial}`],
    ...[`/eventos/${device.serial}/offline`, '/eventos/eventos-backend', '/eventos/eventos-dispositivo'],
  ]
  for (const path of paths) {
    const one = await page(base + path, analyst)
    expect([path, one.status]).toEqual([path, 200])
    expect(one.html).not.toContain('href="/admin/')
    titles.add(one.title)
  }
  expect(titles.size).toBe(paths.length)
  expect((await page(`${base}/eventos/eventos-backend`, analyst)).text).toContain(device.serial)
  const csv = await page(`${base}/eventos/csv?source=backend`, analyst)
  expect(csv.html).toContain(`${device.serial};servidor;Conexão encerrada`)
  expect((await page(`/admin/ganza/ver/${device.serial}`, analyst)).location).toBe('/')
})

test('staff reads events and refusals in words; what the robot sent is folded', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const { device, owner } = await aLinkedDevice(ctx)
  await tellEvents(deviceContext(ctx, device), device, {
    boot: 1,
    events: [
      { seq: 1, age_ms: 0, kind: 'connect', data: { cause: 'wifi', new_one: 1 } },
      { seq: 2, age_ms: 0, kind: 'boot', data: { cause: 'crash', firmware: '1.4.2' } },
    ],
  })
  const refused = { device_id: device.id, day: dayKey(ctx.now()), reason: 'too_old', count: 3, last_at: ctx.now() }
  await ctx.db.insert(telemetry_refusals).values([refused, { ...refused, reason: 'unknown_sensor', count: 1 }])
  const list = await page(`/admin/ganza/eventos/${device.serial}`, admin)
  expect(list.text).toContain('Quebrou e ligou de novo, com a versão 1.4.2.')
  expect(list.$('details:not([open]) p').first().text()).toBe('Causa: quebrou · Versão: 1.4.2')
  // What the protocol does not know stands as it came, below a fold of its own.
  expect(list.$('details:not([open]) code').text()).toBe('{"cause":"wifi","new_one":1}')
  const csv = await page(`/admin/ganza/eventos/csv?device=${device.serial}`, admin)
  expect(csv.html).toContain('Causa: Wi-Fi · Outro dado: 1')
  const one = await page(`/admin/ganza/ver/${device.serial}`, admin)
  expect(one.text).toContain('Recusadas em 7 dias, com mais de 60 dias')
  const settings = await page(`/ganza/gerenciar-robos/configurar/${device.serial}`, owner)
  expect(settings.text).toContain('3 leituras com mais de 60 dias')
  expect(settings.text).toContain('1 leitura de um sensor que o modelo não tem')
})

test('an owner is not told what was refused before they had the robot', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const last_at = new Date(ctx.now().getTime() - 366 * 86_400_000)
  await ctx.db
    .insert(telemetry_refusals)
    .values({ device_id: device.id, day: dayKey(ctx.now()), reason: 'too_old', last_at })
  const settings = await page(`/ganza/gerenciar-robos/configurar/${device.serial}`, owner)
  expect(settings.text).not.toContain('Leituras que não guardamos')
})
