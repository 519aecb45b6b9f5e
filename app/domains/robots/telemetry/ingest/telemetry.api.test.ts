import { and, asc, eq, sql } from 'drizzle-orm'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { device_calibrations } from '#domains/robots/devices/calibrations/device-calibrations.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aDevice, aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { type Context, createContext } from '#platform/context.ts'
import { DAY, HOUR, MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { flagOf } from './guards.model.ts'
import {
  telemetry_arrivals,
  telemetry_changes,
  telemetry_last,
  telemetry_messages,
  telemetry_refusals,
} from './telemetry.table.ts'

type Robot = { id: number; serial: string }
const sender = (ctx: Context, device: Robot) => testClient(deviceContext(ctx, device)).telemetry
const expectRefusal = (call: Promise<unknown>, status: number) => expect(call).rejects.toMatchObject({ status })
const before = (ctx: Context, ms: number) => new Date(ctx.now().getTime() - ms)
const point = (ctx: Context, ms: number, values: object) => ({ ts: before(ctx, ms).toISOString(), values })
const messages = (ctx: Context, { id }: Robot) =>
  ctx.db
    .select()
    .from(telemetry_messages)
    .where(eq(telemetry_messages.device_id, id))
    .orderBy(asc(telemetry_messages.at))

test('readings are stored in the places of the model, zero as zero, null as none, the rest as not measured', async ({
  ctx,
}) => {
  const { device } = await aDevice(ctx)
  const answer = await sender(ctx, device).take({
    boot: 42,
    seq: 1,
    points: [point(ctx, MINUTE, { temperature: 0, humidity: null }), point(ctx, 0, { soil_moisture: 40.5 })],
  })
  expect(answer).toEqual({
    accepted: 2,
    repeated: 0,
    rejected: [],
    server_time: ctx.now(),
    waiting_commands: 0,
  })
  expect(await messages(ctx, device)).toMatchObject([
    { at: before(ctx, MINUTE), received_at: ctx.now(), values: [0, Number.NaN], flags: null },
    { at: ctx.now(), values: [null, null, null, 40.5] },
  ])
})

test('a single point may stand in the message itself', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const answer = await sender(ctx, device).take({ boot: 1, seq: 1, ...point(ctx, 0, { temperature: 21 }) })
  expect(answer).toMatchObject({ accepted: 1, rejected: [] })
})

test('each reason is said of its point or its value, and the rest is stored', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const good = { temperature: 24 }
  const { accepted, rejected } = await sender(ctx, device).take({
    boot: 1,
    seq: 1,
    points: [
      { values: good },
      { ts: '2026-11-21T15:00:00', values: good },
      point(ctx, -11 * MINUTE, good),
      point(ctx, 61 * DAY, good),
      point(ctx, 1000, {}),
      { ts: ctx.now().getTime() - 2000 },
      point(ctx, 3000, { temperature: 24, flavour: 3 }),
      point(ctx, 4000, { temperature: '24', humidity: 60 }),
      point(ctx, 5000, { temperature: 1e39 }),
      point(ctx, 6000, { vpd: 1.2 }),
      'leitura',
      { age_ms: -1, values: good },
      point(ctx, -9 * MINUTE, good),
      point(ctx, 59 * DAY, good),
    ],
  })
  expect(accepted).toBe(4)
  expect(rejected).toEqual([
    { index: 0, reason: 'no_time' },
    { index: 1, reason: 'no_time' },
    { index: 2, reason: 'future' },
    { index: 3, reason: 'too_old' },
    { index: 4, reason: 'no_values' },
    { index: 5, reason: 'no_values' },
    { index: 6, sensor: 'flavour', reason: 'unknown_sensor' },
    { index: 7, sensor: 'temperature', reason: 'not_a_number' },
    { index: 8, sensor: 'temperature', reason: 'not_a_number' },
    { index: 9, sensor: 'vpd', reason: 'unknown_sensor' },
    { index: 10, reason: 'no_values' },
    { index: 11, reason: 'no_time' },
  ])
  const counted = await ctx.db.select().from(telemetry_refusals).where(eq(telemetry_refusals.device_id, device.id))
  expect(Object.fromEntries(counted.map(({ reason, count }) => [reason, count]))).toEqual({
    no_time: 3,
    future: 1,
    too_old: 1,
    no_values: 3,
    unknown_sensor: 2,
    not_a_number: 2,
  })
  expect(counted[0]?.day).toBe('2026-11-21')
})

