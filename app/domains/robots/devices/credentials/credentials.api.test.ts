import { eq } from 'drizzle-orm'
import { alsoInstall, on } from '#platform/events.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { devices } from '../devices/devices.table.ts'
import { aDevice, aLinkedDevice, deviceContext } from '../devices.factory.ts'
import { partsOf } from './device-token.secrets.ts'
import { findDevice } from './find-device.actions.ts'

test('a robot changes its secret: both open until the new one is used, then the old one is dead', async ({ ctx }) => {
  const { device, secret } = await aDevice(ctx)
  const { serial } = device
  const robot = testClient(deviceContext(ctx, device))
  const lost = await robot.devices.credentials.rotate()
  // The answer was lost: it goes on with the old one, and asks again.
  expect(await findDevice(ctx, { serial, secret })).toEqual({ id: device.id, serial })
  const next = await robot.devices.credentials.rotate()
  expect(partsOf(next.token)).toEqual({ serial, secret: next.secret })
  expect(await findDevice(ctx, { serial, secret: lost.secret })).toBeNull()
  expect(await findDevice(ctx, { serial, secret })).not.toBeNull()
  expect(await findDevice(ctx, { serial, secret: next.secret })).toEqual({ id: device.id, serial })
  expect(await findDevice(ctx, { serial, secret })).toBeNull()
  expect(await findDevice(ctx, { serial, secret: next.secret })).not.toBeNull()
  const [kept] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(kept).toMatchObject({ next_secret_hash: null, secret_rotated_at: ctx.now() })
})

test('a blocked robot is nobody, with either secret', async ({ ctx }) => {
  const { device, secret } = await aDevice(ctx)
  const next = await testClient(deviceContext(ctx, device)).devices.credentials.rotate()
  await ctx.db.update(devices).set({ blocked_at: ctx.now() }).where(eq(devices.id, device.id))
  for (const one of [secret, next.secret])
    expect(await findDevice(ctx, { serial: device.serial, secret: one })).toBeNull()
})

test('its owner asks for a new secret: told to who queues commands; people cannot make one', async ({
  ctx,
  as,
  api,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const heard: unknown[] = []
  const stop = alsoInstall([on('device.rotation_asked', { inside: async (_, event) => void heard.push(event) })])
  await (await as(owner)).devices.credentials.ask({ id: device.serial })
  stop()
  expect(heard).toEqual([{ device_id: device.id }])
  await expect(api.devices.credentials.rotate()).rejects.toMatchObject({ status: 401 })
})

test('what no serial number can be is nobody’s, and no fault of ours', async ({ ctx }) => {
  for (const serial of ['\0', 'GZ-1\0', '\ud800']) expect(await findDevice(ctx, { serial, secret: 'x' })).toBeNull()
})
