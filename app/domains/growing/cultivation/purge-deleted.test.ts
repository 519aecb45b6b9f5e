import { asc, eq, inArray } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { update_photos, updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_plants, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { aCase } from '#domains/growing/problems/cases/cases.factory.ts'
import { problem_cases, problem_entries, problem_photos } from '#domains/growing/problems/cases/cases.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { purgeDeleted } from './purge-deleted.actions.ts'

test('what was deleted 30 days ago is gone for good with its photos; what was deleted later, or never, stays', async ({
  ctx,
  clock,
}) => {
  const ago = (days: number) => new Date(clock.now.getTime() - days * DAY)
  const old = await aPlant(ctx, { deleted_at: ago(31), photos: 2 })
  const fresh = await aPlant(ctx, { deleted_at: ago(29), photos: 1, created_by: old.created_by })
  const alive = await aPlant(ctx, { photos: 1, created_by: old.created_by })
  await ctx.db.insert(saves).values({ user_id: alive.created_by, target: 'plant', target_id: old.id })
  const note = { plant_id: alive.id, created_by: alive.created_by, happened_at: ctx.now() }
  await ctx.db.insert(updates).values([
    { ...note, text: 'foi', deleted_at: ago(40) },
    { ...note, text: 'fica' },
  ])
  const [gone] = await ctx.db.select().from(plant_photos).where(eq(plant_photos.plant_id, old.id))
  await purgeDeleted(ctx)

  const left = await ctx.db
    .select({ id: plants.id })
    .from(plants)
    .where(inArray(plants.id, [old.id, fresh.id, alive.id]))
  expect(left.map(({ id }) => id).sort()).toEqual([fresh.id, alive.id].sort())
  expect(await ctx.db.select().from(saves)).toEqual([])
  expect(await ctx.db.select({ text: updates.text }).from(updates)).toEqual([{ text: 'fica' }])
  const photos = await ctx.db.select().from(files).where(eq(files.created_by, old.created_by))
  expect(photos.filter(({ attached }) => !attached)).toHaveLength(2)
  expect(photos.find(({ id }) => id === gone?.file_id)?.attached).toBe(false)
})

test('a deleted space goes with its own updates and their photos; the journals of its plants stay', async ({
  ctx,
  clock,
}) => {
  const deleted_at = new Date(clock.now.getTime() - 31 * DAY)
  const old = await aSpace(ctx, { deleted_at })
  const created_by = old.created_by
  const plant = await aPlant(ctx, { created_by, space_id: old.id })
  const [own, its] = await Promise.all([1, 2].map(() => aPhoto(ctx, { created_by, attached: true })))
  if (!own || !its) throw new Error('no photos')
  const at = { created_by, space_id: old.id, happened_at: ctx.now() }
  const [about, on] = await ctx.db
    .insert(updates)
    .values([
      { ...at, kind: 'limpeza', text: 'foi' },
      { ...at, plant_id: plant.id, text: 'fica' },
    ])
    .returning({ id: updates.id })
  await ctx.db.insert(update_photos).values([
    { update_id: about?.id ?? 0, file_id: own.id, position: 0 },
    { update_id: on?.id ?? 0, file_id: its.id, position: 0 },
  ])
  await purgeDeleted(ctx)

  expect(await ctx.db.$count(spaces)).toBe(0)
  expect(await ctx.db.select({ text: updates.text, space_id: updates.space_id }).from(updates)).toEqual([
    { text: 'fica', space_id: null },
  ])
  const attached = await ctx.db.select({ id: files.id }).from(files).where(eq(files.attached, true))
  expect(attached).toEqual([{ id: its.id }])
})

test('a deleted plan goes with its stages, tasks, salves and comments; its plants stay', async ({ ctx, clock }) => {
  const plant = await aPlant(ctx)
  const created_by = plant.created_by
  const [old, fresh] = await Promise.all(
    [31, 29].map((days) => aPlan(ctx, { created_by, deleted_at: new Date(clock.now.getTime() - days * DAY) })),
  )
  if (!old || !fresh) throw new Error('no plans')
  await ctx.db.insert(plan_plants).values({ plan_id: old.id, plant_id: plant.id })
  for (const { id } of [old, fresh]) {
    await ctx.db.insert(saves).values({ user_id: created_by, target: 'plan', target_id: id })
    await ctx.db.insert(comments).values({ created_by, target: 'plan', target_id: id, text: 'Bom plano' })
    await aTask(ctx, { plan_id: id, created_by })
  }
  await purgeDeleted(ctx)

  expect(await ctx.db.select({ id: plans.id }).from(plans)).toEqual([{ id: fresh.id }])
  expect(await ctx.db.select({ id: tasks.plan_id }).from(tasks)).toEqual([{ id: fresh.id }])
  for (const table of [saves, comments])
    expect(await ctx.db.select({ id: table.target_id }).from(table)).toEqual([{ id: fresh.id }])
  expect(await ctx.db.$count(plants)).toBe(1)
})

test('what the moderation removed stays while its appeal may still be granted', async ({ ctx, clock }) => {
  const ago = (days: number) => new Date(clock.now.getTime() - days * DAY)
  const removed = (days: number) => aPlant(ctx, { deleted_at: ago(days), hidden_at: ago(days) })
  const [waiting, done] = [await removed(60), await removed(91)]
  await purgeDeleted(ctx)
  const left = await ctx.db
    .select({ id: plants.id })
    .from(plants)
    .where(inArray(plants.id, [waiting.id, done.id]))
  expect(left).toEqual([{ id: waiting.id }])
})

test('a deleted case goes after 30 days with its entries, a deleted entry alone, and a plant with its cases: photos and all', async ({
  ctx,
  clock,
}) => {
  const deleted_at = new Date(clock.now.getTime() - 31 * DAY)
  const plant = await aPlant(ctx)
  const dead = await aPlant(ctx, { created_by: plant.created_by, deleted_at })
  const { created_by } = plant
  const whole = await aCase(ctx, plant, { deleted_at })
  const kept = await aCase(ctx, plant)
  const ofDead = await aCase(ctx, dead)
  const entry = { created_by, kind: 'nota' as const, on: '2026-11-12', text: 'foi' }
  const entries = await ctx.db
    .insert(problem_entries)
    .values([
      { ...entry, case_id: whole.id },
      { ...entry, case_id: kept.id, deleted_at },
      { ...entry, case_id: ofDead.id },
      { ...entry, case_id: kept.id, text: 'fica' },
    ])
    .returning()
  const photos = await Promise.all(entries.map(() => aPhoto(ctx, { created_by, attached: true })))
  await ctx.db
    .insert(problem_photos)
    .values(entries.map(({ id }, at) => ({ entry_id: id, file_id: photos[at]?.id ?? 0, position: 0 })))
  await purgeDeleted(ctx)
  expect(await ctx.db.select({ id: problem_cases.id }).from(problem_cases)).toEqual([{ id: kept.id }])
  expect(await ctx.db.select({ text: problem_entries.text }).from(problem_entries)).toEqual([{ text: 'fica' }])
  const used = await ctx.db.select().from(files).where(eq(files.created_by, created_by)).orderBy(asc(files.id))
  expect(used.map(({ attached }) => attached)).toEqual([false, false, false, true])
})
