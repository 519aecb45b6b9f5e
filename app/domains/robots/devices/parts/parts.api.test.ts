import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { aPart } from '#domains/robots/device-models/device-models.factory.ts'
import { telemetry_1h } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { devices } from '../devices/devices.table.ts'
import { aLinkedDevice } from '../devices.factory.ts'
import { device_events } from '../events/device-events.table.ts'
import { device_links } from '../links/device-links.table.ts'
import { device_members } from '../members/device-members.table.ts'

let event_id = 900_000

test('a part has the hours of its channel, or of the robot, of its owner’s time; and how long it lasts', async ({
  ctx,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const relay = await aPart(ctx, device.model_id, { code: 'REL-1', life_hours: 1000, channel: 'bomba' })
  const esp = await aPart(ctx, device.model_id, { code: 'ESP', life_hours: 100 })
  const ago = (hours: number) => new Date(ctx.now().getTime() - hours * HOUR)
  await ctx.db
    .update(devices)
    .set({ last_seen_at: ago(10), created_at: ago(24 * 500) })
    .where(eq(devices.id, device.id))
  const change = (hours: number, level: number, channel = 'bomba') =>
    ctx.db.insert(device_actuations).values({
      ...{ event_id: ++event_id, device_id: device.id, channel, level, at: ago(hours), by: 'mode' as const, why: {} },
    })
  // Of somebody before.
  await change(24 * 400, 100)
  await change(24 * 399, 0)
  // 20 hours long ago, 50 lately, of which the level changed in between; then on, and silent since 10 hours.
  await change(24 * 100, 100)
  await change(24 * 100 - 20, 0)
  await change(120, 40)
  await change(100, 100)
  await change(70, 0)
  await change(40, 100)
  await change(40, 100, 'luz')
  for (const hours of [24 * 380, 24 * 90, 30, 29, 28])
    await ctx.db.insert(telemetry_1h).values({
      ...{ device_id: device.id, at: ago(hours), lows: [], highs: [], means: [], counts: [], messages: 1 },
    })
  const own = await (await as(owner)).devices.parts.show({ id: device.serial })
  expect(own).toMatchObject({ from: link.linked_at, device: { name: 'Robô da tenda' } })
  expect(own.parts).toEqual([
    {
      ...{ id: esp, code: 'ESP', name: 'ESP', quantity: 1, slug: '', channel: '', life_hours: 100, product: null },
      replaced: [],
      ...{ hours: 4, hours_a_day: 0.1, used: 0.04, days_left: 960 },
    },
    {
      ...{ id: relay, code: 'REL-1', name: 'REL-1', quantity: 1, slug: 'bomba', channel: 'Bomba', life_hours: 1000 },
      ...{ product: null, replaced: [] },
      ...{ hours: 100, hours_a_day: 80 / 30, used: 0.1, days_left: Math.round(900 / (80 / 30)) },
    },
  ])
  const staff = await (await as(await anAdmin(ctx))).devices.staff.show({ id: device.serial })
  expect(staff.parts).toMatchObject([{ code: 'ESP' }, { code: 'REL-1', hours: 124 }])
  const stranger = (await as(await aUser(ctx))).devices.parts
  await expect(stranger.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
})

test('a replaced part begins anew and keeps its dates; undoing the last one counts on from before; its pace stays', async ({
  ctx,
  as,
  clock,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx, { last_seen_at: ctx.now() })
  const part_id = await aPart(ctx, device.model_id, { code: 'FAN', life_hours: 1000, channel: 'exaustor' })
  await aPart(ctx, device.model_id, { code: 'OUTRA', life_hours: 1000, channel: 'exaustor' })
  // On since 300 hours.
  await ctx.db.insert(device_actuations).values({
    ...{ event_id: ++event_id, device_id: device.id, channel: 'exaustor', level: 60, by: 'mode', why: {} },
    at: new Date(ctx.now().getTime() - 300 * HOUR),
  })
  const helper = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  const ref = { id: device.serial, part_id, channel: 'exaustor' }
  const first = await (await as(helper)).devices.parts.replace(ref)
  expect(first).toMatchObject({ can: { replace: true }, parts: [{ hours: 0, replaced: [clock.now] }, { hours: 300 }] })
  const day = clock.now
  clock.now = new Date(day.getTime() + 10 * HOUR)
  await ctx.db.update(devices).set({ last_seen_at: clock.now }).where(eq(devices.id, device.id))
  const own = (await as(owner)).devices.parts
  // 10 hours old; its place was on for 310 of the last 30 days.
  expect((await own.show({ id: device.serial })).parts[0]).toMatchObject({
    ...{ hours: 10, hours_a_day: 310 / 30, days_left: Math.round(990 / (310 / 30)) },
  })
  const second = await own.replace(ref)
  expect(second.parts[0]).toMatchObject({ hours: 0, replaced: [clock.now, day] })
  await expect(own.replace(ref)).rejects.toMatchObject({
    ...{ status: 409, message: 'Esta troca acabou de ser anotada.' },
  })
  expect((await own.undo(ref)).parts[0]).toMatchObject({ hours: 10, replaced: [day] })
  expect((await own.undo(ref)).parts[0]).toMatchObject({ hours: 310, replaced: [] })
  await expect(own.undo(ref)).rejects.toMatchObject({ status: 409 })
  const events = await ctx.db
    .select()
    .from(device_events)
    .where(eq(device_events.kind, 'part'))
    .orderBy(device_events.id)
  expect(events.map(({ data }) => data.text)).toEqual([
    'Peça trocada: FAN',
    'Peça trocada: FAN',
    'Troca desfeita: FAN',
    'Troca desfeita: FAN',
  ])
})

test('who may only look replaces nothing, a stranger finds nothing, a new owner nothing of before', async ({
  ctx,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx, { created_at: new Date('2026-01-01') })
  const part_id = await aPart(ctx, device.model_id, { code: 'FAN', life_hours: 1000, channel: 'exaustor' })
  const ref = { id: device.serial, part_id, channel: 'exaustor' }
  const [viewer, stranger] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: viewer.id, role: 'viewer' })
  const looks = (await as(viewer)).devices.parts
  expect((await looks.show({ id: device.serial })).can.replace).toBe(false)
  for (const act of [looks.replace, looks.undo]) await expect(act(ref)).rejects.toMatchObject({ status: 403 })
  const other = (await as(stranger)).devices.parts
  for (const act of [other.replace, other.undo]) await expect(act(ref)).rejects.toMatchObject({ status: 404 })
  const own = (await as(owner)).devices.parts
  await expect(own.replace({ ...ref, channel: '' })).rejects.toMatchObject({ status: 404 })
  await own.replace(ref)
  await ctx.db.update(device_links).set({ unlinked_at: ctx.now() }).where(eq(device_links.id, link.id))
  const staff = (await as(await anAdmin(ctx))).devices.parts
  await expect(staff.replace(ref)).rejects.toMatchObject({ status: 409 })
  expect((await staff.show({ id: device.serial })).parts[0]?.replaced).toHaveLength(1)
  const linked_at = new Date(ctx.now().getTime() + 1)
  await ctx.db
    .insert(device_links)
    .values({ device_id: device.id, user_id: stranger.id, name: 'Meu', way: 'serial', linked_at })
  expect((await other.show({ id: device.serial })).parts[0]?.replaced).toEqual([])
})
