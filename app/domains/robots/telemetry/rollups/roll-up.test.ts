import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { aDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR, MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { flagOf } from '../ingest/guards.model.ts'
import { telemetry_arrivals, telemetry_changes, telemetry_messages } from '../ingest/telemetry.table.ts'
import { keepTelemetry } from './retention.actions.ts'
import { rollUp } from './roll-up.actions.ts'
import { telemetry_1d, telemetry_1h, telemetry_1m, telemetry_5m } from './rollups.table.ts'

/** São Paulo is three hours behind. */
const tiers = [
  { table: telemetry_1m, length: MINUTE, shift: 0 },
  { table: telemetry_5m, length: 5 * MINUTE, shift: 0 },
  { table: telemetry_1h, length: HOUR, shift: 0 },
  { table: telemetry_1d, length: DAY, shift: 3 * HOUR },
]

type Point = { ms: number; values: Record<string, number | null> }
const keys = ['temperature', 'humidity', 'soil_moisture']

const points = fc.array(
  fc.record({
    // Within two days, close together and far apart, so that minutes, hours and days are shared and borders crossed.
    ms: fc.oneof(
      fc.integer({ min: 0, max: 3 * MINUTE }),
      fc.integer({ min: 2 * HOUR, max: 4 * HOUR }),
      fc.integer({ min: 0, max: 2 * DAY }),
    ),
    values: fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof({ weight: 6, arbitrary: fc.integer({ min: -300, max: 900 }).map((n) => n / 10) }, fc.constant(null)),
      { minKeys: 1 },
    ),
  }),
  { minLength: 1, maxLength: 40 },
)

const send = (ctx: Context, device: { id: number; serial: string }, seq: number, some: Point[]) =>
  testClient(deviceContext(ctx, device)).telemetry.take({
    boot: 1,
    seq,
    points: some.map(({ ms, values }) => ({ ts: ctx.now().getTime() - ms, values })),
  })

/** Least, most, mean and number by brute force, from the messages as they are. */
async function reckoned(ctx: Context, device_id: number, length: number, shift: number) {
  const rows = await ctx.db.select().from(telemetry_messages).where(eq(telemetry_messages.device_id, device_id))
  const times = new Map<number, { messages: number; slots: Map<number, number[]> }>()
  for (const { at, values, flags } of rows) {
    const begin = Math.floor((at.getTime() - shift) / length) * length + shift
    const one = times.get(begin) ?? { messages: 0, slots: new Map<number, number[]>() }
    times.set(begin, one)
    one.messages += 1
    for (const [index, value] of (values as (number | null)[]).entries()) {
      const good = one.slots.get(index) ?? []
      one.slots.set(index, good)
      if (value !== null && !Number.isNaN(value) && !flagOf(flags, index + 1)) good.push(value)
    }
  }
  return [...times]
    .sort(([a], [b]) => a - b)
    .map(([at, { messages, slots }]) => ({
      at: new Date(at),
      messages,
      slots: [...slots]
        .sort(([a], [b]) => a - b)
        .map(([, good]) => ({
          count: good.length,
          low: good.length ? Math.min(...good) : null,
          high: good.length ? Math.max(...good) : null,
          mean: good.length ? good.reduce((a, b) => a + b) / good.length : null,
        })),
    }))
}

async function expectTiers(ctx: Context, device_id: number) {
  for (const { table, length, shift } of tiers) {
    const rows = await ctx.db.select().from(table).where(eq(table.device_id, device_id)).orderBy(table.at)
    const wanted = await reckoned(ctx, device_id, length, shift)
    expect(rows.map(({ at, messages }) => ({ at, messages }))).toEqual(
      wanted.map(({ at, messages }) => ({ at, messages })),
    )
    for (const [index, { slots }] of wanted.entries()) {
      const row = rows[index]
      expect(row?.counts).toEqual(slots.map(({ count }) => count))
      expect(row?.lows).toEqual(slots.map(({ low }) => low))
      expect(row?.highs).toEqual(slots.map(({ high }) => high))
      for (const [slot, { mean }] of slots.entries()) {
        const found: number | null = row?.means[slot] ?? null
        if (mean === null) expect(found).toBeNull()
        // Four bytes keep seven digits, rounded once per tier.
        else expect(Math.abs((found ?? Number.NaN) - mean)).toBeLessThan(1e-4)
      }
    }
  }
}

test('rollups are what brute force reckons, after any order of arrival, however often they are made', async ({
  ctx,
}) => {
  await fc.assert(
    fc.asyncProperty(points, fc.integer({ min: 1, max: 7 }), async (all, part) => {
      const { device } = await aDevice(ctx)
      for (let from = 0, seq = 1; from < all.length; from += part, seq++) {
        await send(ctx, device, seq, all.slice(from, from + part))
        if (seq % 2) await rollUp(ctx)
      }
      // Some of it is sent again.
      await send(ctx, device, 99, all.slice(0, part))
      await rollUp(ctx)
      await rollUp(ctx)
      await expectTiers(ctx, device.id)
    }),
    { numRuns: 25 },
  )
})

test('late data corrects what was reckoned; without changes nothing is', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  await send(ctx, device, 1, [{ ms: 10 * MINUTE, values: { temperature: 20 } }])
  expect(await rollUp(ctx)).toBe(1)
  expect(await rollUp(ctx)).toBe(0)
  await send(ctx, device, 2, [{ ms: 10 * MINUTE - 1000, values: { temperature: 30 } }])
  expect(await rollUp(ctx)).toBe(1)
  await expectTiers(ctx, device.id)
  expect(await ctx.db.select().from(telemetry_changes)).toEqual([])
})

const partitionsOf = async (ctx: Context, table: string) => {
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('what is kept is kept: raw 90 days, minutes a year, 5 minutes two, arrivals 7 days; partitions are made ahead', async ({
  ctx,
  clock,
}) => {
  const { device } = await aDevice(ctx)
  await send(ctx, device, 1, [{ ms: 0, values: { temperature: 20 } }])
  const ages = { boot: 1, seq: 2, points: [{ age_ms: 1, values: { temperature: 21 } }] }
  await testClient(deviceContext(ctx, device)).telemetry.take(ages)
  await rollUp(ctx)
  const days = async (count: number) => {
    clock.now = new Date(clock.now.getTime() + count * DAY)
    await keepTelemetry(ctx)
    const left = async (table: Parameters<typeof ctx.db.$count>[0]) => (await ctx.db.$count(table)) > 0
    return {
      raw: await left(telemetry_messages),
      minutes: await left(telemetry_1m),
      five: await left(telemetry_5m),
      hours: await left(telemetry_1h),
      days: await left(telemetry_1d),
      arrivals: await left(telemetry_arrivals),
    }
  }
  const all = { raw: true, minutes: true, five: true, hours: true, days: true, arrivals: true }
  expect(await days(0)).toEqual(all)
  expect(await partitionsOf(ctx, 'telemetry_messages')).toEqual(
    expect.arrayContaining(['telemetry_messages_20261116', 'telemetry_messages_20261214']),
  )
  expect(await days(89)).toEqual({ ...all, arrivals: false })
  expect(await days(10)).toEqual({ ...all, arrivals: false, raw: false })
  expect(await days(300)).toEqual({ ...all, arrivals: false, raw: false, minutes: false })
  expect(await days(365)).toEqual({ ...all, arrivals: false, raw: false, minutes: false, five: false })
})
