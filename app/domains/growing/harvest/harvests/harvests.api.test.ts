import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { space_stuffs } from '#domains/garden/garden/spaces/spaces.table.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { writeAct } from '#domains/garden/journal/acts/write-act.actions.ts'
import { ActInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import { plan_plants, plan_stages, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

/** Writes acts as a user. */
async function actor(contextOf: (user: { id: number }) => Promise<Context>, user: { id: number }) {
  const ctx = await contextOf(user)
  return (act: z.input<typeof ActInput>) => writeAct(ctx, ActInput.parse(act))
}

type Given = Partial<typeof plants.$inferInsert>

/** Vegetative on 2 July, in flower from 1 August; a tent of 1 m² with 240 W. */
async function aGrow(ctx: Context, overrides: Given = {}) {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, width_cm: 100, depth_cm: 100, private: false })
  const lamp = await aStuff(ctx, { created_by: grower.id, specs: { technology: 'led', watts: 240 }, price: 99_900 })
  await ctx.db.insert(space_stuffs).values({ space_id: space.id, stuff_id: lamp.id, role: 'lamps' })
  const dates = { started_on: '2026-07-02', cycle_since: '2026-07-02' }
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: space.id, private: false, ...dates, ...overrides })
  await ctx.db.insert(plant_cycle_changes).values({
    plant_id: plant.id,
    plant_cycle_id: await cycleId(ctx, 'floracao'),
    on: '2026-08-01',
    created_by: grower.id,
  })
  return { grower, space, plant }
}

const harvest = (plant: { id: number }, wet?: number) => ({
  plant_ids: [plant.id],
  kind: 'colheita' as const,
  happened_at: '2026-10-01T12:00:00Z',
  measures: wet === undefined ? {} : { wet_g: { value: wet } },
})
const weighing = (plant: { id: number }, day: number, grams: number) => ({
  plant_ids: [plant.id],
  kind: 'pesagem' as const,
  happened_at: `2026-10-${String(day).padStart(2, '0')}T12:00:00Z`,
  measures: { weight_g: { value: grams } },
})

test('a branch is compared with itself only, and never with the plant', async ({ ctx, contextOf, api }) => {
  const { grower, plant } = await aGrow(ctx)
  const act = await actor(contextOf, grower)
  await act(harvest(plant, 400))
  const branch = (day: number, value: number) => ({ ...weighing(plant, day, 0), measures: { branch_g: { value } } })
  await act(branch(3, 42.5))
  await act(branch(6, 17))
  await act(weighing(plant, 4, 300))
  const { drying } = await api.harvest.harvests.show({ id_or_slug: plant.slug })
  expect(drying.points.map(({ grams }) => grams)).toEqual([400, 300])
  expect(drying.parts).toMatchObject([{ part: 'branch', first: { grams: 42.5 }, last: { grams: 17 }, lost: 0.6 }])
  await expect(act({ ...weighing(plant, 7, 0), measures: { humidity: { value: 60 } } })).rejects.toMatchObject({
    data: { errors: { 'measures.weight_g.value': ['Anote ao menos um peso.'] } },
  })
})

test('what hangs to dry weighs no more than what was cut: a slip is asked about once', async ({ ctx, contextOf }) => {
  const { grower, plant } = await aGrow(ctx)
  const act = await actor(contextOf, grower)
  await act(harvest(plant, 349))
  const slip = weighing(plant, 3, 1204)
  await expect(act(slip)).rejects.toMatchObject({
    data: { errors: { sure: [expect.stringMatching(/^Lua pesaria 1\.204\sg na secagem, e úmida pesou 349\sg\./)] } },
  })
  await act({ ...slip, sure: true })
})

