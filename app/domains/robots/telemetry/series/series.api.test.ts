import { eq } from 'drizzle-orm'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { aDevice, aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR, MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { rollUp } from '../rollups/roll-up.actions.ts'
import { climateOf } from './climate-of.queries.ts'
import { latest } from './latest.queries.ts'

type Robot = { id: number; serial: string }
const before = (ctx: Context, ms: number) => new Date(ctx.now().getTime() - ms)
const iso = (ctx: Context, ms: number) => before(ctx, ms).toISOString()

let seq = 0
const send = (ctx: Context, device: Robot, points: [ms: number, values: object][]) =>
  testClient(deviceContext(ctx, device)).telemetry.take({
    boot: 1,
    seq: ++seq,
    points: points.map(([ms, values]) => ({ ts: iso(ctx, ms), values })),
  })
const tell = (ctx: Context, device: Robot, ms: number, kind: string, data: object) =>
  testClient(deviceContext(ctx, device)).devices.told.tell({
    boot: 1,
    events: [{ seq: ++seq, ts: iso(ctx, ms), kind, data }],
  })

/** Every half minute from `from` to `to` ago. */
const steadily = (from: number, to: number, values: object = { temperature: 24 }) => {
  const points: [number, object][] = []
  for (let ms = from; ms >= to; ms -= 30_000) points.push([ms, values])
  return points
}

test('a short window is drawn from the messages: zero is a reading, none is none, impossible ones are apart', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await send(ctx, device, [
    [3 * MINUTE, { temperature: 5 }],
    [2 * MINUTE, { temperature: 0, humidity: 60 }],
    [1.5 * MINUTE, { temperature: null, humidity: 61 }],
    [MINUTE, { temperature: 85, humidity: 62 }],
  ])
  const read = await (await as(owner)).telemetry.series.show({
    id_or_serial: device.serial,
    sensors: 'humidity,temperature',
    from: iso(ctx, 2.5 * MINUTE),
  })
  expect(read).toMatchObject({
    ...{ device_id: device.id, serial: device.serial, tier: 'raw', bin_seconds: 0, interval_seconds: 30 },
    at: [before(ctx, 2 * MINUTE), before(ctx, 1.5 * MINUTE), before(ctx, MINUTE)],
    gaps: [],
    flagged: [{ at: before(ctx, MINUTE), sensor: 'temperature', value: 85, flag: 'range' }],
  })
  expect(read.lines.map(({ key, means, before: last }) => ({ key, means, last }))).toEqual([
    { key: 'temperature', means: [0, null, null], last: { at: before(ctx, 3 * MINUTE), value: 5 } },
    { key: 'humidity', means: [60, 61, 62], last: null },
  ])
})

test('a long window is drawn from bins that fit its pixels, reckoned of time', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await send(ctx, device, [
    [26 * HOUR, { temperature: 20 }],
    [26 * HOUR - 1000, { temperature: 20 }],
    [26 * HOUR - 10 * MINUTE, { temperature: 26 }],
    [2 * HOUR, { temperature: 30 }],
  ])
  await rollUp(ctx)
  const owned = await as(owner)
  const day = await owned.telemetry.series.show({
    ...{ id_or_serial: String(device.id), from: iso(ctx, 30 * HOUR), points: 60, sensors: 'temperature' },
  })
  expect(day).toMatchObject({ tier: '5m', bin_seconds: 1800 })
  const [line] = day.lines
  // Two readings at once count as one time: 20 and 26 are as long.
  expect([day.at.length, line?.means, line?.lows, line?.highs]).toEqual([2, [23, 30], [20, 30], [26, 30]])
  const week = await owned.telemetry.series.show({
    ...{ id_or_serial: device.serial, from: iso(ctx, 7 * DAY), points: 2000, sensors: 'temperature' },
  })
  expect(week).toMatchObject({ tier: '1h', bin_seconds: 86_400 })
  expect(week.lines[0]).toMatchObject({ means: [22, 30], lows: [20, 30], highs: [26, 30] })
  const month = await owned.telemetry.series.show({
    ...{ id_or_serial: device.serial, from: iso(ctx, 30 * DAY), points: 2000, sensors: 'temperature' },
  })
  expect(month).toMatchObject({ tier: '1h', bin_seconds: 86_400 })
  expect(month.lines[0]).toMatchObject({ lows: [20, 30], highs: [26, 30] })
  const years = await owned.telemetry.series.show({
    ...{ id_or_serial: device.serial, from: iso(ctx, 250 * DAY), points: 365, sensors: 'temperature' },
  })
  expect(years.tier).toBe('1d')
  expect(years.lines[0]?.means).toEqual([22, 30])
})

