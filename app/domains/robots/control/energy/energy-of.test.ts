import { eq } from 'drizzle-orm'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { device_channels } from '#domains/robots/devices/channels/device-channels.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import { telemetry_1h } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { device_actuations } from '../actuations/device-actuations.table.ts'
import { energyOf } from './energy.queries.ts'
import { staysIn } from './energy-stays.queries.ts'

let event_id = 700_000
/** A moment of São Paulo. */
const at = (said: string) => new Date(`2026-11-${said}:00-03:00`)
const level = (ctx: Context, device: { id: number }, said: string, percent: number, channel = 'luz') =>
  ctx.db.insert(device_actuations).values({
    ...{
      event_id: ++event_id,
      device_id: device.id,
      channel,
      level: percent,
      at: at(said),
      by: 'mode' as const,
      why: {},
    },
  })

const seenAt = (ctx: Context, { id }: { id: number }, last_seen_at: Date) =>
  ctx.db.update(devices).set({ last_seen_at }).where(eq(devices.id, id))

async function aRobot(ctx: Context, watts: number | null = 600) {
  const robot = await aLinkedDevice(ctx)
  if (watts !== null) await ctx.db.insert(device_channels).values({ link_id: robot.link.id, slug: 'luz', watts })
  await seenAt(ctx, robot.device, ctx.now())
  const between = async (from: string, to: string) => {
    const stay = { device_id: robot.device.id, link_id: robot.link.id, since: robot.link.linked_at }
    const [energy] = await energyOf(ctx, [{ ...stay, begins: at(from), ends: at(to) }])
    return (energy?.days ?? []).map(({ day, channels, known_seconds, ...sum }) => {
      const { on_seconds = 0, kwh = null } = channels.find(({ slug }) => slug === 'luz') ?? {}
      return { day, hours: on_seconds / 3600, lamp: kwh, ...sum }
    })
  }
  return { ...robot, between }
}

test('600 W at half level for two hours: on for two, 0,6 kWh', async ({ ctx }) => {
  const { device, between } = await aRobot(ctx)
  await level(ctx, device, '18T10:00', 50)
  await level(ctx, device, '18T12:00', 0)
  expect(await between('18T00:00', '19T00:00')).toEqual([
    { day: '2026-11-18', hours: 2, lamp: 0.6, kwh: 0.6, source: 'calculado', unknown: [] },
  ])
})

test('on across midnight is two days; on since before the window begins with it; a day without anything is there', async ({
  ctx,
}) => {
  const { device, between } = await aRobot(ctx)
  await level(ctx, device, '16T20:00', 40)
  await level(ctx, device, '16T22:00', 100)
  await level(ctx, device, '17T01:30', 0)
  expect(await between('16T23:00', '19T00:00')).toMatchObject([
    { day: '2026-11-16', hours: 1, kwh: 0.6 },
    { day: '2026-11-17', hours: 1.5, kwh: 0.9 },
    { day: '2026-11-18', hours: 0, kwh: 0, source: null },
  ])
})

test('before the first change that a robot told of, nobody knows', async ({ ctx }) => {
  const { device, between } = await aRobot(ctx)
  await level(ctx, device, '18T10:00', 100)
  await level(ctx, device, '18T11:00', 0)
  expect((await between('17T00:00', '20T00:00')).map(({ kwh }) => kwh)).toEqual([null, 0.6, 0])
})

test('what is still on counts to the last contact and not beyond', async ({ ctx }) => {
  const { device, between } = await aRobot(ctx)
  await level(ctx, device, '21T09:00', 100)
  // The clock of tests: 21 November, noon.
  expect(await between('21T00:00', '21T12:00')).toMatchObject([{ hours: 3, kwh: 1.8 }])
  await seenAt(ctx, device, at('21T10:00'))
  expect(await between('21T00:00', '21T12:00')).toMatchObject([{ hours: 1, kwh: 0.6 }])
})