test('weights, drying and yield follow from the journal', async ({ ctx, contextOf, api }) => {
  const { grower, plant } = await aGrow(ctx)
  const act = await actor(contextOf, grower)
  await act(harvest(plant, 400))
  for (const [day, grams] of [
    [3, 297.1],
    [5, 228.2],
    [7, 182],
  ] as const)
    await act(weighing(plant, day, grams))
  await act({
    plant_ids: [plant.id],
    kind: 'peso-final',
    happened_at: '2026-10-20T12:00:00Z',
    measures: { dry_g: { value: 100 }, cured_g: { value: 96 } },
  })
  const report = await api.harvest.harvests.show({ id_or_slug: plant.slug })
  expect(report.weights).toEqual({ wet_g: 400, dry_g: 100, cured_g: 96 })
  expect(report.drying).toMatchObject({ fresh_water: 0.78, fresh_water_from: 'padrao', target_water: 0.12, why: null })
  expect(report.drying.points.map(({ grams }) => grams)).toEqual([400, 297.1, 228.2, 182])
  expect(report.drying.rate).toBeCloseTo(0.2, 2)
  // ln(312 / 12) / 0.2 = 16.3 days after the cut.
  expect(report.drying).toMatchObject({ over: true, ready_at: null })
  const before = await ctx.db
    .update(plants)
    .set({ dry_g: null, cured_g: null })
    .where(eq(plants.id, plant.id))
    .returning()
  expect(before).toHaveLength(1)
  const drying = (await api.harvest.harvests.show({ id_or_slug: plant.slug })).drying
  expect(drying.ready_at?.toISOString().slice(0, 10)).toBe('2026-10-17')
  expect(drying.late).toBe(true)
  expect(report.yield).toMatchObject({ grams: 96, basis: 'curado', watts: 240, area_m2: 1, plants: 1, per_watt: 0.4 })
  expect(report.yield.kwh).toBeCloseTo(129.6 + 175.68, 6)
  expect(report.yield.per_kwh).toBeCloseTo(96 / 305.28, 9)
})

test('a plant that hangs in the drying space keeps the lamps under which it grew, and who shared them', async ({
  ctx,
  as,
  contextOf,
  api,
}) => {
  const { grower, plant, space } = await aGrow(ctx)
  await aPlant(ctx, { created_by: grower.id, space_id: space.id, started_on: '2026-07-10' })
  const act = await actor(contextOf, grower)
  const {
    garden: { spaces },
    cultivation: { manyPlants },
  } = await as(grower)
  const closet = await spaces.create({ name: 'Armário', kind: 'secagem', width_cm: 60, depth_cm: 60, private: false })
  await act(harvest(plant, 400))
  const weights = { dry_g: { value: 100 } }
  await act({ plant_ids: [plant.id], kind: 'peso-final', happened_at: '2026-10-20T12:00:00Z', measures: weights })
  await manyPlants.move({ plant_ids: [plant.id], space_id: closet.id })
  const show = async () => (await api.harvest.harvests.show({ id_or_slug: plant.slug })).yield
  expect(await show()).toMatchObject({ watts: 240, area_m2: 1, plants: 2, space: { id: space.id, slug: space.slug } })
  // A yield must not reveal a hidden space.
  await spaces.changePrivacy({ slug: space.slug, private: true })
  expect(await show()).toMatchObject({ watts: null, space: null })
})

test('carried on the day of the cut into an ordinary tent to dry, it keeps the lamps under which it grew', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, plant, space } = await aGrow(ctx)
  const {
    garden: { spaces, plants: garden },
    cultivation: { manyPlants },
  } = await as(grower)
  const tent = await spaces.create({ name: 'Outra tenda', kind: 'tenda', width_cm: 60, depth_cm: 60, private: false })
  await manyPlants.harvest({ harvests: [{ plant_id: plant.id, wet_g: 400 }], on: '2026-11-21', space_id: tent.id })
  const show = async (slug: string) => (await api.harvest.harvests.show({ id_or_slug: slug })).yield
  expect(await show(plant.slug)).toMatchObject({ space: { id: space.id }, watts: 240 })
  // A plant that was only ever in this tent counts as grown there.
  const quick = await garden.create({
    name: 'Broto',
    started_on: '2026-11-21',
    plant_cycle_id: plant.plant_cycle_id,
    space_id: tent.id,
    private: false,
  })
  await manyPlants.harvest({ harvests: [{ plant_id: quick.id, wet_g: 4 }], on: '2026-11-21' })
  expect(await show(quick.slug)).toMatchObject({ space: { id: tent.id } })
})

