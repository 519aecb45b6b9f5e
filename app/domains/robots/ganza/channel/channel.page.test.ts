import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'

test('a channel says how long it was on, and what that drew', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const at = (hours: number) => new Date(ctx.now().getTime() - hours * HOUR)
  const act = { device_id: device.id, channel: 'exaustor', by: 'mode' as const, why: {} }
  await ctx.db.insert(device_actuations).values([
    { ...act, event_id: 1, level: 50, at: at(6) },
    { ...act, event_id: 2, level: 0, at: at(2) },
    { ...act, event_id: 3, channel: 'luz', level: 100, at: at(1) },
  ])
  const api = await as(owner)
  const shown = await api.ganza.channel.show({ id: device.serial, slug: 'exaustor' })
  expect(shown.days[0]?.on_seconds).toBe(4 * 3600)
  // 35 W at half level for four hours.
  expect(shown.days[0]?.kwh).toBeCloseTo(0.07)
  expect(shown.acts.map(({ level }) => level)).toEqual([0, 50])
  await expect(api.ganza.channel.show({ id: device.serial, slug: 'forno' })).rejects.toMatchObject({ status: 404 })
})

test('the page of a channel sets it by hand, once', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const path = `/ganza/${device.serial}/canais/exaustor`
  const shown = await page(path, owner)
  expect(shown.text).toContain('Até lá, este aparelho só obedece a você'.toLowerCase())
  await shown.press('Ajustar', { level: '40', lasts: '120' })
  const [command] = await ctx.db.select().from(device_commands)
  expect(command).toMatchObject({ kind: 'set_channel', payload: { channel: 'exaustor', level: 40 } })
  const wrong = await (await page(path, owner)).press('Ajustar', { level: '140', lasts: '30' })
  expect(wrong.status).toBe(422)
})

test('a wish that the robot did not follow yet is waited for, and its time is not said of what was before', async ({
  ctx,
  page,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const api = await as(owner)
  const pump = { id: device.serial, slug: 'bomba' }
  const robot = testClient(deviceContext(ctx, device))
  const tell = (seq: number, seconds: number, kind: string, data: object) => {
    const ts = new Date(ctx.now().getTime() - seconds * 1000).toISOString()
    return robot.devices.told.tell({ boot: 1, events: [{ seq, ts, kind, data }] })
  }
  // By hand once, and off again: a change that its state, told before, does not know.
  await tell(1, 60, 'state', { version: 0, mode: null, channels: { bomba: { level: 100, by: 'manual' } } })
  await tell(2, 30, 'actuation', { channel: 'bomba', level: 0, by: 'manual', why: {} })
  await api.control.wishes.setChannel({ ...pump, level: 100, minutes: 5 })
  for (const path of [`/ganza/${device.serial}`, `/ganza/${device.serial}/canais/bomba`]) {
    const { text } = await page(path, owner)
    expect(text, path).toContain('aguardando o robô')
    expect(text, path).not.toContain('à mão até')
  }
  await tell(3, 0, 'actuation', { channel: 'bomba', level: 100, by: 'manual', why: {} })
  const followed = await page(`/ganza/${device.serial}/canais/bomba`, owner)
  expect(followed.text).not.toContain('aguardando o robô')
  expect(followed.text).toContain('à mão até')
})

test('to light a lamp in the night of its mode is asked first; by day, and to switch it off, is not', async ({
  ctx,
  page,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const lit = (slug: string, day: { from: string; to: string }) =>
    aMode(ctx, {
      ...{ model_id: device.model_id, slug, name: slug },
      program: { day, blocks: [{ id: 'luz', channel: 'luz', level: 80, when: { kind: 'light', is: 'day' } }] },
    })
  const [dark, bright] = [
    await lit('Noturna', { from: '18:00', to: '06:00' }),
    await lit('Diurna', { from: '06:00', to: '18:00' }),
  ]
  const api = await as(owner)
  const follow = ({ id }: { id: number }) => api.control.wishes.changeMode({ id: device.id, modo_id: id })
  const [robot, lamp] = [`/ganza/${device.serial}`, `/ganza/${device.serial}/canais/luz`]
  const asked = async () => (await api.ganza.channel.show({ id: device.serial, slug: 'luz' })).channel.manual
  const question = 'Está escuro agora no modo Noturna: acender interrompe a noite das plantas.'

  await follow(dark)
  const row = await (await page(robot, owner)).press('Ligar a luz por 30 min')
  const inRow = await row.follow()
  expect(inRow.text).toContain(question)
  expect(await asked()).toBeNull()
  expect((await inRow.click('Deixar no escuro')).text).not.toContain(question)
  expect((await inRow.press('Acender por 30 min')).toast).toContain('Pedido enviado.')
  expect(await asked()).toMatchObject({ level: 100 })
  expect((await (await page(robot, owner)).press('Desligar a luz por 30 min')).toast).toContain('Pedido enviado.')

  const own = await (await page(lamp, owner)).press('Ajustar', { level: '40', lasts: '120' })
  const onPage = await own.follow()
  expect(onPage.text).toContain(question)
  expect([onPage.value('level'), onPage.choice('lasts', '2 h')]).toEqual(['40', '120'])
  expect((await onPage.press('Acender por 2 h')).toast).toContain('Pedido enviado.')
  expect(await asked()).toMatchObject({ level: 40 })
  expect((await (await page(lamp, owner)).press('Ajustar', { level: '0', lasts: '30' })).toast).toContain('Pedido')
  const exhaust = await (await page(`${robot}/canais/exaustor`, owner)).press('Ajustar', { level: '40', lasts: '30' })
  expect(exhaust.toast).toContain('Pedido enviado.')

  await follow(bright)
  const byDay = await page(`${lamp}?level=40&lasts=30`, owner)
  expect(byDay.text).not.toContain('Está escuro agora')
  expect((await byDay.press('Ajustar', { level: '40', lasts: '30' })).toast).toContain('Pedido enviado.')
})

test("somebody else's channel is not there", async ({ ctx, page }) => {
  const { device } = await aLinkedDevice(ctx)
  const shown = await page(`/ganza/${device.serial}/canais/luz`, await aUser(ctx))
  expect(shown.status).toBe(404)
})
