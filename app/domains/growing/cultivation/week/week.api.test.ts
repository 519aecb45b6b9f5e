import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { update_photos, updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aReading } from '#domains/growing/climate/climate.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import { weekInWords } from './week.words.ts'

const noonOf = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T15:00:00Z`)

/** A plant in a tent, with a week of 15 to 21 November and one before. */
async function aGrow(ctx: Context) {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  const plant = await aPlant(ctx, { created_by, space_id: space.id, started_on: '2026-10-01' })
  const row = { plant_id: plant.id, space_id: space.id, created_by }
  const water = (day: number, value: number) =>
    ({ ...row, kind: 'rega', measures: { volume_ml: { value } }, happened_at: noonOf(day) }) as const
  const height = (day: number, value: number) =>
    ({ ...row, kind: 'altura', measures: { height_cm: { value } }, happened_at: noonOf(day) }) as const
  await ctx.db
    .insert(updates)
    .values([water(10, 300), water(15, 500), water(18, 500), water(21, 500), height(13, 42), height(20, 51)])
  return { plant, space, grower: { id: created_by } }
}

test('a week is its acts, its height, its air in band, its photo, and what differs from the week before', async ({
  ctx,
  as,
}) => {
  const { plant, space, grower } = await aGrow(ctx)
  const flower = { plant_id: plant.id, created_by: grower.id, plant_cycle_id: await cycleId(ctx, 'floracao') }
  await ctx.db.insert(plant_cycle_changes).values({ ...flower, on: '2026-11-19' })
  // 25 °C and 60 % is about 1,0 kPa: in the band of the vegetative cycle, below that of flower.
  for (const at of ['17T12:00', '17T20:00', '20T12:00', '20T20:00'])
    await aReading(ctx, space, `2026-11-${at}:00Z`, { temperature: 25, humidity: 60 })
  const [early, late, after] = await Promise.all([
    aPhoto(ctx, { created_by: grower.id, attached: true, taken_at: noonOf(16) }),
    aPhoto(ctx, { created_by: grower.id, attached: true, taken_at: noonOf(19) }),
    aPhoto(ctx, { created_by: grower.id, attached: true, taken_at: noonOf(12) }),
  ])
  const [shot] = await ctx.db
    .insert(updates)
    .values({ plant_id: plant.id, created_by: grower.id, kind: 'foto', happened_at: noonOf(19) })
    .returning()
  await ctx.db
    .insert(update_photos)
    .values([early, late, after].map(({ id }, position) => ({ update_id: Number(shot?.id), file_id: id, position })))
  const { cultivation } = await as(grower)
  const { result, statements } = await countStatements(() => cultivation.week.show({ id_or_slug: plant.slug }))
  expect(result).toMatchObject({
    ...{ since: '2026-11-15', until: '2026-11-21', previous: '2026-11-14', next: null },
    plant: { name: 'Lua', private: true, mine: true },
    phase: { plant_cycle: { slug: 'floracao' }, day: 3, began_in_week: true },
    acts: [
      { kind: 'rega', count: 3 },
      { kind: 'foto', count: 1 },
      { kind: 'altura', count: 1 },
    ],
    growth: { from: 42, to: 51 },
    climate: { share: 0.5, hours: 16 },
    photo: { document: { id: late.id }, day: 50 },
    changes: [
      { figure: 'water_ml', now: 1500, before: 300 },
      { figure: 'waterings', now: 3, before: 1 },
    ],
  })
  expect(statements.length).toBeLessThanOrEqual(10)
  const before = await cultivation.week.show({ id_or_slug: plant.slug, until: '2026-11-14' })
  expect(before).toMatchObject({
    ...{ until: '2026-11-14', next: '2026-11-21', phase: { plant_cycle: { slug: 'vegetativo' } } },
    ...{ climate: null, growth: { from: null, to: 42 }, photo: { document: { id: after.id } } },
  })
  const first = await cultivation.week.show({ id_or_slug: plant.slug, until: '2026-10-05' })
  expect(first).toMatchObject({ previous: null, acts: [], changes: [] })
})

test('it is for who tends the plant: what one may not see is 404, and what one sees 403', async ({ ctx, as, api }) => {
  const { plant } = await aGrow(ctx)
  const open = await aPlant(ctx, { private: false })
  const { cultivation } = await as(await aUser(ctx))
  const ask = (slug: string, client = cultivation) => client.week.show({ id_or_slug: slug })
  await expect(ask(plant.slug)).rejects.toMatchObject({ status: 404 })
  await expect(ask(open.slug)).rejects.toMatchObject({ status: 403 })
  await expect(ask(open.slug, api.cultivation)).rejects.toMatchObject({ status: 401 })
})

test('a drying week has its weight up to its end and its air unjudged, a living one neither', async ({ ctx, as }) => {
  const { plant, space, grower } = await aGrow(ctx)
  const dry = { plant_id: plant.id, created_by: grower.id, plant_cycle_id: await cycleId(ctx, 'secagem') }
  await ctx.db.insert(plant_cycle_changes).values({ ...dry, on: '2026-11-14' })
  const weigh = (day: number, value: number) =>
    ({
      ...{ plant_id: plant.id, created_by: grower.id, kind: 'pesagem' as const, happened_at: noonOf(day) },
      measures: { weight_g: { value } },
    }) as const
  await ctx.db.insert(updates).values([
    {
      ...{ plant_id: plant.id, created_by: grower.id, kind: 'colheita' as const, happened_at: noonOf(14) },
      measures: { wet_g: { value: 400 } },
    },
    ...[weigh(15, 320), weigh(17, 240), weigh(19, 180), weigh(21, 140)],
  ])
  await ctx.db
    .update(plants)
    .set({ status: 'colhida', ended_on: '2026-11-14', wet_g: 400 })
    .where(eq(plants.id, plant.id))
  for (const at of ['17T12:00', '17T20:00'])
    await aReading(ctx, space, `2026-11-${at}:00Z`, { temperature: 25, humidity: 60 })
  const { cultivation } = await as(grower)
  const week = await cultivation.week.show({ id_or_slug: plant.slug })
  expect(week).toMatchObject({ climate: null, drying: { weight: { part: null, first: { grams: 400 } } } })
  expect(week.drying?.weight?.lost).toBeCloseTo(0.65)
  expect(week.drying?.ready_at?.getTime()).toBeGreaterThan(noonOf(21).getTime())
  expect(week.vpd_mean).toBeCloseTo(1, 0)
  const earlier = await cultivation.week.show({ id_or_slug: plant.slug, until: '2026-11-18' })
  expect(earlier.drying).toMatchObject({ weight: { last: { grams: 240 } }, ready_at: null })
  const living = await cultivation.week.show({ id_or_slug: plant.slug, until: '2026-11-13' })
  expect(living.drying).toBeNull()
})

test('a week of curing tells of its jar, and of no weighing or ripeness of the weeks before', async ({ ctx, as }) => {
  const { plant, grower } = await aGrow(ctx)
  const of = { plant_id: plant.id, created_by: grower.id }
  await ctx.db
    .insert(plant_cycle_changes)
    .values({ ...of, plant_cycle_id: await cycleId(ctx, 'cura'), on: '2026-11-14' })
  const weigh = (day: number, value: number) =>
    ({ ...of, kind: 'pesagem' as const, happened_at: noonOf(day), measures: { weight_g: { value } } }) as const
  const opened = { jar_humidity: { value: 62 }, jar_g: { value: 83.5 } }
  await ctx.db
    .insert(updates)
    .values([weigh(2, 400), weigh(13, 60), { ...of, kind: 'pote', happened_at: noonOf(21), measures: opened }])
  await ctx.db
    .update(plants)
    .set({ status: 'colhida', ended_on: '2026-11-01', wet_g: 400 })
    .where(eq(plants.id, plant.id))
  const { cultivation } = await as(grower)
  const week = await cultivation.week.show({ id_or_slug: plant.slug })
  expect(week.drying).toEqual({ weight: null, ready_at: null, reached_at: null })
  expect(week.jar).toEqual({ day: '2026-11-21', humidity: 62, grams: 83.5 })
  expect(weekInWords(week)).toContain('1 abertura do pote')
})

test('the first of its kind is told as such', async ({ ctx, as }) => {
  const { plant, grower } = await aGrow(ctx)
  const cut = (day: number) =>
    ({ plant_id: plant.id, created_by: grower.id, kind: 'topping', happened_at: noonOf(day) }) as const
  await ctx.db.insert(updates).values([cut(12), cut(18)])
  const { cultivation } = await as(grower)
  const firstIn = async (until: string) => {
    const { acts } = await cultivation.week.show({ id_or_slug: plant.slug, until })
    return acts.find(({ kind }) => kind === 'topping')?.first
  }
  expect([await firstIn('2026-11-14'), await firstIn('2026-11-21')]).toEqual([true, false])
})
