import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { aDevice, aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { telemetry_refusals } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { telemetry_1d } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

let seq = 0
const boot = (ctx: Context, device_id: number, { cause, days, firmware = '1.5.0' }: Boot) => {
  seq += 1
  const at = new Date(ctx.now().getTime() - days * DAY)
  const told = { source: 'device' as const, kind: 'boot' as const, boot: seq, seq }
  return ctx.db.insert(device_events).values({ device_id, ...told, at, received_at: at, data: { cause, firmware } })
}
type Boot = { cause: string; days: number; firmware?: string }

test('robots are counted by version, cause, signal and day; what the version that started did stays its own', async ({
  ctx,
  as,
}) => {
  const { id: model_id } = await aDeviceModel(ctx, { interval_seconds: 60 })
  const seen = { model_id, firmware: '1.5.0', last_seen_at: ctx.now() }
  const { device: one } = await aLinkedDevice(ctx, { ...seen, rssi: -58 })
  const { device: two } = await aLinkedDevice(ctx, { ...seen, rssi: -85, last_seen_at: new Date(0) })
  const { device: free } = await aDevice(ctx, { ...seen, firmware: '1.4.2', rssi: -60 })
  await boot(ctx, one.id, { cause: 'crash', days: 1 })
  await boot(ctx, one.id, { cause: 'watchdog', days: 1 })
  await boot(ctx, two.id, { cause: 'power', days: 2 })
  await boot(ctx, two.id, { cause: 'crash', days: 2, firmware: '1.3.0' })
  await boot(ctx, free.id, { cause: 'brownout', days: 40 })
  const begins = new Date('2026-11-20T03:00:00Z')
  await ctx.db.insert(telemetry_1d).values({
    ...{ device_id: one.id, at: begins, lows: [], highs: [], means: [], counts: [], messages: 720 },
  })
  await ctx.db.insert(telemetry_refusals).values([
    { device_id: one.id, day: '2026-11-20', reason: 'future', count: 4 },
    { device_id: two.id, day: '2026-11-21', reason: 'future', count: 9 },
  ])
  const { fleet } = (await as(await aUser(ctx, { roles: ['iot_analyst'] }))).ganza
  const health = await fleet.show({})
  expect(health.cohorts.filter(({ model }) => model.id === model_id)).toEqual([
    expect.objectContaining({ version: '1.5.0', devices: 2, offline: 1, starts: 3, crashes: 2 }),
    expect.objectContaining({ version: '1.4.2', devices: 1, offline: 0, starts: 0, crashes: 0 }),
  ])
  expect(health.starts).toEqual(
    expect.arrayContaining([
      { cause: 'crash', count: 2, devices: 2 },
      { cause: 'watchdog', count: 1, devices: 1 },
      { cause: 'power', count: 1, devices: 1 },
    ]),
  )
  expect(health.starts).toHaveLength(3)
  expect(health.signal.map(({ count }) => count)).toEqual([2, 0, 0, 1])
  expect(health.by_day).toHaveLength(7)
  // 720 of the 2 × 1440 readings that were due.
  expect(health.by_day[0]).toEqual({
    ...{ day: '2026-11-20', devices: 2, received: 0.25, starts: 2, crashes: 2, refused: 4 },
  })
  expect((await fleet.show({ days: 90 })).starts).toHaveLength(4)
  await expect((await as(await aUser(ctx))).ganza.fleet.show({})).rejects.toMatchObject({ status: 403 })
})
