import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aPlan } from './plans.factory.ts'
import { plan_plants, plan_versions } from './plans.table.ts'

test('a plant that two plans take at once follows one of them; the other is told so in words', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const own = { created_by: grower.id }
  const plant = await aPlant(ctx, own)
  const rivals = await Promise.all(Array.from({ length: 8 }, (_, i) => aPlan(ctx, { ...own, name: `Plano ${i}` })))
  const { plans } = await as(grower)
  const answers = await Promise.allSettled(
    rivals.map(({ slug }) => plans.changePlants({ slug, plant_ids: [plant.id] })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 409, message: expect.stringMatching('um plano por vez') })
  expect(await ctx.db.select().from(plan_plants).where(eq(plan_plants.plant_id, plant.id))).toHaveLength(1)
})

test('stages changed ten times at once are ten versions, none lost', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { slug, id, stages } = await aPlan(ctx, { created_by: grower.id })
  const { plans } = await as(grower)
  const changed = (days: number) => stages.map((stage, i) => (i === 0 ? { ...stage, days } : stage))
  await Promise.all(Array.from({ length: 10 }, (_, i) => plans.changeStages({ slug, stages: changed(40 + i) })))
  const kept = await ctx.db
    .select()
    .from(plan_versions)
    .where(eq(plan_versions.plan_id, id))
    .orderBy(plan_versions.version)
  expect(kept.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(new Set(kept.slice(1).map((one) => one.stages[0]?.days)).size).toBe(10)
})

test('of two who edit the same version, one is told that it changed', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { slug, stages } = await aPlan(ctx, { created_by: grower.id })
  const { plans } = await as(grower)
  const edit = (days: number) =>
    plans.changeStages({ slug, version: 1, stages: stages.map((stage) => ({ ...stage, days })) })
  const answers = await Promise.allSettled([edit(10), edit(20)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
