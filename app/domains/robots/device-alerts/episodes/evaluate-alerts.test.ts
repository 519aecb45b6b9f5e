import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { anAlertRule } from '../device-alerts.factory.ts'
import { alert_followers } from '../rules/alert-followers.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { evaluateAlerts } from './evaluate-alerts.actions.ts'

type Robot = { id: number; serial: string }
type Clock = { now: Date }

let seq = 0
const send = (ctx: Context, device: Robot, points: [minutes_ago: number, values: object][]) =>
  testClient(deviceContext(ctx, device)).telemetry.take({
    boot: 1,
    seq: ++seq,
    points: points.map(([ago, values]) => ({ ts: ctx.now().getTime() - ago * MINUTE, values })),
  })
const degrees = (from: number, to: number, temperature: number): [number, object][] =>
  Array.from({ length: from - to + 1 }, (_, i) => [from - i, { temperature }])
const later = (clock: Clock, minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE)
}
const episodes = ({ db }: Context) => db.select().from(alert_episodes).orderBy(alert_episodes.id)
const told = ({ db }: Context, user_id: number) =>
  db
    .select({ title: notifications.title, text: notifications.text, url: notifications.url, kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(notifications.id)

test('a limit that is passed for the rule’s minutes opens one episode, told once, and its end once', async ({
  ctx,
  clock,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const rule = await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, device, [[12, { temperature: 29 }], ...degrees(9, 0, 31)])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
  later(clock, 1)
  await send(ctx, device, [[0, { temperature: 33.4 }]])
  await evaluateAlerts(ctx)
  await evaluateAlerts(ctx)
  const began_at = new Date(ctx.now().getTime() - 10 * MINUTE)
  expect(await episodes(ctx)).toMatchObject([{ rule_id: rule.id, began_at, ended_at: null }])
  expect(await told(ctx, owner.id)).toEqual([
    {
      kind: 'device',
      title: expect.stringMatching(/^Robô da tenda: Temperatura acima de 30\s°C, chegou a 33,4\s°C$/),
      text: expect.stringMatching(/^Desde \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/),
      url: `/ganza/${device.serial}/avisos`,
    },
  ])
  // Within the hysteresis it goes on.
  later(clock, 1)
  await send(ctx, device, [[0, { temperature: 29.5 }]])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null }])
  later(clock, 1)
  await send(ctx, device, [[0, { temperature: 28.9 }]])
  await evaluateAlerts(ctx)
  await evaluateAlerts(ctx)
  const [episode] = await episodes(ctx)
  expect(episode).toMatchObject({ ended_at: ctx.now(), ended_by: 'inside' })
  expect(episode?.worst).toBeCloseTo(33.4, 3)
  expect((await told(ctx, owner.id)).map(({ title }) => title)).toEqual([
    expect.anything(),
    'Robô da tenda: a temperatura voltou ao normal',
  ])
  const events = await ctx.db
    .select()
    .from(device_events)
    .where(eq(device_events.kind, 'alert'))
    .orderBy(device_events.id)
  expect(events.map(({ source, data }) => [source, data.state])).toEqual([
    ['backend', 'began'],
    ['backend', 'ended'],
  ])
})

test('a reading inside, a hole, or nothing new for long opens nothing; a flagged reading is not one', async ({
  ctx,
}) => {
  const { link, ...one } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, one.device, [...degrees(15, 6, 31), [5.5, { temperature: 30 }], ...degrees(5, 0, 31)])
  const { link: holed, ...two } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: holed.id })
  await send(ctx, two.device, [...degrees(16, 12, 31), ...degrees(4, 0, 31)])
  const { link: old, ...three } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: old.id })
  await send(ctx, three.device, degrees(60, 30, 31))
  const { link: flagged, ...four } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: flagged.id })
  await send(ctx, four.device, degrees(15, 0, 85))
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
})

