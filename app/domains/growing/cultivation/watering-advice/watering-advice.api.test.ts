import { plant_stuffs } from '#domains/garden/garden/plants/plant-stuffs.table.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { aReading } from '#domains/growing/climate/climate.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'

const water = (happened_at: string) => ({ kind: 'rega' as const, measures: { volume_ml: { value: 700 } }, happened_at })

async function waterAt({ journal }: Client, id_or_slug: string, ...days: number[]) {
  for (const day of days) await journal.updates.post({ id_or_slug, ...water(`2026-11-${day}T12:00`) })
}

async function inPot(ctx: Context, { id, created_by }: { id: number; created_by: number }, litres: number) {
  const vase = await aStuff(ctx, { created_by, stuff_type_id: 3, specs: { litres } })
  const soil = await aStuff(ctx, { created_by, stuff_type_id: 4, specs: { kind: 'solo' } })
  await ctx.db.insert(plant_stuffs).values([
    { plant_id: id, stuff_id: vase.id, role: 'vase' },
    { plant_id: id, stuff_id: soil.id, role: 'substrate' },
  ])
}

test('of pot, intervals and the air of its space the next watering is told, and no task is made', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const client = await as(grower)
  const ask = () => client.cultivation.wateringAdvice.show({ id_or_slug: plant.slug })
  expect(await ask()).toMatchObject({ advice: { next: null, missing: 'watering' }, repeat: { watering: null } })
  await inPot(ctx, plant, 11)
  await waterAt(client, plant.slug, 10)
  expect(await ask()).toMatchObject({ advice: { next: null, missing: 'recent' } })
  await waterAt(client, plant.slug, 13, 16, 19)
  for (const day of [10, 13, 16])
    await aReading(ctx, space, `2026-11-${day}T20:00:00Z`, { temperature: 22, humidity: 70 })
  await aReading(ctx, space, '2026-11-20T20:00:00Z', { temperature: 27, humidity: 50 })
  const { result, statements } = await countStatements(ask)
  expect(result.advice?.reasons).toMatchObject([
    { kind: 'intervals', count: 3, least_days: 3, most_days: 3 },
    { kind: 'changed', what: 'vpd' },
  ])
  expect(Number(result.advice?.next?.at)).toBeLessThan(Date.parse('2026-11-22T15:00:00Z'))
  expect(result.repeat?.watering?.measures).toEqual({ volume_ml: { value: 700 } })
  expect(statements.length).toBeLessThanOrEqual(8)
  expect(await ctx.db.select().from(tasks)).toEqual([])
})

test('weighings of the pot count, and a larger pot since', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const client = await as(grower)
  const ask = async () => (await client.cultivation.wateringAdvice.show({ id_or_slug: plant.slug })).advice?.reasons
  const weigh = (happened_at: string, value: number) =>
    client.journal.updates.post({
      id_or_slug: plant.slug,
      kind: 'peso-do-vaso',
      measures: { pot_g: { value } },
      happened_at,
    })
  await waterAt(client, plant.slug, 13, 16)
  await weigh('2026-11-19T10:00', 4000)
  await waterAt(client, plant.slug, 19)
  await weigh('2026-11-19T13:00', 6000)
  await weigh('2026-11-20T13:00', 5200)
  expect(await ask()).toMatchObject([
    { kind: 'weighings', count: 2, left_g: 1200, grams_a_day: 800 },
    { kind: 'intervals', count: 2 },
  ])
  const pot = { kind: 'transplante' as const, measures: { pot_litres: { value: 15 } } }
  await client.journal.updates.post({ id_or_slug: plant.slug, ...pot, happened_at: '2026-11-21T09:00' })
  expect(await ask()).toMatchObject([{ kind: 'intervals' }])
})

test('nobody else is advised: a hidden plant is 404, an open one 403, a visitor 401', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const [hidden, open] = [
    await aPlant(ctx, { created_by: grower.id }),
    await aPlant(ctx, { created_by: grower.id, private: false }),
  ]
  const { wateringAdvice } = (await as(await aUser(ctx))).cultivation
  await expect(wateringAdvice.show({ id_or_slug: hidden.slug })).rejects.toMatchObject({ status: 404 })
  await expect(wateringAdvice.show({ id_or_slug: open.slug })).rejects.toMatchObject({ status: 403 })
  await expect(api.cultivation.wateringAdvice.show({ id_or_slug: open.slug })).rejects.toMatchObject({ status: 401 })
})

test('what is cut, lost or in the archive wants no water', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { wateringAdvice } = (await as(grower)).cultivation
  for (const done of [
    { plant_cycle_id: await cycleId(ctx, 'secagem') },
    { status: 'morta' as const },
    { archived_at: ctx.now() },
  ]) {
    const { slug } = await aPlant(ctx, { created_by: grower.id, ...done })
    expect(await wateringAdvice.show({ id_or_slug: slug })).toEqual({ advice: null, repeat: null })
  }
})
