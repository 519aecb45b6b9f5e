import { sql } from 'drizzle-orm'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { rollUp } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { anAlertRule } from '../device-alerts.factory.ts'
import { deviceAlertsJobs } from '../device-alerts.jobs.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { evaluateAlerts } from './evaluate-alerts.actions.ts'

type Robot = { id: number; serial: string }
type Clock = { now: Date }
type Points = [minutes_ago: number, values: object][]

let seq = 0
const send = (ctx: Context, device: Robot, points: Points) =>
  testClient(deviceContext(ctx, device)).telemetry.take({
    boot: 1,
    seq: ++seq,
    points: points.map(([ago, values]) => ({ ts: ctx.now().getTime() - ago * MINUTE, values })),
  })
const degrees = (from: number, to: number, temperature: number): Points =>
  Array.from({ length: from - to + 1 }, (_, i) => [from - i, { temperature }])
const pass = (clock: Clock, minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE)
}
const ago = (ctx: Context, minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE)
const episodes = ({ db }: Context) => db.select().from(alert_episodes).orderBy(alert_episodes.began_at)
const told = ({ db }: Context) =>
  db.select({ title: notifications.title, text: notifications.text }).from(notifications).orderBy(notifications.id)

const waiting = async <T>({ db }: Context, job: string) =>
  (
    await db.execute<{ payload: T }>(sql`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${job} order by j.id`)
  ).rows.map(({ payload }) => payload)
const rung = async (ctx: Context) => (await waiting(ctx, 'notifications.fan_out')).length

/** What the worker does each minute: readings are reckoned, what came late is judged, then what holds now. */
async function minute(ctx: Context) {
  await rollUp(ctx)
  const lookBack = (deviceAlertsJobs as Record<string, JobHandler<never>>)['device_alerts.look_back']
  for (const payload of await waiting<never>(ctx, 'device_alerts.look_back')) await lookBack?.(ctx, payload)
  await evaluateAlerts(ctx)
}

/** A robot that was heard at 12:00 in São Paulo and not again until the evening. */
async function aReturningRobot(ctx: Context, clock: Clock, rule = {}) {
  const { device, link, owner } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id, ...rule })
  await send(ctx, device, degrees(5, 0, 25))
  await minute(ctx)
  pass(clock, 600)
  return { device, owner }
}

test('ten minutes over the limit that come after an outage are an episode, told without ringing', async ({
  ctx,
  clock,
}) => {
  const { device } = await aReturningRobot(ctx, clock)
  await send(ctx, device, [...degrees(310, 306, 25), ...degrees(300, 290, 39), ...degrees(284, 0, 25)])
  await minute(ctx)
  await minute(ctx)
  expect(await episodes(ctx)).toMatchObject([
    { began_at: ago(ctx, 300), ended_at: ago(ctx, 284), ended_by: 'inside', worst: 39 },
  ])
  expect(await told(ctx)).toEqual([
    {
      title: expect.stringMatching(/^Robô da tenda: Temperatura acima de 30\s°C, chegou a 39\s°C$/),
      text: 'Aconteceu das 17:00 às 17:16 de 21/11/2026.',
    },
  ])
  expect(await rung(ctx)).toBe(0)
})

test('what came late and still holds rings, since when it really began', async ({ ctx, clock }) => {
  const { device } = await aReturningRobot(ctx, clock)
  // What is new first, as robots may send it.
  await send(ctx, device, degrees(12, 0, 39))
  await minute(ctx)
  await send(ctx, device, degrees(120, 13, 39))
  await minute(ctx)
  expect(await episodes(ctx)).toMatchObject([{ began_at: ago(ctx, 120), ended_at: null }])
  expect(await rung(ctx)).toBe(1)
})

test('an episode that was over during the outage ends when it did, and what came after it is another', async ({
  ctx,
  clock,
}) => {
  const { device } = await aReturningRobot(ctx, clock)
  await send(ctx, device, degrees(12, 0, 39))
  await minute(ctx)
  expect(await rung(ctx)).toBe(1)
  pass(clock, 240)
  await send(ctx, device, [[0, { temperature: 25 }]])
  await minute(ctx)
  const before = await rung(ctx)
  await send(ctx, device, [...degrees(235, 200, 25), ...degrees(199, 180, 35), ...degrees(179, 1, 25)])
  await minute(ctx)
  expect(await episodes(ctx)).toMatchObject([
    { began_at: ago(ctx, 252), ended_at: ago(ctx, 235), ended_by: 'inside', worst: 39 },
    { began_at: ago(ctx, 199), ended_at: ago(ctx, 179), ended_by: 'inside', worst: 35 },
  ])
  expect(await rung(ctx)).toBe(before)
})

test('what comes in parts, the oldest first, rings nobody before it is known to hold now', async ({ ctx, clock }) => {
  const { device } = await aReturningRobot(ctx, clock)
  await send(ctx, device, degrees(300, 280, 39))
  await minute(ctx)
  expect(await episodes(ctx)).toMatchObject([{ began_at: ago(ctx, 300), ended_at: null }])
  expect(await rung(ctx)).toBe(0)
  await send(ctx, device, degrees(279, 270, 38))
  await minute(ctx)
  expect(await rung(ctx)).toBe(0)
  // The last part is not late: it ends there.
  await send(ctx, device, [[0, { temperature: 25 }]])
  await minute(ctx)
  expect(await episodes(ctx)).toMatchObject([{ began_at: ago(ctx, 300), ended_at: ctx.now(), ended_by: 'inside' }])
  expect(await told(ctx)).toMatchObject([{ text: expect.stringMatching(/^Aconteceu das 17:00 às 22:00/) }])
  expect(await rung(ctx)).toBe(0)
})

test('late readings are judged by what the rule said then: nothing from before it was made or changed', async ({
  ctx,
  clock,
}) => {
  const { device, link } = await aLinkedDevice(ctx)
  pass(clock, 600)
  await anAlertRule(ctx, { link_id: link.id })
  await send(ctx, device, [...degrees(300, 280, 39), ...degrees(279, 270, 25)])
  await minute(ctx)
  expect(await episodes(ctx)).toEqual([])
})
