import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import '#domains/robots/devices/devices.events.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { device_actuations } from '../actuations/device-actuations.table.ts'
import { device_commands } from '../commands/device-commands.table.ts'
import { aMode } from '../control.factory.ts'
import { findShadow } from './find-shadow.queries.ts'

const commandsOf = (ctx: Context, device_id: number) =>
  ctx.db.select().from(device_commands).where(eq(device_commands.device_id, device_id)).orderBy(device_commands.id)
const linked = async (ctx: Context) => {
  const all = await aLinkedDevice(ctx)
  const robot = testClient(deviceContext(ctx, all.device))
  const tell = (seq: number, kind: string, data: object, age_ms = 0) =>
    robot.devices.told.tell({ boot: 1, events: [{ seq, age_ms, kind, data }] })
  return { ...all, robot, tell }
}

test('another mode is a wish with a version, a command that replaces the one that waits, and what hello says', async ({
  ctx,
  as,
}) => {
  const { device, owner, robot } = await linked(ctx)
  const vega = await aMode(ctx, { model_id: device.model_id })
  const own = await aMode(ctx, { model_id: device.model_id, owner_id: owner.id, program: {} })
  const { control } = await as(owner)
  expect(await robot.control.wishes.hello()).toMatchObject({
    serial: device.serial,
    ...{ interval_seconds: 30, linked: true, leaf_offset: -1.5, firmware: null },
    sensors: ['temperature', 'humidity', 'soil_moisture'],
    channels: [
      { slug: 'luz', kind: 'lamp', has_level: true, most_on_minutes: null },
      { slug: 'exaustor' },
      { slug: 'bomba', has_level: false, most_on_minutes: 10 },
    ],
    desired: { version: 0, mode: null, manual: {} },
    program: null,
  })
  expect(await control.wishes.changeMode({ id: device.id, modo_id: vega.id })).toMatchObject({
    desired_version: 1,
    command: { kind: 'change_mode', state: 'criado', mode: 'vega' },
  })
  await control.wishes.changeMode({ id: device.id, modo_id: own.id })
  const mode = { id: own.id, slug: 'meu-modo', version: 1, hash: own.hash }
  expect(await commandsOf(ctx, device.id)).toMatchObject([
    { state: 'substituido', payload: { version: 1 } },
    { state: 'criado', created_by: owner.id, payload: { version: 2, mode, program: own.program } },
  ])
  expect(await robot.control.wishes.hello()).toMatchObject({
    desired: { version: 2, mode },
    program: own.program,
  })
})

test('a mode of another model, of somebody else, or deleted is none of this robot', async ({ ctx, as }) => {
  const { device, owner } = await linked(ctx)
  const { device: foreign } = await aLinkedDevice(ctx)
  const other = await aMode(ctx, { model_id: foreign.model_id })
  const gone = await aMode(ctx, { model_id: device.model_id, deleted_at: ctx.now() })
  const theirs = await aMode(ctx, { model_id: device.model_id, owner_id: (await aUser(ctx)).id })
  const { control } = await as(owner)
  for (const modo_id of [other.id, gone.id, theirs.id])
    await expect(control.wishes.changeMode({ id: device.id, modo_id })).rejects.toMatchObject({
      status: 422,
      data: { errors: { modo_id: [expect.stringContaining('não tem esse modo')] } },
    })
})

test('a helper works the robot, a viewer only looks, a stranger finds none', async ({ ctx, as }) => {
  const { device, link } = await linked(ctx)
  const vega = await aMode(ctx, { model_id: device.model_id })
  const [helper, viewer, stranger] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values([
    { link_id: link.id, user_id: helper.id, role: 'helper' },
    { link_id: link.id, user_id: viewer.id, role: 'viewer' },
  ])
  const change = async (person: { id: number }) =>
    (await as(person)).control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  expect(await change(helper)).toMatchObject({ desired_version: 1 })
  await expect(change(viewer)).rejects.toMatchObject({ status: 403 })
  await expect(change(stranger)).rejects.toMatchObject({ status: 404 })
  const { wishes } = (await as(helper)).control
  const ref = { id: device.serial }
  expect(await wishes.restart(ref)).toMatchObject({ desired_version: null, command: { kind: 'restart' } })
})

