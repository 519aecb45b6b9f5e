import { eq } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a broker lets in a robot with its secret, and nobody else', async ({ ctx, api }) => {
  const { device, secret } = await aDevice(ctx)
  const { admit } = api.telemetry.broker
  const credential = { username: device.serial, password: secret, clientid: 'x' }
  expect(await admit(credential)).toEqual({ result: 'allow' })
  await expect(admit({ ...credential, password: 'errada' })).rejects.toMatchObject({ status: 401 })
  await ctx.db.update(devices).set({ blocked_at: ctx.now() }).where(eq(devices.id, device.id))
  await expect(admit(credential)).rejects.toMatchObject({ status: 401 })
})

test('a robot speaks and listens under its own serial, without patterns', async ({ ctx, api }) => {
  const { device } = await aDevice(ctx)
  const { device: other } = await aDevice(ctx)
  const username = device.serial
  const ask = (topic: string, rest: { action?: 'publish' | 'subscribe'; acc?: number }) =>
    api.telemetry.broker.admitTopic({ username, topic, ...rest })
  const allowed = { result: 'allow' }
  expect(await ask(`ganza/${username}/telemetry`, { action: 'publish' })).toEqual(allowed)
  expect(await ask(`ganza/${username}/commands`, { action: 'subscribe' })).toEqual(allowed)
  expect(await ask(`ganza/${username}/status`, { acc: 2 })).toEqual(allowed)
  expect(await ask(`ganza/${username}/replies`, { acc: 4 })).toEqual(allowed)
  const refused = { status: 403 }
  await expect(ask(`ganza/${username}/commands`, { action: 'publish' })).rejects.toMatchObject(refused)
  await expect(ask(`ganza/${other.serial}/telemetry`, { action: 'publish' })).rejects.toMatchObject(refused)
  await expect(ask('ganza/+/commands', { action: 'subscribe' })).rejects.toMatchObject(refused)
  await expect(ask(`ganza/${username}/#`, { acc: 4 })).rejects.toMatchObject(refused)
  await expect(
    api.telemetry.broker.admitTopic({ username: 'GZ00000000', topic: 'ganza/GZ00000000/telemetry', acc: 2 }),
  ).rejects.toMatchObject(refused)
})