test('gaps are over three intervals, with what the robot said of them', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await send(ctx, device, steadily(60 * MINUTE, 50 * MINUTE))
  await tell(ctx, device, 40 * MINUTE, 'boot', { cause: 'power' })
  await send(ctx, device, steadily(40 * MINUTE, 30 * MINUTE))
  await tell(ctx, device, 20 * MINUTE, 'connect', { cause: 'wifi', offline_seconds: 600 })
  await send(ctx, device, steadily(20 * MINUTE, 10 * MINUTE))
  const read = await (await as(owner)).telemetry.series.show({ id_or_serial: device.serial, from: iso(ctx, HOUR) })
  expect(read.gaps).toEqual([
    { from: before(ctx, 50 * MINUTE), to: before(ctx, 40 * MINUTE), cause: 'power' },
    { from: before(ctx, 30 * MINUTE), to: before(ctx, 20 * MINUTE), cause: 'wifi' },
    { from: before(ctx, 10 * MINUTE), to: ctx.now(), cause: 'unknown' },
  ])
  expect(read.sent_later).toEqual([])
  await rollUp(ctx)
  const rolled = await (await as(owner)).telemetry.series.show({
    ...{ id_or_serial: device.serial, from: iso(ctx, 2 * DAY), points: 1440 },
  })
  expect(rolled).toMatchObject({ tier: '1m', bin_seconds: 120 })
  expect(rolled.gaps.map(({ cause }) => cause)).toEqual(['unknown', 'power', 'wifi', 'unknown'])
})

test('what a robot measured without network and sent later is marked', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await send(ctx, device, steadily(60 * MINUTE, 0))
  await tell(ctx, device, 20 * MINUTE, 'connect', { cause: 'wifi', offline_seconds: 600 })
  const read = await (await as(owner)).telemetry.series.show({ id_or_serial: device.serial, from: iso(ctx, HOUR) })
  expect(read.gaps).toEqual([])
  expect(read.sent_later).toEqual([{ from: before(ctx, 30 * MINUTE), to: before(ctx, 20 * MINUTE) }])
})

test('three intervals without a message are none', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await send(ctx, device, [
    [90_000, { temperature: 24 }],
    [0, { temperature: 24 }],
  ])
  const read = await (await as(owner)).telemetry.series.show({ id_or_serial: device.serial, from: iso(ctx, 90_000) })
  expect(read.gaps).toEqual([])
})

test('nobody reads what was measured before their own link, in no tier', async ({ ctx, as }) => {
  const { device, link } = await aLinkedDevice(ctx)
  await send(ctx, device, steadily(40 * MINUTE, 30 * MINUTE, { temperature: 30 }))
  const next = await aUser(ctx)
  const taken = before(ctx, 25 * MINUTE)
  await ctx.db.update(device_links).set({ unlinked_at: taken }).where(eq(device_links.id, link.id))
  await ctx.db
    .insert(device_links)
    .values({ device_id: device.id, user_id: next.id, name: 'Meu', way: 'qrcode', linked_at: taken })
  await send(ctx, device, steadily(20 * MINUTE, 0, { temperature: 20 }))
  await rollUp(ctx)
  const owned = await as(next)
  for (const points of [60, 2000]) {
    for (const days of [0.5, 3, 400]) {
      const read = await owned.telemetry.series.show({
        ...{ id_or_serial: device.serial, from: iso(ctx, days * DAY), points, sensors: 'temperature' },
      })
      expect(read.from).toEqual(taken)
      expect(read.lines[0]?.highs.filter((high) => high !== null && high > 25)).toEqual([])
      expect(read.lines[0]?.before).toBeNull()
      for (const gap of read.gaps) expect(gap.from.getTime()).toBeGreaterThanOrEqual(taken.getTime())
    }
  }
})