test('a level by hand lasts until its time or until somebody lets go; a channel that only switches is on or off', async ({
  ctx,
  as,
  clock,
}) => {
  const { device, owner, robot } = await linked(ctx)
  const { wishes } = (await as(owner)).control
  const ref = { id: device.serial }
  expect(await wishes.setChannel({ ...ref, slug: 'luz', level: 60, minutes: 30 })).toMatchObject({ desired_version: 1 })
  await wishes.setChannel({ ...ref, slug: 'bomba', level: 1 })
  const until = new Date(ctx.now().getTime() + 30 * 60_000).toISOString()
  expect((await robot.control.wishes.hello()).desired).toEqual({
    version: 2,
    mode: null,
    manual: { luz: { level: 60, until }, bomba: { level: 100, until: null } },
  })
  await wishes.setChannel({ ...ref, slug: 'bomba', level: null })
  expect((await commandsOf(ctx, device.id)).map(({ state, payload }) => [state, payload])).toEqual([
    ['criado', { version: 1, channel: 'luz', level: 60, until }],
    ['substituido', { version: 2, channel: 'bomba', level: 100, until: null }],
    ['criado', { version: 3, channel: 'bomba', level: null, until: null }],
  ])
  clock.now = new Date(ctx.now().getTime() + 30 * 60_000)
  expect((await robot.control.wishes.hello()).desired.manual).toEqual({})
})

test('a level by hand asks for a channel of the robot and a time to come', async ({ ctx, as }) => {
  const { device, owner } = await linked(ctx)
  const { wishes } = (await as(owner)).control
  const luz = { id: device.serial, slug: 'luz', level: 60 }
  await expect(wishes.setChannel({ ...luz, slug: 'forno' })).rejects.toMatchObject({ status: 404 })
  await expect(wishes.setChannel({ ...luz, level: 101 })).rejects.toMatchObject({ status: 422 })
  for (const until of ['2026-11-21T14:59:00Z', '2026-12-30T15:00:00Z'])
    await expect(wishes.setChannel({ ...luz, until })).rejects.toMatchObject({ status: 422 })
})

test('the owner asks for a new key; asked for again, the newer takes the place of what waits', async ({ ctx, as }) => {
  const { device, owner } = await linked(ctx)
  const { credentials } = (await as(owner)).devices
  await credentials.ask({ id: device.serial })
  await credentials.ask({ id: device.serial })
  expect(await commandsOf(ctx, device.id)).toMatchObject([
    { kind: 'rotate_credential', state: 'substituido' },
    { kind: 'rotate_credential', state: 'criado' },
  ])
})

test('what the robot says it is stays what it said last, whatever arrives later', async ({ ctx }) => {
  const { device, tell } = await linked(ctx)
  await tell(1, 'state', { version: 3, channels: { luz: { level: 80, by: 'mode' }, bomba: { level: 0 } } })
  await tell(2, 'state', { version: 2, channels: {} }, 60_000)
  expect(await findShadow(ctx, device.id)).toMatchObject({
    reported_version: 3,
    reported: { channels: { luz: { level: 80, by: 'mode' }, bomba: { level: 0, by: 'mode' } } },
    reported_at: ctx.now(),
  })
})

test('an actuation is kept with why it was', async ({ ctx }) => {
  const { device, tell } = await linked(ctx)
  const why = { mode: { slug: 'flora', version: 2 }, block: 'exaustor-1', inputs: { temperature: 28.4 } }
  const actuation = { channel: 'exaustor', level: 80, by: 'mode', why }
  await tell(1, 'actuation', actuation)
  await tell(1, 'actuation', actuation)
  const kept = await ctx.db.select().from(device_actuations).where(eq(device_actuations.device_id, device.id))
  expect(kept).toMatchObject([{ channel: 'exaustor', level: 80, by: 'mode', why, at: ctx.now() }])
})

test('a robot that is released shall be nothing and forget its owner; linked again, it forgets nobody', async ({
  ctx,
  as,
}) => {
  const { device, owner, link, robot } = await linked(ctx)
  const vega = await aMode(ctx, { model_id: device.model_id })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  const event = { device_id: device.id, link_id: link.id, user_id: owner.id }
  await ctx.transaction((tx) => record(tx, 'device.released', event))
  expect((await robot.control.wishes.hello()).desired).toEqual({ version: 2, mode: null, manual: {} })
  expect(await commandsOf(ctx, device.id)).toMatchObject([
    { kind: 'change_mode', state: 'substituido' },
    { kind: 'forget', state: 'criado', created_by: null },
  ])
  await ctx.transaction((tx) => record(tx, 'device.linked', event))
  expect(await commandsOf(ctx, device.id)).toMatchObject([{}, { kind: 'forget', state: 'substituido' }])
})

test('hello and the outbox are a robot’s alone', async ({ ctx, as, api }) => {
  const { owner } = await linked(ctx)
  await expect((await as(owner)).control.wishes.hello()).rejects.toMatchObject({ status: 401 })
  await expect(api.control.wishes.hello()).rejects.toMatchObject({ status: 401 })
})