test('a body that is no message is refused as a whole', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const points = [point(ctx, 0, { temperature: 24 })]
  await expectRefusal(robot.take({ seq: 1, points } as never), 422)
  await expectRefusal(robot.take({ boot: 1, seq: -1, points }), 422)
  await expectRefusal(robot.take({ boot: 1, seq: 1, points: 'x' } as never), 422)
  await expectRefusal(robot.take({ boot: 1, seq: 1, points: Array(501).fill(points[0]) }), 413)
  // Neither points nor values: no message, and no point without a moment.
  await expectRefusal(robot.take({ boot: 1, seq: 1 }), 422)
  expect(await messages(ctx, device)).toEqual([])
})

test('only a robot sends readings', async ({ ctx, api }) => {
  await expectRefusal(api.telemetry.take({ boot: 1, seq: 1, ...point(ctx, 0, { temperature: 1 }) }), 401)
})

test('the same reading again is repeated; another sensor at the same moment is added; what was there stays', async ({
  ctx,
}) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const take = (seq: number, values: object) => robot.take({ boot: 1, seq, points: [point(ctx, MINUTE, values)] })
  expect(await take(1, { temperature: 24 })).toMatchObject({ accepted: 1, repeated: 0 })
  expect(await take(1, { temperature: 24 })).toMatchObject({ accepted: 0, repeated: 1 })
  expect(await take(2, { temperature: 30 })).toMatchObject({ accepted: 0, repeated: 1 })
  expect(await take(3, { soil_moisture: 40 })).toMatchObject({ accepted: 1, repeated: 0 })
  const [row, ...none] = await messages(ctx, device)
  expect(row?.values).toEqual([24, null, null, 40])
  expect(none).toEqual([])
})

test('a moment twice in one message is one moment', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const points = [
    point(ctx, MINUTE, { temperature: 24 }),
    point(ctx, MINUTE, { temperature: 24 }),
    point(ctx, MINUTE, { humidity: 60 }),
  ]
  const answer = await sender(ctx, device).take({ boot: 1, seq: 1, points })
  expect(answer).toMatchObject({ accepted: 2, repeated: 1 })
  expect(await messages(ctx, device)).toHaveLength(1)
})

test('a batch of ages sent again an hour later gives the same moments', async ({ ctx, clock }) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const points = [
    { age_ms: 60_000, values: { temperature: 24 } },
    { age_ms: 30_000, values: { temperature: 24.5 } },
  ]
  const first = before(ctx, 60_000)
  expect(await robot.take({ boot: 7, seq: 3, points })).toMatchObject({ accepted: 2 })
  clock.now = new Date(clock.now.getTime() + HOUR)
  expect(await robot.take({ boot: 7, seq: 3, points })).toMatchObject({ accepted: 0, repeated: 2 })
  expect(await robot.take({ boot: 7, seq: 4, points })).toMatchObject({ accepted: 2 })
  const rows = await messages(ctx, device)
  expect(rows.map(({ at }) => at.getTime() - first.getTime())).toEqual([0, 30_000, HOUR, HOUR + 30_000])
  const arrivals = and(eq(telemetry_arrivals.device_id, device.id), eq(telemetry_arrivals.seq, 3))
  expect(await ctx.db.select().from(telemetry_arrivals).where(arrivals)).toHaveLength(1)
})

test('the newest message is known, whatever comes late; contact counts from the first call', async ({ ctx, clock }) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const called = clock.now
  await robot.take({ boot: 1, seq: 1, points: [point(ctx, MINUTE, { temperature: 24 })] })
  clock.now = new Date(clock.now.getTime() + MINUTE)
  await robot.take({ boot: 1, seq: 2, points: [point(ctx, HOUR, { temperature: 20 })] })
  const [last] = await ctx.db.select().from(telemetry_last).where(eq(telemetry_last.device_id, device.id))
  expect(last).toMatchObject({ at: new Date(called.getTime() - MINUTE), values: [24] })
  const [row] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(row).toMatchObject({ first_called_at: called, last_seen_at: clock.now })
})

test('each write notes the minutes that it changed', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const points = [0, 1000, 10 * MINUTE].map((ms) => point(ctx, ms, { temperature: 24 }))
  await sender(ctx, device).take({ boot: 1, seq: 1, points })
  await sender(ctx, device).take({ boot: 1, seq: 1, points })
  const noted = await ctx.db.select().from(telemetry_changes)
  const minute = Math.floor(ctx.now().getTime() / MINUTE)
  expect(noted.map(({ devices: ids, minutes }) => [ids, [...minutes].sort()])).toEqual([
    [
      [device.id, device.id, device.id],
      [minute - 10, minute - 1, minute],
    ],
  ])
})

