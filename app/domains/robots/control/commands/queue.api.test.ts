import { and, eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDevice, aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import type { RobotCommand } from './commands.schemas.ts'
import { device_commands } from './device-commands.table.ts'
import { expireCommands } from './end-commands.actions.ts'
import { queueCommand } from './queue-command.actions.ts'

type Robot = { id: number; serial: string }
let seq = 0

const robotOf = (ctx: Context, device: Robot) => {
  const client = testClient(deviceContext(ctx, device))
  return {
    client,
    fetch: async () => (await client.control.queue.list({ serial: device.serial })).data as RobotCommand[],
    tell: (kind: string, data: object) => {
      seq += 1
      return client.devices.told.tell({ boot: 1, events: [{ seq, age_ms: 0, kind, data }] })
    },
  }
}
const stateOf = async (ctx: Context, uuid: string) =>
  (await ctx.db.select().from(device_commands).where(eq(device_commands.uuid, uuid)))[0]
const ended = (ctx: Context, device_id: number) =>
  ctx.db
    .select()
    .from(device_events)
    .where(and(eq(device_events.device_id, device_id), eq(device_events.kind, 'command_ended')))
const after = (clock: { now: Date }, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

test('a robot gets what it has to do, oldest first, and answers; its owner sees how far each is', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const robot = robotOf(ctx, device)
  const first = await queueCommand(ctx, { device_id: device.id, kind: 'restart', created_by: owner.id })
  const second = await queueCommand(ctx, {
    device_id: device.id,
    kind: 'set_channel',
    payload: { channel: 'luz', level: 60 },
  })
  const { control } = await as(owner)
  expect((await control.queue.list({ serial: device.serial })).data).toMatchObject([
    { id: second.uuid, state: 'criado', channel: 'luz', level: 60 },
    { id: first.uuid, state: 'criado', kind: 'restart' },
  ])
  expect(await robot.fetch()).toEqual([
    {
      id: first.uuid,
      kind: 'restart',
      payload: {},
      issued_at: first.created_at,
      expires_at: first.expires_at,
    },
    expect.objectContaining({ id: second.uuid, payload: { channel: 'luz', level: 60 } }),
  ])
  await robot.tell('command', { id: first.uuid, state: 'recebido' })
  await robot.tell('command', { id: first.uuid, state: 'executado' })
  expect((await control.queue.list({ serial: device.serial })).data).toMatchObject([
    { id: second.uuid, state: 'enviado', attempts: 1 },
  ])
  expect((await control.queue.list({ serial: device.serial, get_all: true })).data).toMatchObject([
    { id: second.uuid },
    { id: first.uuid, state: 'executado', ended_at: ctx.now() },
  ])
})

test('what was handed out while the robot was gone stays "enviado", and is handed out again after the lease', async ({
  ctx,
  clock,
}) => {
  const { device } = await aDevice(ctx)
  const robot = robotOf(ctx, device)
  const { uuid } = await queueCommand(ctx, { device_id: device.id, kind: 'restart' })
  expect(await robot.fetch()).toHaveLength(1)
  after(clock, 59)
  expect(await robot.fetch()).toHaveLength(0)
  after(clock, 1)
  expect(await robot.fetch()).toMatchObject([{ id: uuid }])
  expect(await stateOf(ctx, uuid)).toMatchObject({ state: 'enviado', attempts: 2 })
  await robot.tell('command', { id: uuid, state: 'recebido' })
  after(clock, 61)
  expect(await robot.fetch()).toHaveLength(0)
})

test('an answer before we noted the delivery is recorded; a repeated one changes nothing', async ({ ctx, clock }) => {
  const { device } = await aDevice(ctx)
  const robot = robotOf(ctx, device)
  const { uuid } = await queueCommand(ctx, { device_id: device.id, kind: 'restart' })
  await robot.tell('command', { id: uuid, state: 'executado' })
  const done = await stateOf(ctx, uuid)
  expect(done).toMatchObject({ state: 'executado', sent_at: ctx.now(), ended_at: ctx.now() })
  after(clock, 30)
  await robot.tell('command', { id: uuid, state: 'executado' })
  await robot.tell('command', { id: uuid, state: 'falhou', reason: 'busy' })
  expect(await stateOf(ctx, uuid)).toEqual(done)
  expect(await ended(ctx, device.id)).toHaveLength(1)
  expect(await robot.fetch()).toHaveLength(0)
})

test('an expired command is not handed out; a late answer stays an event', async ({ ctx, clock }) => {
  const { device } = await aDevice(ctx)
  const robot = robotOf(ctx, device)
  const { uuid } = await queueCommand(ctx, { device_id: device.id, kind: 'restart', ttl_minutes: 15 })
  after(clock, 15 * 60)
  expect(await robot.fetch()).toHaveLength(0)
  expect(await expireCommands(ctx)).toBe(1)
  expect(await expireCommands(ctx)).toBe(0)
  await robot.tell('command', { id: uuid, state: 'executado' })
  expect(await stateOf(ctx, uuid)).toMatchObject({ state: 'expirou' })
  const told = await ctx.db
    .select()
    .from(device_events)
    .where(eq(device_events.device_id, device.id))
    .orderBy(device_events.id)
  expect(told.map(({ kind, data }) => [kind, data.state])).toEqual([
    ['command_ended', 'expirou'],
    ['command', 'executado'],
  ])
})

test('answers to what is no command of this robot change nothing', async ({ ctx }) => {
  const [one, other] = [(await aDevice(ctx)).device, (await aDevice(ctx)).device]
  const { uuid } = await queueCommand(ctx, { device_id: one.id, kind: 'restart' })
  const robot = robotOf(ctx, other)
  expect(await robot.tell('command', { id: uuid, state: 'executado' })).toMatchObject({ accepted: 1 })
  expect(await robot.tell('command', { id: 'no-uuid', state: 'executado' })).toMatchObject({ accepted: 1 })
  expect(await stateOf(ctx, uuid)).toMatchObject({ state: 'criado' })
})

test('the queue is nobody else’s: another robot, a stranger and a visitor find nothing', async ({ ctx, as, api }) => {
  const { device } = await aLinkedDevice(ctx)
  const { device: other } = await aDevice(ctx)
  const { serial } = device
  const intruder = testClient(deviceContext(ctx, other))
  await expect(intruder.control.queue.list({ serial })).rejects.toMatchObject({ status: 404 })
  const stranger = await as(await aUser(ctx))
  await expect(stranger.control.queue.list({ serial })).rejects.toMatchObject({
    status: 404,
    message: 'Não encontramos esse dispositivo. Veja abaixo o que você pode fazer!',
  })
  await expect(api.control.queue.list({ serial })).rejects.toMatchObject({ status: 401 })
  await expect(stranger.control.queue.list({ serial, wait: 26 })).rejects.toMatchObject({ status: 422 })
})

test('a new owner reads no command from before their own link', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await queueCommand(ctx, { device_id: device.id, kind: 'restart' })
  const linked_at = new Date(ctx.now().getTime() + 1000)
  await ctx.db.update(device_links).set({ linked_at }).where(eq(device_links.id, link.id))
  const { control } = await as(owner)
  expect((await control.queue.list({ serial: device.serial, get_all: true })).data).toEqual([])
})

test('of a long queue people get the newest 50 and a robot 20 at a time, whatever they ask for', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  for (let i = 0; i < 60; i++) await queueCommand(ctx, { device_id: device.id, kind: 'restart' })
  const { control } = await as(owner)
  const asked = { serial: device.serial, get_all: true, limit: 1_000_000, per_page: 1_000_000 }
  const { data } = await control.queue.list(asked)
  expect(data).toHaveLength(50)
  expect(await robotOf(ctx, device).fetch()).toHaveLength(20)
})
