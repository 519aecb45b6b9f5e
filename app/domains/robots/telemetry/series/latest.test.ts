import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { telemetry_messages } from '../ingest/telemetry.table.ts'
import { latest } from './latest.queries.ts'

type Clock = { now: Date }

async function aRobot(ctx: Context) {
  const robot = await aLinkedDevice(ctx)
  const client = testClient(deviceContext(ctx, robot.device))
  let seq = 0
  const ago = (minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE)
  /** Of so many minutes ago; negative: by a clock that is ahead. */
  const send = (minutes: number, values: object) =>
    client.telemetry.take({ boot: 1, seq: ++seq, points: [{ ts: ago(minutes).getTime(), values }] })
  const newest = async () => (await latest(ctx, [robot.device.id]))[0]
  return { ...robot, ago, send, newest }
}
const pass = (clock: Clock, minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE)
}

test('a point that has only humidity leaves the other quantities as they were, each with its own age', async ({
  ctx,
}) => {
  const { ago, send, newest } = await aRobot(ctx)
  await send(6, { temperature: 24, humidity: 60, soil_moisture: 40 })
  await send(4, { soil_moisture: null })
  await send(0, { humidity: 61 })
  expect(await newest()).toMatchObject({
    at: ago(0),
    values: { temperature: 24, humidity: 61, soil_moisture: null, vpd: expect.any(Number) },
    ats: { temperature: ago(6), humidity: ago(0), soil_moisture: ago(4), vpd: ago(6) },
  })
})

test('what is wrong with an older value is said of it', async ({ ctx }) => {
  const { send, newest } = await aRobot(ctx)
  await send(3, { temperature: 99 })
  await send(0, { humidity: 61 })
  expect(await newest()).toMatchObject({ values: { temperature: 99 }, flags: { temperature: 'range' } })
})

test('a reading of more than a day ago, or of before the link, is not of now', async ({ ctx }) => {
  const { ago, link, send, newest } = await aRobot(ctx)
  await send(25 * 60, { temperature: 20 })
  await send(60, { soil_moisture: 40 })
  await send(0, { humidity: 61 })
  expect((await newest())?.values).toEqual({ humidity: 61, soil_moisture: 40 })
  await ctx.db
    .update(device_links)
    .set({ linked_at: ago(30) })
    .where(eq(device_links.id, link.id))
  expect((await newest())?.values).toEqual({ humidity: 61 })
})

test('a reading ahead of now is of when it came: the next one takes its place', async ({ ctx, clock }) => {
  const { ago, send, newest } = await aRobot(ctx)
  await send(-9, { temperature: 30, humidity: 50 })
  expect(await newest()).toMatchObject({ at: ago(0), ats: { temperature: ago(0) }, values: { temperature: 30 } })
  pass(clock, 1)
  await send(0, { temperature: 25 })
  await send(0, { humidity: 55 })
  expect(await newest()).toMatchObject({ at: ago(0), values: { temperature: 25, humidity: 55 } })
  pass(clock, 1)
  await send(0, { soil_moisture: 41 })
  expect(await newest()).toMatchObject({
    values: { temperature: 25, humidity: 55, soil_moisture: 41 },
    ats: { temperature: ago(1), humidity: ago(1), soil_moisture: ago(0) },
  })
  // Its clock is always ahead: what it says now is of now.
  pass(clock, 1)
  await send(-4, { temperature: 26 })
  pass(clock, 1)
  await send(-4, { temperature: 27 })
  expect(await newest()).toMatchObject({ at: ago(0), values: { temperature: 27 } })
})

test('what the clock of the owner before was ahead by is nothing of the present one', async ({ ctx, clock }) => {
  const { link, send, newest } = await aRobot(ctx)
  await send(-5, { temperature: 33.3, soil_moisture: 44 })
  pass(clock, 2)
  await ctx.db.update(device_links).set({ linked_at: ctx.now() }).where(eq(device_links.id, link.id))
  pass(clock, 10)
  await send(0, { humidity: 61 })
  expect((await newest())?.values).toEqual({ humidity: 61 })
})

test('what the former owner’s robot dated ahead is in no chart of who has it next', async ({ ctx, as, clock }) => {
  const { device, owner, send } = await aRobot(ctx)
  await send(-5, { temperature: 33.3 })
  await send(-6, { temperature: 33.4 })
  const heir = await aUser(ctx)
  const { offer } = await (await as(owner)).devices.transfers.offer({ id: device.serial, nickname: heir.nickname })
  pass(clock, 1)
  await (await as(heir)).devices.transfers.accept({ transfer_id: offer?.id ?? 0 })
  pass(clock, 20)
  await send(2, { temperature: 24 })
  const { series } = (await as(heir)).telemetry
  const chart = JSON.stringify(await series.show({ id_or_serial: device.serial }))
  expect(chart).toContain('24')
  expect(chart).not.toContain('33.')
  const kept = await ctx.db.select().from(telemetry_messages).where(eq(telemetry_messages.device_id, device.id))
  expect(kept).toHaveLength(3)
})