test('a weight not taken is null, and nothing is reckoned with it', async ({ ctx, as, contextOf }) => {
  const { grower, plant } = await aGrow(ctx)
  const { harvests } = (await as(grower)).harvest
  const act = await actor(contextOf, grower)
  await act(harvest(plant))
  await act(weighing(plant, 3, 300))
  const report = await harvests.show({ id_or_slug: plant.slug, tariff: 0.95 })
  expect(report.weights).toEqual({ wet_g: null, dry_g: null, cured_g: null })
  expect(report.drying).toMatchObject({ dry_g: null, ready_at: null, why: 'sem-umido' })
  expect(report.yield).toMatchObject({ grams: null, per_watt: null, per_kwh: null })
  expect(report.costs).toMatchObject({ per_gram: null })
})

test('lamps are shared by the plants that lived in the space at the same time', async ({ ctx, api }) => {
  const { grower, space, plant } = await aGrow(ctx, { dry_g: 50, status: 'colhida', ended_on: '2026-10-01' })
  const beside = { created_by: grower.id, space_id: space.id }
  await aPlant(ctx, { ...beside, started_on: '2026-09-01' })
  await aPlant(ctx, { ...beside, started_on: '2026-01-01', status: 'colhida', ended_on: '2026-07-02' })
  await aPlant(ctx, { ...beside, started_on: '2026-10-02' })
  await aPlant(ctx, { ...beside, started_on: '2026-01-01', status: 'colhida', ended_on: '2026-07-01' })
  await aPlant(ctx, { ...beside, started_on: '2026-07-10', deleted_at: ctx.now() })
  const report = await api.harvest.harvests.show({ id_or_slug: plant.slug })
  expect(report.yield).toMatchObject({ plants: 3, basis: 'seco', per_watt: 50 / 80 })
})

test('hours of light are those of its plan', async ({ ctx, as }) => {
  const { grower, plant } = await aGrow(ctx, { dry_g: 50, status: 'colhida', ended_on: '2026-10-01' })
  const [status] = await ctx.db
    .select()
    .from(catalogue_items)
    .where(eq(catalogue_items.catalogue, 'status-plano-de-cultivo'))
    .limit(1)
  const [plan] = await ctx.db
    .insert(plans)
    .values({
      slug: 'plano',
      name: 'Plano',
      search_text: 'plano',
      created_by: grower.id,
      plan_status_id: status?.id ?? 0,
    })
    .returning()
  const plan_id = plan?.id ?? 0
  const plant_cycle_id = await cycleId(ctx, 'floracao')
  await ctx.db
    .insert(plan_stages)
    .values({ plan_id, position: 0, plant_cycle_id, name: 'Flora', days: 60, light_hours: 11 })
  await ctx.db.insert(plan_plants).values({ plan_id, plant_id: plant.id })
  const { harvests } = (await as(grower)).harvest
  expect((await harvests.show({ id_or_slug: plant.slug })).yield.spans).toEqual([
    { name: 'Vegetativo', days: 30, hours: 18, planned: false },
    { name: 'Floração', days: 61, hours: 11, planned: true },
  ])
})

