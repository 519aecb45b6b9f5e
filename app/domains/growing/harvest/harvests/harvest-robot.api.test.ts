import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_places } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { device_channels } from '#domains/robots/devices/channels/device-channels.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

let event_id = 950_000
const midnight = (day: string) => new Date(`${day}T00:00:00-03:00`)

/**
 * A plant from 1 to 21 September (20 days), cut with 100 g. A robot in its tent has the lamp (500 W) on 12 hours a day,
 * from noon: 6 kWh a day, 120 kWh.
 */
async function aGrowWithRobot(ctx: Context) {
  const { device, owner, link } = await aLinkedDevice(ctx, { last_seen_at: ctx.now() })
  await ctx.db.insert(device_channels).values({ link_id: link.id, slug: 'luz', watts: 500 })
  const space = await aSpace(ctx, { created_by: owner.id, private: false })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at: midnight('2026-08-01') })
  const change = (level: number, at: Date) => ({
    ...{ event_id: ++event_id, device_id: device.id, channel: 'luz', level, at, by: 'mode' as const, why: {} },
  })
  const days = Array.from({ length: 60 }, (_, n) => midnight('2026-08-20').getTime() + n * 24 * HOUR)
  await ctx.db
    .insert(device_actuations)
    .values(days.flatMap((day) => [change(0, new Date(day)), change(100, new Date(day + 12 * HOUR))]))
  const cut = { started_on: '2026-09-01', cycle_since: '2026-09-01', ended_on: '2026-09-21', dry_g: 100 }
  const mine = { created_by: owner.id, space_id: space.id, private: false, status: 'colhida' as const }
  const plant = await aPlant(ctx, { ...mine, ...cut })
  return { device, owner, space, plant, link }
}

test('energy and costs of a harvest are what its robot told; own numbers win; nobody else is told of it', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const { device, owner, plant } = await aGrowWithRobot(ctx)
  const client = await as(owner)
  const shown = await client.harvest.harvests.show({ id_or_slug: plant.slug, tariff: 0.8 })
  expect(shown.yield).toMatchObject({
    ...{ kwh: 120, kwh_share: 120, kwh_from: 'robo', plants: 1 },
    robot: { source: 'calculado', days: 20, known_days: 20, unknown: [], why_not: null },
  })
  // 100 g of 120 kWh; 120 kWh × R$ 0,80 for 100 g.
  expect(shown.yield.per_kwh).toBeCloseTo(100 / 120)
  expect(shown.costs).toMatchObject({ energy: 9600, tariff_from: 'digitada', per_gram: 96 })
  await client.devices.tariff.change({ id: device.serial, tariff: 1 })
  const untyped = await client.harvest.harvests.show({ id_or_slug: plant.slug })
  expect(untyped.costs).toMatchObject({ energy: 12_000, tariff: 1, tariff_from: 'robo' })
  const own = await client.harvest.harvests.show({ id_or_slug: plant.slug, kwh: 200 })
  expect(own).toMatchObject({ yield: { kwh: 200, per_kwh: 0.5, kwh_from: 'digitada' }, costs: { energy: 20_000 } })
  for (const other of [api, await as(await aUser(ctx)), await as(await aUser(ctx, { user_type: 'admin' }))]) {
    const seen = await other.harvest.harvests.show({ id_or_slug: plant.slug, kwh: 200, tariff: 1 })
    expect(seen).toMatchObject({ costs: null, yield: { robot: null, kwh: null, kwh_from: null, per_kwh: null } })
  }
  const address = `/cultivo/planta/${plant.slug}/colheita`
  const mine = await page(address, owner)
  for (const words of ['do robô: 120 kWh, calculado', 'Tarifa do robô: R$ 1 por kWh', 'R$ 120,00'])
    expect(mine.text).toContain(words)
  expect((await page(`${address}?kwh=200`, owner)).text).toContain('como você disse')
  expect((await page(`${address}?kwh=muito`, owner)).error('kwh')).toBe('Escreva só o número, como 310.')
  expect((await page(address)).text).not.toContain('robô: ')
})

test('a plant that moved has its share of each space; a robot that was there for too few of its days does not count', async ({
  ctx,
  as,
}) => {
  const { owner, space, plant } = await aGrowWithRobot(ctx)
  const { harvests } = (await as(owner)).harvest
  const cut = { started_on: '2026-09-01', cycle_since: '2026-09-01', ended_on: '2026-09-21', dry_g: 50 }
  await aPlant(ctx, { created_by: owner.id, space_id: space.id, status: 'colhida', ...cut })
  expect((await harvests.show({ id_or_slug: plant.slug })).yield).toMatchObject({ kwh: 120, kwh_share: 60, plants: 2 })
  const nursery = await aSpace(ctx, { created_by: owner.id })
  const seedling = await aPlant(ctx, { created_by: owner.id, space_id: nursery.id, status: 'colhida', ...cut })
  await ctx.db.insert(plant_places).values({ plant_id: seedling.id, space_id: space.id, since: '2026-09-02' })
  // 19 of 20 days in the tent, shared by three.
  expect((await harvests.show({ id_or_slug: seedling.slug })).yield).toMatchObject({
    ...{ kwh: 114, kwh_share: 38, kwh_from: 'robo' },
  })
  await ctx.db.insert(plant_places).values({ plant_id: plant.id, space_id: nursery.id, since: '2026-09-11' })
  const half = (await harvests.show({ id_or_slug: plant.slug })).yield
  expect(half).toMatchObject({ kwh_from: null, robot: { known_days: 10, days: 20, why_not: 'dias' } })
})