test('calibration counts by the time of measuring; VPD is reckoned of what was calibrated', async ({ ctx }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [sensor] = await ctx.db.select().from(device_sensors).where(eq(device_sensors.key, 'temperature'))
  await ctx.db.insert(device_calibrations).values({
    ...{ device_id: device.id, sensor_id: sensor?.id as number, created_by: owner.id },
    ...{ factor: 1, offset: 1.5, from_at: before(ctx, HOUR) },
  })
  const values = { temperature: 23.5, humidity: 60 }
  await ctx.db.update(device_links).set({ leaf_offset: -2 }).where(eq(device_links.device_id, device.id))
  await sender(ctx, device).take({
    boot: 1,
    seq: 1,
    points: [point(ctx, 2 * HOUR, { temperature: 25, humidity: 60 }), point(ctx, MINUTE, values)],
  })
  const rows = await messages(ctx, device)
  expect(rows.map((row) => row.values[0])).toEqual([25, 25])
  for (const row of rows) expect(row.values[2]).toBeCloseTo(0.909, 3)
})

test('an estimated leaf is 1.5 °C cooler where nobody says anything', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  await sender(ctx, device).take({ boot: 1, seq: 1, points: [point(ctx, 0, { temperature: 24, humidity: 65 })] })
  const [row] = await messages(ctx, device)
  expect(row?.values[2]).toBeCloseTo(0.786, 3)
})

test('temperature and humidity of one moment that come in two messages have a VPD as in one', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  await robot.take({ boot: 1, seq: 1, points: [point(ctx, 0, { temperature: 24 })] })
  await robot.take({ boot: 1, seq: 2, points: [point(ctx, 0, { humidity: 65 })] })
  await robot.take({ boot: 1, seq: 3, points: [point(ctx, MINUTE, { humidity: 120 })] })
  await robot.take({ boot: 1, seq: 4, points: [point(ctx, MINUTE, { temperature: 24 })] })
  const [odd, row] = await messages(ctx, device)
  expect(row?.values[2]).toBeCloseTo(0.786, 3)
  expect(row?.flags).toBeNull()
  expect(odd?.values[2]).toBeTypeOf('number')
  expect([1, 2, 3].map((slot) => flagOf(odd?.flags ?? null, slot))).toEqual([0, 1, 1])
  const [last] = await ctx.db.select().from(telemetry_last).where(eq(telemetry_last.device_id, device.id))
  expect(last?.values).toEqual(row?.values)
})

test('impossible values are kept and flagged, with the VPD that was reckoned of them', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  await sender(ctx, device).take({
    boot: 1,
    seq: 1,
    points: [
      point(ctx, 4 * MINUTE, { temperature: 24, humidity: 60 }),
      point(ctx, 3 * MINUTE, { temperature: 85, humidity: 60 }),
      point(ctx, 2 * MINUTE, { temperature: 24.5, humidity: 60 }),
      point(ctx, MINUTE, { temperature: 50, humidity: 60 }),
    ],
  })
  const rows = await messages(ctx, device)
  expect(rows.map((row) => row.values[0])).toEqual([24, 85, 24.5, 50])
  const flags = (slot: number) => rows.map((row) => flagOf(row.flags, slot))
  expect(flags(1)).toEqual([0, 1, 0, 3])
  expect(flags(2)).toEqual([0, 0, 0, 0])
  expect(flags(3)).toEqual([0, 1, 0, 3])
})

test('what comes late is judged by what was before it, and in memory or from the messages alike', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const take = (seq: number, ms: number, temperature: number) =>
    robot.take({ boot: 1, seq, points: [point(ctx, ms, { temperature })] })
  await take(1, 30 * MINUTE, 20)
  await take(2, MINUTE, 40)
  await take(3, 29 * MINUTE, 45)
  await take(4, 0, 20)
  const rows = await messages(ctx, device)
  expect(rows.map(({ values, flags }) => [values[0], flagOf(flags, 1)])).toEqual([
    [20, 0],
    [45, 3],
    [40, 0],
    [20, 3],
  ])
})

