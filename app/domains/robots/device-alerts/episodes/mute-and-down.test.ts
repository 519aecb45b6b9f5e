import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { beatIngest, rollUp } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { anAlertRule } from '../device-alerts.factory.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { evaluateAlerts } from './evaluate-alerts.actions.ts'

type Clock = { now: Date }
type Robot = { id: number; serial: string }

let seq = 0
const send = (ctx: Context, device: Robot, points: [minutes_ago: number, values: object][]) =>
  testClient(deviceContext(ctx, device)).telemetry.take({
    boot: 1,
    seq: ++seq,
    points: points.map(([ago, values]) => ({ ts: ctx.now().getTime() - ago * MINUTE, values })),
  })
const eachMinute = (from: number, to: number, values: object): [number, object][] =>
  Array.from({ length: from - to + 1 }, (_, i) => [from - i, values])
const episodes = ({ db }: Context) => db.select().from(alert_episodes).orderBy(alert_episodes.id)
const titles = async ({ db }: Context) =>
  (await db.select().from(notifications).orderBy(notifications.id)).map(({ title }) => title)

test('a sensor that gives nothing for the rule’s minutes is told of, until it measures again', async ({
  ctx,
  clock,
}) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'impossible' })
  await send(ctx, device, eachMinute(14, 12, { temperature: 24, humidity: 60 }))
  await send(ctx, device, eachMinute(9, 0, { temperature: 24, humidity: null }))
  await rollUp(ctx)
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
  clock.now = new Date(clock.now.getTime() + MINUTE)
  await send(ctx, device, [[0, { temperature: 24, humidity: null }]])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null, worst: null }])
  expect(await titles(ctx)).toEqual(['Robô da tenda: Umidade: sem leitura do sensor'])
  clock.now = new Date(clock.now.getTime() + MINUTE)
  await send(ctx, device, [[0, { temperature: 24, humidity: 61 }]])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: ctx.now(), ended_by: 'inside' }])
})

test('a reading now and then is no mute sensor, nor is one that was not asked', async ({ ctx }) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'impossible', sensor: 'humidity' })
  await send(ctx, device, [
    ...eachMinute(20, 6, { temperature: 24, humidity: null }),
    [5, { temperature: 24, humidity: 60 }],
    ...eachMinute(4, 0, { temperature: 24, humidity: null }),
  ])
  const other = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: other.link.id, kind: 'impossible' })
  await send(ctx, other.device, eachMinute(20, 0, { temperature: 24 }))
  await rollUp(ctx)
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
})

test('a sensor that never gave anything is not plugged in: nobody is told, and nothing is kept open by it', async ({
  ctx,
  clock,
}) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'impossible' })
  const unplugged = { soil_moisture: null, humidity: 60 }
  await send(ctx, device, eachMinute(30, 12, { ...unplugged, temperature: 24 }))
  await send(ctx, device, eachMinute(11, 0, { ...unplugged, temperature: 24 }))
  await rollUp(ctx)
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
  clock.now = new Date(clock.now.getTime() + 12 * MINUTE)
  await send(ctx, device, eachMinute(11, 0, { ...unplugged, temperature: 300 }))
  await evaluateAlerts(ctx)
  expect(await titles(ctx)).toEqual(['Robô da tenda: Temperatura: valores impossíveis'])
  clock.now = new Date(clock.now.getTime() + MINUTE)
  await send(ctx, device, [[0, { ...unplugged, temperature: 24 }]])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_by: 'inside' }])
})

/** Both ways by which readings come in run for a while; how they beat, and how time passes. */
async function running(ctx: Context, clock: Clock) {
  const both = async () => {
    for (const role of ['web', 'worker'] as const) await beatIngest(ctx, role)
  }
  const pass = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE)
  }
  for (let minute = 0; minute < 5; minute++) {
    await both()
    pass(1)
  }
  return { both, pass }
}

test('after the site was down robots are not all called silent: each has its minutes anew', async ({ ctx, clock }) => {
  const { both, pass } = await running(ctx, clock)
  for (let i = 0; i < 3; i++) {
    const { device, link } = await aLinkedDevice(ctx)
    await anAlertRule(ctx, { link_id: link.id, kind: 'silence', hold_minutes: 10 })
    await ctx.db.update(devices).set({ last_seen_at: ctx.now() })
    if (i === 2) await send(ctx, device, [[0, { temperature: 24 }]])
  }
  await both()
  pass(40)
  // The worker comes back first and judges before anybody could call.
  await evaluateAlerts(ctx)
  await both()
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
  for (let minute = 0; minute < 9; minute++) {
    pass(1)
    await both()
    await evaluateAlerts(ctx)
  }
  expect(await episodes(ctx)).toEqual([])
  const [first] = await ctx.db.select().from(devices).orderBy(devices.id).limit(1)
  if (first) await send(ctx, first, [[0, { temperature: 24 }]])
  pass(1)
  await both()
  await evaluateAlerts(ctx)
  // Who stays silent after that is told of.
  expect(await episodes(ctx)).toHaveLength(2)
})

test('while one of the two ways is down nobody is called silent, and a short pause changes nothing', async ({
  ctx,
  clock,
}) => {
  const { both, pass } = await running(ctx, clock)
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'silence', hold_minutes: 10 })
  await send(ctx, device, [[0, { temperature: 24 }]])
  await both()
  for (let minute = 0; minute < 20; minute++) {
    pass(1)
    await beatIngest(ctx, 'worker')
    await evaluateAlerts(ctx)
  }
  expect(await episodes(ctx)).toEqual([])
  await both()
  for (let minute = 0; minute < 10; minute += 2) {
    pass(2)
    await both()
  }
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toHaveLength(1)
})
