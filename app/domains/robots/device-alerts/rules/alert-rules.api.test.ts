import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { aClaimableDevice, aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { anAlertRule } from '../device-alerts.factory.ts'
import { alert_episodes } from '../episodes/alert-episodes.table.ts'
import { ruleSentence } from './alert.words.ts'

const sentences = async (api: Client, id: string) => {
  const { rules } = await api.deviceAlerts.rules.show({ id })
  return rules.map((rule) => ruleSentence(rule).replaceAll('\u00a0', ' '))
}
const sensorId = async (api: Client, id: string, key = 'temperature') =>
  (await api.deviceAlerts.rules.show({ id })).sensors.find((one) => one.key === key)?.id ?? 0
const anEpisode = async ({ db, now }: Context, rule_id: number) => {
  const [row] = await db.insert(alert_episodes).values({ rule_id, began_at: now(), worst: 32 }).returning()
  return row?.id ?? 0
}

test('a robot that is linked has two rules from the first moment on', async ({ ctx, as }) => {
  const { device, code } = await aClaimableDevice(ctx)
  const api = await as(await aUser(ctx))
  await api.devices.devices.link({ serial: device.serial, code })
  expect(await sentences(api, device.serial)).toEqual([
    'Avisar se o robô ficar 10 min sem contato',
    'Avisar se algum sensor der valores impossíveis ou nenhum por 10 min',
  ])
})

test('its owner adds, changes, switches off and deletes rules; each is one sentence', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const api = await as(owner)
  const id = device.serial
  const sensor_id = await sensorId(api, id)
  const rule = { id, kind: 'range' as const, sensor_id, high: 30, hysteresis: 1, hold_minutes: 10 }
  const night = { silent_from: '23:00', silent_to: '07:00' }
  const { rules } = await api.deviceAlerts.rules.add({ ...rule, day_part: 'day', ...night })
  const rule_id = rules[0]?.id ?? 0
  expect(await sentences(api, id)).toEqual([
    'Avisar se a temperatura passar de 30 °C por 10 min, só com a luz acesa; das 23 h às 7 h só anota, sem avisar',
  ])
  const episode_id = await anEpisode(ctx, rule_id)
  await api.deviceAlerts.rules.change({ ...rule, rule_id, low: 18, hold_minutes: 60 })
  expect(await sentences(api, id)).toEqual(['Avisar se a temperatura sair de 18 °C a 30 °C por 1 h'])
  // By the old limits: it is over, and nobody is told.
  expect((await api.deviceAlerts.rules.show({ id })).episodes).toMatchObject([
    { id: episode_id, ended_by: 'changed', ended_at: ctx.now() },
  ])
  const off = await api.deviceAlerts.rules.switch({ id, rule_id, enabled: false })
  expect(off.rules).toMatchObject([{ enabled: false, low: 18 }])
  expect((await api.deviceAlerts.rules.delete({ id, rule_id })).rules).toEqual([])
  for (const call of [
    api.deviceAlerts.rules.delete({ id, rule_id }),
    api.deviceAlerts.rules.change({ ...rule, rule_id }),
    api.deviceAlerts.rules.switch({ id, rule_id, enabled: true }),
    api.deviceAlerts.rules.see({ id, episode_id }),
  ])
    await expect(call).rejects.toMatchObject({ status: 404 })
})

test('what does not fit together is said beside its field', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const api = await as(owner)
  const id = device.serial
  const rule = { id, kind: 'range' as const, sensor_id: await sensorId(api, id), low: 18, high: 30 }
  for (const [field, input] of [
    ['sensor_id', { ...rule, sensor_id: undefined }],
    ['sensor_id', { ...rule, sensor_id: 999_999 }],
    ['high', { ...rule, low: undefined, high: undefined }],
    ['high', { ...rule, high: 18 }],
    ['hysteresis', { ...rule, hysteresis: 6 }],
    ['hold_minutes', { id, kind: 'silence' as const, hold_minutes: 4 }],
    ['hold_minutes', { ...rule, hold_minutes: 721 }],
    ['silent_to', { ...rule, silent_from: '23:00' }],
    ['silent_to', { ...rule, silent_from: '23:00', silent_to: '23:00' }],
    ['silent_from', { ...rule, silent_from: '25:00', silent_to: '07:00' }],
  ] as const)
    await expect(api.deviceAlerts.rules.add(input)).rejects.toMatchObject({
      status: 422,
      data: { errors: { [field]: [expect.anything()] } },
    })
})

test('a helper says that they saw it, a viewer only looks, a stranger finds nothing', async ({ ctx, as }) => {
  const { device, link } = await aLinkedDevice(ctx)
  const rule = await anAlertRule(ctx, { link_id: link.id })
  const episode_id = await anEpisode(ctx, rule.id)
  const [helper, viewer, stranger] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values([
    { link_id: link.id, user_id: helper.id, role: 'helper' },
    { link_id: link.id, user_id: viewer.id, role: 'viewer' },
  ])
  const id = device.serial
  const rules = async (person: { id: number }) => (await as(person)).deviceAlerts.rules
  await expect((await rules(viewer)).see({ id, episode_id })).rejects.toMatchObject({ status: 403 })
  await expect((await rules(stranger)).show({ id })).rejects.toMatchObject({ status: 404 })
  for (const person of [helper, viewer])
    await expect((await rules(person)).delete({ id, rule_id: rule.id })).rejects.toMatchObject({ status: 403 })
  expect(await (await rules(viewer)).show({ id })).toMatchObject({
    follows: false,
    proposals: [],
    can: { work: false, own: false },
    episodes: [{ id: episode_id, seen_at: null }],
  })
  const seen = await (await rules(helper)).see({ id, episode_id })
  expect(seen).toMatchObject({ episodes: [{ seen_at: ctx.now() }], can: { work: true, own: false } })
})

test('the mode that runs proposes rules of its bands, until they are there', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const api = await as(owner)
  const id = device.serial
  expect((await api.deviceAlerts.rules.show({ id })).proposals).toEqual([])
  const band = { low: 20, high: 28 }
  const targets = {
    temperature: { day: band, night: { low: null, high: 26 } },
    humidity: { day: { low: 40, high: 60 }, night: { low: 40, high: 60 } },
    forno: { day: band, night: band },
  }
  const mode = await aMode(ctx, { model_id: device.model_id, program: { targets } })
  await api.control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  const { proposals } = await api.deviceAlerts.rules.show({ id })
  expect(proposals.map((one) => ruleSentence(one).replaceAll('\u00a0', ' '))).toEqual([
    'Avisar se a temperatura sair de 20 °C a 28 °C por 15 min, só com a luz acesa',
    'Avisar se a temperatura passar de 26 °C por 15 min, só no escuro',
    'Avisar se a umidade sair de 40 % a 60 % por 15 min',
  ])
  const [first] = proposals
  if (!first) throw new Error('no proposal')
  const after = await api.deviceAlerts.rules.add({ ...first, id, sensor_id: first.sensor?.id })
  expect(after.proposals.map(({ day_part }) => day_part)).toEqual(['night', 'any'])
})

test('of what happened the newest 50 are told, however much it was', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const { id: rule_id } = await anAlertRule(ctx, { link_id: link.id })
  const began = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000)
  await ctx.db
    .insert(alert_episodes)
    .values(Array.from({ length: 60 }, (_, n) => ({ rule_id, began_at: began(n + 1), ended_at: began(n), worst: 32 })))
  const { episodes } = await (await as(owner)).deviceAlerts.rules.show({ id: device.serial })
  expect(episodes).toHaveLength(50)
  expect(episodes[0]?.began_at).toEqual(began(1))
})