test('readings that come late and show it was never so end it silently', async ({ ctx, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, device, [
    [10, { temperature: 31 }],
    [6, { temperature: 31 }],
    [3, { temperature: 31 }],
    [0, { temperature: 31 }],
  ])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null }])
  later(clock, 1)
  await send(ctx, device, [[5, { temperature: 27 }]])
  await evaluateAlerts(ctx)
  const [episode] = await episodes(ctx)
  expect(episode).toMatchObject({ ended_by: 'refuted', ended_at: episode?.began_at })
  expect(await told(ctx, owner.id)).toHaveLength(1)
})

test('a rule for the day counts by the light of the mode that runs, and ends when it goes out', async ({
  ctx,
  as,
  clock,
}) => {
  // 12:00 in São Paulo.
  const { device, owner, link } = await aLinkedDevice(ctx)
  const mode = await aMode(ctx, {
    model_id: device.model_id,
    program: { day: { from: '06:00', to: '12:05' }, blocks: [] },
  })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  await anAlertRule(ctx, { link_id: link.id, day_part: 'day' })
  const night = await anAlertRule(ctx, { link_id: link.id, day_part: 'night' })
  await send(ctx, device, degrees(12, 0, 31))
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null }])
  later(clock, 16)
  await send(ctx, device, degrees(15, 0, 31))
  await evaluateAlerts(ctx)
  await evaluateAlerts(ctx)
  expect((await episodes(ctx)).map(({ rule_id, ended_by }) => [rule_id === night.id, ended_by])).toEqual([
    [false, 'light'],
    [true, null],
  ])
})

test('silence: after its minutes, once; over with the next contact', async ({ ctx, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'silence', hold_minutes: 10, severity: 'critical' })
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
  await ctx.db.update(devices).set({ last_seen_at: ctx.now() }).where(eq(devices.id, device.id))
  later(clock, 9)
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
  later(clock, 1)
  await evaluateAlerts(ctx)
  later(clock, 30)
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ began_at: new Date('2026-11-21T15:00:00Z'), ended_at: null }])
  await send(ctx, device, [[0, { temperature: 25 }]])
  await ctx.db.update(devices).set({ last_seen_at: ctx.now() }).where(eq(devices.id, device.id))
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: ctx.now(), ended_by: 'inside' }])
  expect((await told(ctx, owner.id)).map(({ title }) => title)).toEqual([
    'Robô da tenda: Robô sem contato',
    'Robô da tenda: o robô voltou',
  ])
})

test('silence of ten minutes is ten minutes, also of a robot that speaks every five; no shorter than one message takes', async ({
  ctx,
  clock,
}) => {
  const ofInterval = async (interval_seconds: number) => {
    const { id } = await aDeviceModel(ctx, { interval_seconds })
    const { link } = await aLinkedDevice(ctx, { model_id: id, last_seen_at: ctx.now() })
    return (await anAlertRule(ctx, { link_id: link.id, kind: 'silence', hold_minutes: 10 })).id
  }
  const [five, ten] = [await ofInterval(300), await ofInterval(600)]
  const opened = async () => (await episodes(ctx)).map(({ rule_id }) => rule_id)
  later(clock, 9)
  await evaluateAlerts(ctx)
  expect(await opened()).toEqual([])
  later(clock, 1)
  await evaluateAlerts(ctx)
  expect(await opened()).toEqual([five])
  later(clock, 1)
  await evaluateAlerts(ctx)
  expect(await opened()).toEqual([five, ten])
})

test('silence before one’s own link, or of a robot that was never heard, is none', async ({ ctx }) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'silence' })
  const before = new Date(link.linked_at.getTime() - MINUTE)
  await ctx.db.update(devices).set({ last_seen_at: before }).where(eq(devices.id, device.id))
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
})

test('impossible values of any sensor for the rule’s minutes, with the sensor that it was', async ({ ctx }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, kind: 'impossible' })
  await send(ctx, device, [[12, { temperature: 24, humidity: 60 }]])
  await send(
    ctx,
    device,
    Array.from({ length: 11 }, (_, i) => [10 - i, { temperature: 24, humidity: 140 }]),
  )
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null }])
  expect((await told(ctx, owner.id)).map(({ title }) => title)).toEqual(['Robô da tenda: Umidade: valores impossíveis'])
})