test('watts of the model are an estimate; nobody knows them: nothing is made up', async ({ ctx }) => {
  const { device, between } = await aRobot(ctx, null)
  await level(ctx, device, '18T10:00', 100)
  await level(ctx, device, '18T11:00', 0)
  const day = () => between('18T00:00', '19T00:00')
  expect(await day()).toMatchObject([{ kwh: 0.24, source: 'estimado' }])
  await ctx.db.update(model_channels).set({ watts: null }).where(eq(model_channels.model_id, device.model_id))
  expect(await day()).toMatchObject([{ hours: 1, lamp: null, kwh: null, source: null, unknown: ['luz'] }])
})

test('a power sensor in W is integrated hour by hour', async ({ ctx }) => {
  const { device, between } = await aRobot(ctx)
  await ctx.db.update(device_sensors).set({ unit: 'W' }).where(eq(device_sensors.key, 'soil_moisture'))
  const hour = (n: number, mean: number | null) => ({
    ...{ device_id: device.id, at: at(`18T${String(n).padStart(2, '0')}:00`), lows: [], highs: [], messages: 60 },
    ...{ means: [20, 60, 1, mean ?? 0], counts: [60, 60, 60, mean === null ? 0 : 60] },
  })
  await ctx.db.insert(telemetry_1h).values(Array.from({ length: 24 }, (_, n) => hour(n, n < 12 ? 500 : 100)))
  await level(ctx, device, '18T00:00', 100)
  await level(ctx, device, '18T10:00', 0)
  // 12 h × 500 W + 12 h × 100 W, whatever the channels say.
  expect(await between('18T00:00', '19T00:00')).toEqual([
    { day: '2026-11-18', hours: 10, lamp: 6, kwh: 7.2, source: 'medido', unknown: [] },
  ])
  expect(await between('18T00:00', '20T00:00')).toMatchObject([{ kwh: 7.2 }, { kwh: 0, source: null }])
})

test('a space has the energy of the time in which each robot stood there, of each owner’s own link', async ({
  ctx,
}) => {
  const { device, link, owner } = await aRobot(ctx)
  const space = await aSpace(ctx, { created_by: owner.id })
  const elsewhere = await aSpace(ctx, { created_by: owner.id })
  const stood = (space_id: number, placed: string, left: string | null) =>
    ctx.db
      .insert(device_places)
      .values({ link_id: link.id, space_id, placed_at: at(placed), left_at: left === null ? null : at(left) })
  await ctx.db
    .update(device_links)
    .set({ linked_at: at('16T00:00'), unlinked_at: at('19T00:00') })
    .where(eq(device_links.id, link.id))
  // Of who had it before: on, and never told that it went off.
  await level(ctx, device, '15T10:00', 100)
  await stood(space.id, '16T12:00', '17T12:00')
  await stood(elsewhere.id, '17T12:00', '19T00:00')
  await level(ctx, device, '17T06:00', 100)
  const heir = await aUser(ctx)
  await ctx.db
    .insert(device_links)
    .values({ device_id: device.id, user_id: heir.id, name: 'Outro', way: 'transfer', linked_at: at('19T00:00') })
  const inSpace = async (space_id: number) => {
    const stays = await staysIn(ctx, space_id, { from: at('10T00:00'), to: at('21T12:00') })
    return (await energyOf(ctx, stays)).flatMap(({ days }) => days.map(({ day, kwh }) => [day, kwh]))
  }
  expect(await inSpace(space.id)).toEqual([
    ['2026-11-16', null],
    ['2026-11-17', 3.6],
  ])
  // Noon to midnight of the 17th, the 18th; not what the new owner did with it.
  expect(await inSpace(elsewhere.id)).toEqual([
    ['2026-11-17', 7.2],
    ['2026-11-18', 14.4],
  ])
})

test('more than 400 days are refused', async ({ ctx }) => {
  const { device, link } = await aRobot(ctx)
  const stay = {
    device_id: device.id,
    link_id: link.id,
    since: link.linked_at,
    begins: new Date('2025-01-01'),
    ends: ctx.now(),
  }
  await expect(energyOf(ctx, [stay])).rejects.toMatchObject({ code: 'invalid' })
})
