import { eq } from 'drizzle-orm'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { tellEvents } from '#domains/robots/devices/index.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { device_commands } from './commands/device-commands.table.ts'
import { awaitCommands, leaseCommands, pollChannel } from './commands/lease-commands.actions.ts'
import { queueCommand } from './commands/queue-command.actions.ts'
import { aMode } from './control.factory.ts'
import { findShadow } from './shadow/find-shadow.queries.ts'

test('people who change the mode at once are one after the other, and one command waits', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const modes = await Promise.all(
    ['vega', 'flora'].map((slug) => aMode(ctx, { model_id: device.model_id, slug, name: slug })),
  )
  const { wishes } = (await as(owner)).control
  const answers = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((at) => wishes.changeMode({ id: device.id, modo_id: modes[at]?.id ?? 0 })),
  )
  expect(answers.map(({ desired_version }) => desired_version).sort()).toEqual([1, 2, 3, 4, 5, 6])
  const commands = await ctx.db.select().from(device_commands).where(eq(device_commands.device_id, device.id))
  const waiting = commands.filter(({ state }) => state === 'criado')
  const { desired } = await findShadow(ctx, device.id)
  expect(waiting.map(({ payload }) => [payload.version, payload.mode])).toEqual([[6, desired.mode]])
  expect(commands.filter(({ state }) => state === 'substituido')).toHaveLength(5)
})

test('pollers that ask at once get each command once', async ({ ctx }) => {
  const { device } = await aLinkedDevice(ctx)
  for (let i = 0; i < 10; i++) await queueCommand(ctx, { device_id: device.id, kind: 'restart' })
  const robot = deviceContext(ctx, device)
  const handed = (await Promise.all([1, 2, 3, 4].map(() => leaseCommands(robot, device)))).flat()
  expect(new Set(handed.map(({ id }) => id)).size).toBe(10)
  expect(handed).toHaveLength(10)
})

test('a long poll answers as soon as something is queued', async ({ ctx }) => {
  const { device } = await aLinkedDevice(ctx)
  const { live } = ctx.env
  const poll = awaitCommands(deviceContext(ctx, device), device, { wait: 25 })
  await expect.poll(() => live.isFollowed(pollChannel(device.serial))).toBe(true)
  const { uuid } = await ctx.transaction((tx) => queueCommand(tx, { device_id: device.id, kind: 'restart' }))
  live.wake(pollChannel(device.serial))
  expect(await poll).toMatchObject([{ id: uuid }])
})

test('what is set on the robot and what people wish at once are one after the other', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const { wishes } = (await as(owner)).control
  const at = new Date(ctx.now().getTime() - 1000).toISOString()
  const tell = (seq: number) => {
    const events = [{ seq, age_ms: 0, kind: 'state', data: { manual: { exaustor: { level: seq, at } } } }]
    return tellEvents(deviceContext(ctx, device), device, { boot: 1, events })
  }
  const wish = async (level: number) =>
    (await wishes.setChannel({ id: device.serial, slug: 'luz', level })).desired_version
  const [, first, , second, , third] = await Promise.all([tell(1), wish(10), tell(2), wish(20), tell(3), wish(30)])
  const versions = [first, second, third].map(Number).sort()
  expect(new Set(versions).size).toBe(3)
  expect(await findShadow(ctx, device.id)).toMatchObject({ desired_version: versions.at(-1) })
})
