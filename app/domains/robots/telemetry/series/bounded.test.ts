import { sql } from 'drizzle-orm'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { countRowsRead } from '#tests/count-rows-read.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import { keepTelemetry } from '../rollups/retention.actions.ts'
import { MOST_BINS } from './series.schemas.ts'

const YEAR = 365.25 * 24 * HOUR
const ago = (ctx: Context, ms: number) => new Date(ctx.now().getTime() - ms).toISOString()

/** A robot that said something each second. */
async function chatty(ctx: Context, { seconds }: { seconds: number }) {
  const { device, owner } = await aLinkedDevice(ctx)
  await keepTelemetry({ ...ctx, now: () => new Date(ago(ctx, 24 * HOUR)) })
  await ctx.db.execute(sql`
    insert into telemetry_messages (device_id, at, received_at, "values")
    select ${device.id}, ${ago(ctx, 0)}::timestamptz - make_interval(secs => n), ${ago(ctx, 0)}::timestamptz, array[24]
    from generate_series(1, ${seconds}) n`)
  // As the database does by itself once rows have come.
  await ctx.db.execute(sql`analyze telemetry_messages`)
  return { device, owner }
}

const fill = ({ db }: Context, tier: '1m' | '1h' | '1d', device_id: number, from: string, to: string) =>
  db.execute(sql`
    insert into ${sql.identifier(`telemetry_${tier}`)} (device_id, at, lows, highs, means, counts, messages)
    select ${device_id}, at, array[20], array[28], array[24], array[60], 60
    from generate_series(${from}::timestamptz, ${to}::timestamptz, ${`1 ${{ '1m': 'minute', '1h': 'hour', '1d': 'day' }[tier]}`}::interval) at`)

test('ten years, or a point per second: refused with what is possible, before a row is read', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const { series } = (await as(owner)).telemetry
  const id_or_serial = device.serial
  const refused = async (asked: object, field: string) => {
    const { statements } = await countStatements(() =>
      expect(series.show({ id_or_serial, ...asked })).rejects.toMatchObject({
        status: 422,
        data: { errors: { [field]: [expect.any(String)] } },
      }),
    )
    expect(statements.filter((text) => text.includes('telemetry_'))).toEqual([])
  }
  await refused({ points: 10 * YEAR }, 'points')
  await refused({ points: 2001 }, 'points')
  await refused({ from: ago(ctx, 11 * YEAR) }, 'from')
  await refused({ from: ago(ctx, 0), to: ago(ctx, HOUR) }, 'to')
  await refused({ from: ago(ctx, HOUR), to: ago(ctx, HOUR) }, 'to')
  await refused({ from: 'ontem' }, 'from')
})

test('a robot that says something each second is drawn from minutes; of its messages a bounded number is read', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await chatty(ctx, { seconds: 20_000 })
  await fill(ctx, '1m', device.id, ago(ctx, 20_000_000), ago(ctx, 0))
  const { series } = (await as(owner)).telemetry
  const asked = { id_or_serial: device.serial, from: ago(ctx, 5 * HOUR), points: MOST_BINS }
  const { result, rows } = await countRowsRead(ctx, 'telemetry_messages', () => series.show(asked))
  expect(result).toMatchObject({ tier: '1m' })
  expect(result.at.length).toBeLessThanOrEqual(MOST_BINS)
  // Those that show that they are too many, and the last before the window.
  expect(rows).toBeGreaterThan(MOST_BINS)
  expect(rows).toBeLessThanOrEqual(MOST_BINS + 1 + 20)
})

test('ten years are read from days: as many rows as days, and no more bins than asked for', async ({ ctx, as }) => {
  const { device, owner } = await chatty(ctx, { seconds: 5000 })
  const from = ago(ctx, 0.99 * YEAR)
  await fill(ctx, '1d', device.id, from, ago(ctx, 0))
  await fill(ctx, '1h', device.id, from, ago(ctx, 0))
  const { series } = (await as(owner)).telemetry
  const asked = { id_or_serial: device.serial, from: ago(ctx, 9.99 * YEAR), points: 600 }
  const days = await countRowsRead(ctx, 'telemetry_1d', () => series.show(asked))
  expect(days.result.tier).toBe('1d')
  expect(days.result.at.length).toBeLessThanOrEqual(600)
  expect(days.rows).toBeGreaterThan(300)
  expect(days.rows).toBeLessThanOrEqual(2 * 366)
  for (const table of ['telemetry_1h', 'telemetry_messages']) {
    const { rows } = await countRowsRead(ctx, table, () => series.show(asked))
    expect(rows, table).toBeLessThanOrEqual(20)
  }
})

test('all robots of somebody: the same bounds', async ({ ctx, as }) => {
  const { owner } = await aLinkedDevice(ctx)
  const { charts } = (await as(owner)).ganza
  const sensor = 'temperature' as const
  for (const asked of [{ points: 1_000_000 }, { from: ago(ctx, 11 * YEAR) }, { from: ago(ctx, 0), to: ago(ctx, HOUR) }])
    await expect(charts.robots({ sensor, ...asked })).rejects.toMatchObject({ status: 422 })
})
