import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { device_commands } from '../commands/device-commands.table.ts'
import { aMode } from '../control.factory.ts'
import { findShadow } from './find-shadow.queries.ts'

async function linked(ctx: Context) {
  const all = await aLinkedDevice(ctx)
  const robot = testClient(deviceContext(ctx, all.device))
  let seq = 0
  const state = (data: object) =>
    robot.devices.told.tell({ boot: 1, events: [{ seq: ++seq, age_ms: 0, kind: 'state', data }] })
  const before = (minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE).toISOString()
  const shadow = () => findShadow(ctx, all.device.id)
  return { ...all, robot, state, before, shadow }
}

test('a level that was set on the robot becomes a wish, once, and takes the place of what waits', async ({
  ctx,
  as,
  clock,
}) => {
  const { device, owner, robot, state, before, shadow } = await linked(ctx)
  const { wishes } = (await as(owner)).control
  await wishes.setChannel({ id: device.serial, slug: 'luz', level: 60 })
  await wishes.setChannel({ id: device.serial, slug: 'exaustor', level: 30 })
  clock.now = new Date(ctx.now().getTime() + 30 * MINUTE)
  const until = before(-60)
  const manual = {
    luz: { level: 15, until, at: before(20) },
    bomba: { level: 1, at: before(10) },
  }
  await state({ version: 2, manual })
  const desired = {
    mode: null,
    manual: {
      luz: { level: 15, until },
      bomba: { level: 100, until: null },
      exaustor: { level: 30, until: null },
    },
  }
  expect((await robot.control.wishes.hello()).desired).toEqual({ version: 3, ...desired })
  expect((await shadow()).desired_at).toEqual(new Date(before(10)))
  const commands = await ctx.db
    .select()
    .from(device_commands)
    .where(eq(device_commands.device_id, device.id))
    .orderBy(device_commands.id)
  expect(commands.map(({ payload, state: its }) => [payload.channel, its])).toEqual([
    ['luz', 'substituido'],
    ['exaustor', 'criado'],
  ])
  await state({ version: 2, manual })
  expect(await shadow()).toMatchObject({ desired_version: 3, desired })
})

test('set one after the other and told one after the other, both count', async ({ ctx }) => {
  const { state, before, shadow } = await linked(ctx)
  const luz = { level: 15, at: before(20) }
  await state({ manual: { luz } })
  await state({ manual: { luz, exaustor: { level: 5, at: before(10) } } })
  expect(await shadow()).toMatchObject({
    desired_version: 2,
    desired: { manual: { luz: { level: 15 }, exaustor: { level: 5 } } },
  })
})

test('who lets go on the robot, or whose time is over, lets go of the wish', async ({ ctx, as, clock }) => {
  const { device, owner, state, before, shadow } = await linked(ctx)
  const { wishes } = (await as(owner)).control
  for (const slug of ['luz', 'exaustor']) await wishes.setChannel({ id: device.serial, slug, level: 60 })
  clock.now = new Date(ctx.now().getTime() + 30 * MINUTE)
  await state({
    manual: { luz: { level: null, at: before(5) }, exaustor: { level: 10, until: before(1), at: before(5) } },
  })
  expect(await shadow()).toMatchObject({ desired_version: 3, desired: { manual: {} } })
})

test('what was set before the newest wish is ignored', async ({ ctx, as, clock }) => {
  const { device, owner, state, before, shadow } = await linked(ctx)
  const at = before(0)
  clock.now = new Date(ctx.now().getTime() + MINUTE)
  await (await as(owner)).control.wishes.setChannel({ id: device.serial, slug: 'luz', level: 60 })
  clock.now = new Date(ctx.now().getTime() + MINUTE)
  await state({ manual: { luz: { level: 15, at } } })
  expect(await shadow()).toMatchObject({
    desired_version: 1,
    desired: { manual: { luz: { level: 60 } } },
    reported_at: ctx.now(),
  })
})

test('what was set in the time of an earlier owner, or while nobody has the robot, is ignored', async ({ ctx }) => {
  const { link, state, before, shadow } = await linked(ctx)
  const its = eq(device_links.id, link.id)
  await ctx.db
    .update(device_links)
    .set({ linked_at: new Date(before(10)) })
    .where(its)
  await state({ manual: { luz: { level: 15, at: before(20) } } })
  await ctx.db.update(device_links).set({ unlinked_at: ctx.now() }).where(its)
  await state({ manual: { luz: { level: 15, at: before(5) } } })
  expect(await shadow()).toMatchObject({ desired_version: 0, desired: { manual: {} } })
})

test('nor a channel that it does not have, a level that is none, or a moment to come', async ({ ctx }) => {
  const { state, before, shadow } = await linked(ctx)
  await state({ manual: { forno: { level: 15, at: before(5) } } })
  await state({ manual: { luz: { level: 900, at: before(5) } } })
  await state({ manual: { luz: { level: 15, at: before(-60) } } })
  await state({ manual: 'luz' })
  await state({ manual: { luz: { level: 15 } }, channels: { luz: { level: 15, by: 'manual' } } })
  expect(await shadow()).toMatchObject({
    desired_version: 0,
    reported: { channels: { luz: { level: 15, by: 'manual' } } },
  })
})

test('a level lasts a month at the longest, as on the site', async ({ ctx }) => {
  const { state, before, shadow } = await linked(ctx)
  await state({ manual: { luz: { level: 15, until: before(-90 * 24 * 60), at: before(5) } } })
  expect((await shadow()).desired.manual.luz?.until).toBe(before(-30 * 24 * 60))
})

test('a program chosen on the robot is its mode, when its owner may let it follow it', async ({ ctx, as, clock }) => {
  const { device, owner, robot, state, before, shadow } = await linked(ctx)
  const [vega, own] = [
    await aMode(ctx, { model_id: device.model_id }),
    await aMode(ctx, { model_id: device.model_id, owner_id: owner.id, program: {} }),
  ]
  const theirs = await aMode(ctx, { model_id: device.model_id, owner_id: (await aUser(ctx)).id })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  clock.now = new Date(ctx.now().getTime() + 30 * MINUTE)
  const chosen = ({ id, slug, hash }: typeof own, at: string) => ({ mode: { id, slug, version: 1, hash, at } })
  await state(chosen(theirs, before(20)))
  await state(chosen({ ...own, hash: 'f'.repeat(64) }, before(20)))
  await state(chosen(own, before(40)))
  expect(await shadow()).toMatchObject({ desired_version: 1, desired: { mode: { id: vega.id } } })
  await state(chosen(own, before(20)))
  expect(await robot.control.wishes.hello()).toMatchObject({
    desired: { version: 2, mode: { id: own.id, slug: 'meu-modo', version: 1, hash: own.hash } },
    program: own.program,
  })
  expect(await ctx.db.select().from(device_commands).where(eq(device_commands.device_id, device.id))).toMatchObject([
    { kind: 'change_mode', state: 'substituido' },
  ])
})