test('costs: energy by the tariff and doses by the price of their items; for the grower alone', async ({
  ctx,
  as,
  contextOf,
  api,
}) => {
  const { grower, plant } = await aGrow(ctx, { dry_g: 100, status: 'colhida', ended_on: '2026-10-01' })
  const { harvests } = (await as(grower)).harvest
  const act = await actor(contextOf, grower)
  const bloom = await aStuff(ctx, {
    created_by: grower.id,
    name: 'Bloom',
    stuff_type_id: 8,
    price: 5000,
    specs: { content_ml: 500 },
  })
  await act({
    plant_ids: [plant.id],
    kind: 'rega-alimentacao',
    happened_at: '2026-09-01T12:00:00Z',
    measures: { volume_ml: { value: 1500 } },
    doses: [
      { stuff_id: bloom.id, name: '', amount: 2, unit: 'ml/L' },
      { name: 'Melaço', amount: 1, unit: 'ml' },
    ],
  })
  const { costs } = await harvests.show({ id_or_slug: plant.slug, tariff: 0.95 })
  expect(costs?.energy).toBeCloseTo(305.28 * 95, 6)
  expect(costs).toMatchObject({
    used: [{ name: 'Bloom', used: 3, unit: 'ml', centavos: 30 }],
    left_out: [{ name: 'Melaço', why: 'sem-preco', doses: 1 }],
    inputs: 30,
  })
  expect(costs?.per_gram).toBeCloseTo((305.28 * 95 + 30) / 100, 6)
  expect((await harvests.show({ id_or_slug: plant.slug })).costs).toMatchObject({ energy: null, total: null })
  const other = await as(await aUser(ctx))
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  for (const client of [api, other, staff])
    expect(await client.harvest.harvests.show({ id_or_slug: plant.slug, tariff: 1 })).toMatchObject({
      costs: null,
      own_ratio: null,
    })
})

test('the own ratio is learned after two other harvests and is the water at harvest until one is typed', async ({
  ctx,
  as,
}) => {
  const { grower, plant } = await aGrow(ctx, { wet_g: 400, status: 'colhida', ended_on: '2026-10-01' })
  const { harvests } = (await as(grower)).harvest
  const before = { created_by: grower.id, status: 'colhida' as const }
  await aPlant(ctx, { ...before, wet_g: 400, dry_g: 120, ended_on: '2026-01-01' })
  expect((await harvests.show({ id_or_slug: plant.slug })).own_ratio).toBeNull()
  await aPlant(ctx, { ...before, wet_g: 200, dry_g: 40, ended_on: '2026-02-01' })
  await aPlant(ctx, { wet_g: 100, dry_g: 90 })
  const learned = await harvests.show({ id_or_slug: plant.slug })
  expect(learned.own_ratio).toEqual({ average: 0.25, harvests: 2 })
  expect(learned.drying.fresh_water_from).toBe('sua-media')
  expect(learned.drying.dry_g).toBeCloseTo(100, 6)
  const typed = await harvests.show({ id_or_slug: plant.slug, fresh_water: 80 })
  expect(typed.drying).toMatchObject({ fresh_water: 0.8, fresh_water_from: 'digitada' })
})

test('who may not see the plant finds no harvest; waters that do not go together are refused', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, plant } = await aGrow(ctx, { private: true })
  const id_or_slug = plant.slug
  await expect(api.harvest.harvests.show({ id_or_slug })).rejects.toMatchObject({ status: 404 })
  const { harvests } = (await as(grower)).harvest
  await expect(harvests.show({ id_or_slug, fresh_water: 10, target_water: 12 })).rejects.toMatchObject({
    status: 422,
    data: { errors: { target_water: ['No fim há menos água do que na colheita. Confira os dois valores.'] } },
  })
  await expect(harvests.show({ id_or_slug, tariff: 21 })).rejects.toMatchObject({ status: 422 })
})

test('the plan of somebody else and a hidden space say nothing to strangers', async ({ ctx, as, api }) => {
  const { grower, space, plant } = await aGrow(ctx, { dry_g: 50, status: 'colhida', ended_on: '2026-10-01' })
  await (await as(grower)).garden.spaces.changePrivacy({ slug: space.slug, private: true })
  const { yield: overrides } = await api.harvest.harvests.show({ id_or_slug: plant.slug })
  expect(overrides).toMatchObject({ space: null, watts: null, per_watt: null, grams: 50 })
})

test('a weight of next to nothing is no share of infinity', async ({ ctx, as, contextOf }) => {
  const { grower, plant } = await aGrow(ctx)
  const act = await actor(contextOf, grower)
  await act(harvest(plant, 5))
  await act(weighing(plant, 3, 1e-320))
  const { drying } = await (await as(grower)).harvest.harvests.show({ id_or_slug: plant.slug })
  expect(drying.points).toMatchObject([{ grams: 5 }, { grams: 0, water: null }])
})