test("somebody else's robot is not found; what was typed wrong is said", async ({ ctx, as, api }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const id_or_serial = device.serial
  const stranger = await as(await aUser(ctx))
  await expect(stranger.telemetry.series.show({ id_or_serial })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.telemetry.series.live({ id_or_serial })).rejects.toMatchObject({ status: 404 })
  await expect(api.telemetry.series.show({ id_or_serial })).rejects.toMatchObject({ status: 401 })
  const owned = (await as(owner)).telemetry.series
  const refused = { status: 422 }
  await expect(owned.show({ id_or_serial, sensors: 'flavour' })).rejects.toMatchObject(refused)
  await expect(owned.show({ id_or_serial, from: '2026-11-02' })).rejects.toMatchObject(refused)
  await expect(owned.show({ id_or_serial, from: iso(ctx, 0), to: iso(ctx, 1) })).rejects.toMatchObject(refused)
  await expect(owned.show({ id_or_serial, from: iso(ctx, 3700 * DAY) })).rejects.toMatchObject(refused)
  await expect(owned.show({ id_or_serial, points: 5000 })).rejects.toMatchObject(refused)
})

test('a robot that sends every second is drawn from minutes, never with more than 2,000 bins', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await ctx.db.update(device_models).set({ interval_seconds: 30 }).where(eq(device_models.id, device.model_id))
  for (let part = 0; part < 5; part++)
    await send(
      ctx,
      device,
      Array.from({ length: 500 }, (_, n) => [(part * 500 + n) * 1000, { temperature: 24 }] as [number, object]),
    )
  await rollUp(ctx)
  const read = await (await as(owner)).telemetry.series.show({ id_or_serial: device.serial, from: iso(ctx, HOUR) })
  expect(read).toMatchObject({ tier: '1m', bin_seconds: 60 })
  expect(read.at.length).toBeLessThanOrEqual(43)
})

test('the newest reading of each robot, by its sensors', async ({ ctx }) => {
  const [one, two, silent] = [await aDevice(ctx), await aDevice(ctx), await aDevice(ctx)]
  await send(ctx, one.device, [[0, { temperature: 85, humidity: null }]])
  await send(ctx, two.device, [[MINUTE, { soil_moisture: 40 }]])
  const read = await latest(ctx, [one.device.id, two.device.id, silent.device.id])
  expect(read).toEqual([
    {
      ...{ device_id: one.device.id, at: ctx.now(), received_at: ctx.now() },
      ...{ values: { temperature: 85, humidity: null }, flags: { temperature: 'range' } },
      ats: { temperature: ctx.now(), humidity: ctx.now() },
    },
    {
      ...{ device_id: two.device.id, at: before(ctx, MINUTE), received_at: ctx.now() },
      ...{ values: { soil_moisture: 40 }, ats: { soil_moisture: before(ctx, MINUTE) }, flags: {} },
    },
  ])
})

test('the climate of a space is of the robots that stood there, while they did', async ({ ctx }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id })
  await ctx.db
    .insert(device_places)
    .values([{ link_id: link.id, space_id: space.id, placed_at: before(ctx, 2 * HOUR), left_at: before(ctx, HOUR) }])
  await send(ctx, device, [
    [150 * MINUTE, { temperature: 10 }],
    [90 * MINUTE, { temperature: 20, humidity: 50 }],
    [80 * MINUTE, { temperature: 26 }],
    [30 * MINUTE, { temperature: 40 }],
  ])
  await rollUp(ctx)
  const window = { from: before(ctx, 5 * HOUR), to: ctx.now() }
  const bins = await climateOf(ctx, space.id, window, 30)
  expect(bins).toEqual([
    {
      at: before(ctx, 90 * MINUTE),
      sensors: {
        humidity: { mean: 50, low: 50, high: 50, count: expect.any(Number) },
        temperature: { mean: 23, low: 20, high: 26, count: expect.any(Number) },
        vpd: expect.anything(),
      },
    },
  ])
  expect(await climateOf(ctx, (await aSpace(ctx, { created_by: owner.id })).id, window, 30)).toEqual([])
})

test('an open page gets the newest reading, and each newer one when it is told', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await send(ctx, device, [[MINUTE, { temperature: 24 }]])
  const stream = await (await as(owner)).telemetry.series.live({ id_or_serial: device.serial })
  const first = await stream.next()
  expect(first.value).toMatchObject({ device_id: device.id, values: { temperature: 24 } })
  await stream.return?.()
})
