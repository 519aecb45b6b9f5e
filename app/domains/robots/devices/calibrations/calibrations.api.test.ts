import { asc, eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { takeTelemetry } from '#domains/robots/telemetry/index.ts'
import { telemetry_messages } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aLinkedDevice, deviceContext } from '../devices.factory.ts'
import { device_events } from '../events/device-events.table.ts'
import { device_links } from '../links/device-links.table.ts'

const sensorId = async (ctx: Context, key: string) =>
  (await ctx.db.select().from(device_sensors).where(eq(device_sensors.key, key)))[0]?.id ?? 0
const reference = 'Termo-higrômetro aferido'

test('a calibration counts from then on, what was measured before stays, and undoing is a new version', async ({
  ctx,
  as,
  clock,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const { calibrations } = (await as(owner)).devices
  const sensor_id = await sensorId(ctx, 'temperature')
  const ref = { id: device.serial }
  const before = new Date(ctx.now().getTime() - 60_000)
  const measure = (seq: number, ts: Date) =>
    takeTelemetry(deviceContext(ctx, device), device, {
      ...{ boot: 1, seq },
      points: [{ ts: ts.toISOString(), values: { temperature: 25 } }],
    })
  const made = await calibrations.calibrate({ ...ref, sensor_id, reference, shown: 25, real: 24 })
  expect(made.sensors.map(({ key }) => key)).toEqual(['temperature', 'humidity', 'soil_moisture'])
  expect(made.sensors[0]?.versions).toMatchObject([
    { version: 1, factor: 1, offset: -1, reference, points: [{ shown: 25, real: 24 }], from_at: ctx.now() },
  ])
  clock.now = new Date(clock.now.getTime() + 60_000)
  await measure(1, before)
  await measure(2, ctx.now())
  const kept = await ctx.db
    .select()
    .from(telemetry_messages)
    .where(eq(telemetry_messages.device_id, device.id))
    .orderBy(telemetry_messages.at)
  expect(kept.map(({ values }) => values[0])).toEqual([25, 24])
  expect((await calibrations.show(ref)).sensors[0]).toMatchObject({ shows: 24, shown_at: ctx.now() })

  await calibrations.calibrate({ ...ref, sensor_id, reference, shown: 20, real: 20.5, shown_2: 30, real_2: 30.5 })
  const undone = await calibrations.undo({ ...ref, sensor_id })
  expect(undone.sensors[0]?.versions.map(({ version, factor, offset }) => [version, factor, offset])).toEqual([
    [3, 1, -1],
    [2, 1, -0.5],
    [1, 1, -1],
  ])
  // Sent again after a lost answer it would add up: what was on screen counts.
  const late = { ...ref, sensor_id, seen: made.sensors[0]?.versions[0]?.id }
  await expect(calibrations.undo(late)).rejects.toMatchObject({ status: 409 })
  await expect(calibrations.calibrate({ ...late, reference, shown: 25, real: 24 })).rejects.toMatchObject({
    status: 409,
  })
  const ofSensor = eq(device_events.kind, 'calibration')
  const noted = await ctx.db.select().from(device_events).where(ofSensor).orderBy(asc(device_events.id))
  expect(noted.at(-1)).toMatchObject({ device_id: device.id, data: { sensor: 'temperature', factor: 1, offset: -1 } })
})

test('values that cannot be, halves of points and sensors that are reckoned are refused', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const { calibrations } = (await as(owner)).devices
  const sensor_id = await sensorId(ctx, 'humidity')
  const input = { id: device.serial, sensor_id, reference, shown: 50, real: 52 }
  const errorsOf = (more: object) => calibrations.calibrate({ ...input, ...more })
  await expect(errorsOf({ reference: '' })).rejects.toMatchObject({
    data: { errors: { reference: [expect.any(String)] } },
  })
  await expect(errorsOf({ shown_2: 70 })).rejects.toMatchObject({ data: { errors: { real_2: [expect.any(String)] } } })
  await expect(errorsOf({ shown_2: 50, real_2: 70 })).rejects.toMatchObject({
    data: { errors: { shown_2: ['Os dois pontos precisam ser diferentes.'] } },
  })
  await expect(errorsOf({ shown_2: 51, real_2: 90 })).rejects.toMatchObject({
    data: { errors: { real: [expect.stringContaining('grande demais')] } },
  })
  await expect(errorsOf({ sensor_id: await sensorId(ctx, 'vpd') })).rejects.toMatchObject({ status: 404 })
  await expect(calibrations.undo({ id: device.serial, sensor_id })).rejects.toMatchObject({ status: 409 })
})

test('a new owner sees that it is corrected, but not what somebody else compared; strangers nothing', async ({
  ctx,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const sensor_id = await sensorId(ctx, 'temperature')
  const own = (await as(owner)).devices.calibrations
  await own.calibrate({ id: device.serial, sensor_id, reference: 'Meu termômetro', shown: 25, real: 24 })
  const linked_at = new Date(ctx.now().getTime() + 1000)
  await ctx.db.update(device_links).set({ linked_at }).where(eq(device_links.id, link.id))
  expect((await own.show({ id: device.serial })).sensors[0]?.versions).toMatchObject([
    { offset: -1, earlier_owner: true, reference: '', points: [] },
  ])
  const stranger = (await as(await aUser(ctx))).devices.calibrations
  await expect(stranger.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
  const analyst = (await as(await aUser(ctx, { roles: ['iot_analyst'] }))).devices.calibrations
  expect((await analyst.show({ id: device.serial })).can).toEqual({ calibrate: false })
  await expect(analyst.undo({ id: device.serial, sensor_id })).rejects.toMatchObject({ status: 403 })
})