test('a flag of what is added joins those that were there', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  await robot.take({ boot: 1, seq: 1, points: [point(ctx, 0, { temperature: 85 })] })
  await robot.take({ boot: 1, seq: 2, points: [point(ctx, 0, { temperature: 20, humidity: 120 })] })
  const [row] = await messages(ctx, device)
  expect(row?.values.slice(0, 2)).toEqual([85, 120])
  expect([flagOf(row?.flags ?? null, 1), flagOf(row?.flags ?? null, 2)]).toEqual([1, 1])
})

test('over its limit a robot is told to wait, others are not; what was refused is counted', async ({
  ctx: usual,
  clock,
}) => {
  const ctx = createContext({ ...usual, env: { ...usual.env, robot_messages_per_second: 1 } })
  const { device } = await aDevice(ctx)
  const { device: other } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const empty = { boot: 1, seq: 1, points: [] }
  for (let i = 0; i < 60; i++) await robot.take(empty)
  await expectRefusal(robot.take(empty), 429)
  await expect(robot.take(empty)).rejects.toMatchObject({ data: { retry_after: 1 } })
  await sender(ctx, other).take(empty)
  clock.now = new Date(clock.now.getTime() + 1000)
  await robot.take(empty)
  const [refused] = await ctx.db.select().from(telemetry_refusals).where(eq(telemetry_refusals.device_id, device.id))
  expect(refused).toMatchObject({ reason: 'too_many', count: 2 })
})

test('a removed sensor takes no more readings, but what was measured before', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  await ctx.db.execute(
    sql`update model_sensors set removed_at = ${before(ctx, HOUR).toISOString()} where model_id = ${device.model_id} and slot = 4`,
  )
  const points = [point(ctx, 2 * HOUR, { soil_moisture: 40 }), point(ctx, 0, { soil_moisture: 41 })]
  expect(await sender(ctx, device).take({ boot: 1, seq: 1, points })).toMatchObject({
    accepted: 1,
    rejected: [{ index: 1, sensor: 'soil_moisture', reason: 'unknown_sensor' }],
  })
})

test('ages of a (boot, seq) that was used for other readings count for nothing: kept apart and told', async ({
  ctx,
  clock,
}) => {
  const { device } = await aDevice(ctx)
  const robot = sender(ctx, device)
  const points = (temperature: number) => [{ age_ms: 60_000, values: { temperature } }]
  expect(await robot.take({ boot: 1, seq: 3, points: points(24) })).toMatchObject({ accepted: 1 })
  clock.now = new Date(clock.now.getTime() + HOUR)
  const other = { boot: 1, seq: 3, points: points(31) }
  for (const _ of [1, 2])
    expect(await robot.take(other)).toMatchObject({
      ...{ accepted: 0, repeated: 0, rejected: [{ index: 0, reason: 'reused' }] },
    })
  expect(await robot.take({ boot: 1, seq: 3, points: points(24) })).toMatchObject({ accepted: 0, repeated: 1 })
  expect(await messages(ctx, device)).toHaveLength(1)
  const apart = await ctx.db.select().from(device_events).where(eq(device_events.device_id, device.id))
  expect(apart).toMatchObject([
    { source: 'backend', kind: 'refused', boot: 1, seq: 3, data: { reason: 'reused', points: other.points } },
  ])
})

test('a step that stays is no jump: as one batch in order, or reversed one by one', async ({ ctx }) => {
  const { device: a } = await aDevice(ctx)
  const { device: b } = await aDevice(ctx)
  const { device: c } = await aDevice(ctx)
  const steps = [...Array<number>(6).fill(25), ...Array<number>(6).fill(39), 25, 25, 25]
  const points = steps.map((temperature, at) => point(ctx, (steps.length - at) * 30_000, { temperature }))
  const flagsOf = async (device: Robot) => (await messages(ctx, device)).map(({ flags }) => flagOf(flags, 1))
  await sender(ctx, a).take({ boot: 1, seq: 1, points })
  for (const [seq, one] of points.toReversed().entries()) await sender(ctx, b).take({ boot: 1, seq, ...one })
  expect(await flagsOf(a)).toEqual(steps.map(() => 0))
  expect(await flagsOf(b)).toEqual(steps.map(() => 0))
  // One by one as measured, only the first of a step, of which nobody knows yet that it stays.
  for (const [seq, one] of points.entries()) await sender(ctx, c).take({ boot: 1, seq, ...one })
  expect(await flagsOf(c)).toEqual([0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 3, 0, 0])
})
