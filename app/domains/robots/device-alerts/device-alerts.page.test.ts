import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anAlertRule } from './device-alerts.factory.ts'
import { alert_episodes } from './episodes/alert-episodes.table.ts'
import { alert_followers } from './rules/alert-followers.table.ts'
import { alert_rules } from './rules/alert-rules.table.ts'

test('an alert is created, changed, switched off and deleted; errors are beside their fields', async ({
  ctx,
  as,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const address = `/ganza/${device.serial}/avisos`
  const empty = await page(address, owner)
  expect(empty).toMatchObject({ heading: 'Avisos de Robô da tenda' })
  expect(empty.text).toContain('Este robô não avisa nada.')
  const form = await empty.click('Fora de um limite')
  const wrong = await form.press('Criar aviso', { high: '' })
  expect(wrong.error('sensor_id')).toBeTruthy()
  const { sensors } = await (await as(owner)).deviceAlerts.rules.show({ id: device.serial })
  const sensor_id = String(sensors[0]?.id)
  const none = await wrong.press('Criar aviso', { sensor_id, high: '' })
  expect(none.error('high')).toBe('Escreva ao menos um limite.')
  const made = await (await none.press('Criar aviso', { sensor_id, high: '30,5' })).follow()
  expect(made.text).toContain('Avisar se a temperatura passar de 30,5')
  const changing = await made.click('Mudar')
  expect(changing.value('high')).toBe('30,5')
  const changed = await (await changing.press('Salvar', { high: '28' })).follow()
  expect(changed.text).toMatch(/passar de 28\s°C por 10 min/)
  const off = await (await changed.press('Desligar')).follow()
  expect(off.text).toContain('Desligado')
  const gone = await (await off.press('Apagar')).follow()
  expect(gone.text).toContain('Este robô não avisa nada.')
})

test('a proposal of the mode is one tap', async ({ ctx, as, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const band = { low: 20.5, high: 28 }
  const mode = await aMode(ctx, {
    model_id: device.model_id,
    program: { targets: { temperature: { day: band, night: band } } },
  })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  const shown = await page(`/ganza/${device.serial}/avisos`, owner)
  expect(shown.text).toContain('Sugestões do modo Vega')
  const made = await (await shown.press('Criar este aviso')).follow()
  expect(made.text).toMatch(/sair de 20,5\s°C a 28\s°C por 15 min/)
  expect(made.text).not.toContain('Sugestões')
})

test('who shares it sees what happened and chooses to be told; who works it says that they saw it', async ({
  ctx,
  page,
}) => {
  const { device, link } = await aLinkedDevice(ctx)
  const rule = await anAlertRule(ctx, { link_id: link.id })
  await ctx.db
    .insert(alert_episodes)
    .values({ rule_id: rule.id, sensor_id: rule.sensor_id, high: rule.high, began_at: ctx.now(), worst: 33 })
  // Another limit later does not change what happened.
  await ctx.db.update(alert_rules).set({ high: 28 }).where(eq(alert_rules.id, rule.id))
  const helper = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  const shown = await page(`/ganza/${device.serial}/avisos`, helper)
  expect(shown.text).toMatch(/Temperatura acima de 30\s°C, chegou a 33\s°C/)
  expect(shown.text).not.toContain('Apagar')
  const seen = await (await shown.press('Vi')).follow()
  expect(seen.text).toContain('Visto')
  const told = await (await seen.press('Quero receber os avisos')).follow()
  expect(told.text).toContain('Você recebe os avisos deste robô')
})

test('what a robot says now is in Hoje and on the front page, of the own and of followed robots', async ({
  ctx,
  page,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const rule = await anAlertRule(ctx, { link_id: link.id })
  await ctx.db
    .insert(alert_episodes)
    .values({ rule_id: rule.id, sensor_id: rule.sensor_id, began_at: ctx.now(), worst: 33 })
  const [follower, viewer] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values([
    { link_id: link.id, user_id: follower.id, role: 'viewer' },
    { link_id: link.id, user_id: viewer.id, role: 'viewer' },
  ])
  await ctx.db.insert(alert_followers).values({ link_id: link.id, user_id: follower.id })
  for (const person of [owner, follower]) {
    expect((await page('/cultivo', person)).text).toMatch(/Temperatura acima de 30\s°C/)
    expect((await page('/', person)).text).toMatch(/Temperatura acima de 30\s°C/)
  }
  expect((await page('/cultivo', viewer)).text).not.toContain('Temperatura acima')
  await ctx.db.update(device_links).set({ unlinked_at: ctx.now() }).where(eq(device_links.id, link.id))
  expect((await page('/cultivo', owner)).text).not.toContain(device.serial)
})
