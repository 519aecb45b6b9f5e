import { eq } from 'drizzle-orm'
import type { Domain } from '#domain.ts'
import type { Context } from '#platform/context.ts'
import { SECOND } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { devices } from '../devices/devices.table.ts'
import { devices as domain } from '../devices.domain.ts'
import { aLinkedDevice, deviceContext } from '../devices.factory.ts'
import { device_events } from '../events/device-events.table.ts'

const pass = (clock: { now: Date }, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * SECOND)
}

/** A robot that speaks MQTT, and what its owner and our staff are told of how it is. */
async function aRobot(ctx: Context, as: (user: { id: number }) => Promise<ReturnType<typeof testClient>>) {
  const { device, owner } = await aLinkedDevice(ctx, { rssi: -50 })
  const robot = deviceContext(ctx, device)
  const { robot: ways } = domain as Domain
  const client = await as(owner)
  const shown = () => client.devices.devices.show({ id: device.serial })
  return {
    ...{ device, owner, shown },
    says: (status: 'online' | 'offline') => ways?.topics?.status?.(robot, status),
    measures: () => {
      const points = [{ ts: ctx.now().getTime(), values: { temperature: 24 } }]
      return testClient(robot).telemetry.take({ boot: 1, seq: ctx.now().getTime(), points })
    },
    status: async () => (await shown()).status,
  }
}

test('connected is a session that is up, whenever it spoke last; its last will ends that at once', async ({
  ctx,
  as,
  clock,
}) => {
  const { says, status } = await aRobot(ctx, as)
  await says('online')
  expect(await status()).toBe('online')
  // It measures every 30 seconds, and is quiet for minutes: the session stands.
  pass(clock, 300)
  expect(await status()).toBe('online')
  await says('offline')
  expect(await status()).toBe('atrasado')
  pass(clock, 300)
  expect(await status()).toBe('offline')
  await says('online')
  expect(await status()).toBe('online')
})

test('without a session connected is a call within the interval, also after a session that ended', async ({
  ctx,
  as,
  clock,
}) => {
  const { says, measures, status } = await aRobot(ctx, as)
  await measures()
  expect(await status()).toBe('online')
  pass(clock, 59)
  expect(await status()).toBe('online')
  pass(clock, 1)
  expect(await status()).toBe('atrasado')
  await says('online')
  pass(clock, 30)
  await says('offline')
  expect(await status()).toBe('atrasado')
  pass(clock, 10)
  await measures()
  expect(await status()).toBe('online')
})

test('a session that nobody heard of for ten minutes is none; said again it is one event', async ({
  ctx,
  as,
  clock,
}) => {
  const { device, says, status } = await aRobot(ctx, as)
  await says('online')
  await says('online')
  pass(clock, 600)
  expect(await status()).toBe('offline')
  await says('offline')
  await says('offline')
  const events = await ctx.db
    .select({ kind: device_events.kind })
    .from(device_events)
    .where(eq(device_events.device_id, device.id))
    .orderBy(device_events.id)
  expect(events.map(({ kind }) => kind)).toEqual(['online', 'offline'])
})

test('a robot that is not heard has no signal, and the same age in the list, on its page and on its card', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  const { device, owner, measures } = await aRobot(ctx, as)
  const texts = async () =>
    [
      await page('/ganza/gerenciar-robos', owner),
      await page(`/ganza/${device.serial}`, owner),
      await page('/ganza/dashboard', owner),
    ].map(({ text }) => text)
  await measures()
  const [list, own] = await texts()
  for (const text of [list, own]) expect(text).toContain('sinal ótimo')
  pass(clock, 720)
  // It asks for commands, and measures nothing.
  await ctx.db.update(devices).set({ last_seen_at: ctx.now() }).where(eq(devices.id, device.id))
  pass(clock, 660)
  for (const text of await texts()) {
    expect(text).toContain('Sem contato')
    expect(text).not.toContain('sinal ótimo')
    expect(text.match(/última leitura há \d+ minutos/g)).toEqual(['última leitura há 23 minutos'])
    expect(text).not.toContain('falou com a gente')
  }
})
