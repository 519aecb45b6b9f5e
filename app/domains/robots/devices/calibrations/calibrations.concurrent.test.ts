import { asc, eq } from 'drizzle-orm'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aLinkedDevice } from '../devices.factory.ts'
import { device_calibrations } from './device-calibrations.table.ts'

test('who calibrates at once builds on each other', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [sensor] = await ctx.db.select().from(device_sensors).where(eq(device_sensors.key, 'temperature'))
  const { calibrations } = (await as(owner)).devices
  await Promise.all(
    [1, 2, 3, 4].map(() =>
      calibrations.calibrate({ id: device.serial, sensor_id: sensor?.id ?? 0, reference: 'A', shown: 20, real: 21 }),
    ),
  )
  const kept = await ctx.db.select().from(device_calibrations).orderBy(asc(device_calibrations.id))
  expect(kept.map(({ offset }) => offset)).toEqual([1, 2, 3, 4])
})