test('who is told that it began is told what the robot did about it', async ({ ctx }) => {
  // 12:00 in São Paulo.
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  const at = new Date(ctx.now().getTime() - 8 * MINUTE)
  const act = { event_id: 1, device_id: device.id, channel: 'exaustor', level: 90, at, by: 'mode' as const }
  await ctx.db.insert(device_actuations).values({ ...act, why: { inputs: { temperature: 31 } } })
  await send(ctx, device, degrees(12, 0, 31))
  await evaluateAlerts(ctx)
  expect((await told(ctx, owner.id)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/às 11:48\. O que o robô fez: Exaustor foi a 90\s% às 11:52\.$/),
  ])
})

test('in silent hours nobody is told; at their end, what still holds', async ({ ctx, clock }) => {
  // 12:00 in São Paulo.
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, silent_from: '11:00', silent_to: '12:30' })
  await anAlertRule(ctx, { link_id: link.id, high: 28, silent_from: '11:00', silent_to: '12:30' })
  await send(ctx, device, degrees(12, 0, 31))
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toHaveLength(2)
  later(clock, 29)
  await send(ctx, device, degrees(28, 0, 28.5))
  await evaluateAlerts(ctx)
  expect(await told(ctx, owner.id)).toEqual([])
  later(clock, 1)
  await evaluateAlerts(ctx)
  expect((await told(ctx, owner.id)).map(({ title }) => title)).toEqual([expect.stringContaining('acima de 28')])
})

test('what was over in silent hours says so; of what was told, nothing', async ({ ctx, as, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, silent_from: '11:00', silent_to: '12:30' })
  await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, device, degrees(12, 0, 31))
  await evaluateAlerts(ctx)
  later(clock, 5)
  await send(ctx, device, degrees(4, 0, 26))
  await evaluateAlerts(ctx)
  const { episodes: shown } = await (await as(owner)).deviceAlerts.rules.show({ id: device.serial })
  expect(shown.toSorted((a, b) => a.rule_id - b.rule_id).map(({ hushed }) => hushed)).toEqual([true, false])
})

test('who shares the robot is told when they chose so, as long as they see it', async ({ ctx, as, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  const [helper, viewer, former] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values([
    { link_id: link.id, user_id: helper.id, role: 'helper' },
    { link_id: link.id, user_id: viewer.id, role: 'viewer' },
    { link_id: link.id, user_id: former.id, role: 'viewer', expires_at: new Date(clock.now.getTime() - 1) },
  ])
  await ctx.db.insert(alert_followers).values({ link_id: link.id, user_id: former.id })
  expect(await (await as(viewer)).deviceAlerts.rules.follow({ id: device.serial, follow: true })).toMatchObject({
    follows: true,
  })
  await send(ctx, device, degrees(12, 0, 31))
  await evaluateAlerts(ctx)
  for (const [person, count] of [
    [owner, 1],
    [viewer, 1],
    [helper, 0],
    [former, 0],
  ] as const)
    expect(await told(ctx, person.id)).toHaveLength(count)
  await expect((await as(owner)).deviceAlerts.rules.follow({ id: device.serial, follow: true })).rejects.toMatchObject({
    status: 409,
  })
})

test('what was measured before one’s own link is no alert', async ({ ctx }) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, device, degrees(12, 0, 31))
  await ctx.db
    .update(device_links)
    .set({ linked_at: new Date(ctx.now().getTime() - 5 * MINUTE) })
    .where(eq(device_links.id, link.id))
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toEqual([])
})

test('a robot that tells its sensors by turns is judged by the newest reading of each', async ({ ctx }) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, device, degrees(12, 1, 31))
  await send(ctx, device, [[0, { humidity: 60 }]])
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null, worst: 31 }])
})

test('a robot whose clock is ahead is judged by all that it said', async ({ ctx, clock }) => {
  const { device, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  for (let minute = 0; minute <= 10; minute++) {
    await send(ctx, device, [[-5, { temperature: 31 }]])
    if (minute < 10) later(clock, 1)
  }
  await evaluateAlerts(ctx)
  expect(await episodes(ctx)).toMatchObject([{ ended_at: null, worst: 31 }])
})
