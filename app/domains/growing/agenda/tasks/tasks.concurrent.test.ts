import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { writeAct } from '#domains/garden/journal/acts/write-act.actions.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { doTasks } from '../doing/do-tasks.actions.ts'
import { undoAct } from '../doing/undo-act.actions.ts'
import { aTask, everyThirdDay } from './tasks.factory.ts'
import { type Task, task_acts, tasks } from './tasks.table.ts'

const watering = { text: '', measures: { volume_ml: { value: 500 } }, doses: [], photo_ids: [] }
const water = (plant_id: number) => ({ ...watering, kind: 'rega' as const, plant_ids: [plant_id], corrections: [] })

type Contexts = { ctx: Context; contextOf: (user: { id: number }) => Promise<Context> }

/** A user; `tent` creates a space with plants, `done` completes a task with a watering. */
async function aGrower({ ctx, contextOf }: Contexts) {
  const { id: created_by } = await aUser(ctx)
  const grower = await contextOf({ id: created_by })
  const tent = async (size: number) => {
    const there = { created_by, space_id: (await aSpace(ctx, { created_by })).id }
    const plants: { id: number }[] = []
    for (let i = 0; i < size; i++) plants.push(await aPlant(ctx, there))
    return { there, plants }
  }
  const done = ({ id, due_at }: Task) =>
    doTasks(grower, [{ task_id: id, planned_at: due_at.toISOString() }], { ...watering, as_last: false, sure: true })
  return { grower, tent, done }
}

const refusals = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason.cause ?? one.reason)] : [],
  )

test('ten taps on feito from two devices are one date done and one act written', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id, kind: 'lst' })
  const devices = [await as({ id: plant.created_by }), await as({ id: plant.created_by })]
  const input = { task_id: task.id, planned_at: task.due_at.toISOString() }
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => devices[i % 2]?.agenda.tasks.do(input)))
  expect(answers.filter((answer) => answer?.done.length)).toHaveLength(1)
  expect(await ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task.id))).toHaveLength(1)
  expect(await ctx.db.select().from(updates).where(eq(updates.plant_id, plant.id))).toHaveLength(1)
  const [after] = await ctx.db.select().from(tasks).where(eq(tasks.id, task.id))
  expect(dayKey(after?.due_at ?? 0)).toBe('2026-11-24')
})

test('the plants of a space watered at once, each by itself: its task closes once, and nobody waits for ever', async ({
  ctx,
  contextOf,
  as,
}) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  const plants = await Promise.all(Array.from({ length: 8 }, () => aPlant(ctx, { created_by, space_id: space.id })))
  const task = await aTask(ctx, { ...everyThirdDay, created_by, space_id: space.id })
  const grower = await contextOf({ id: created_by })
  const client = await as({ id: created_by })
  await Promise.all([
    ...plants.map(({ id }) => writeAct(grower, water(id))),
    client.agenda.tasks.do({
      task_id: task.id,
      planned_at: task.due_at.toISOString(),
      measures: { volume_ml: { value: 300 } },
      // What came too late is meant besides.
      sure: true,
    }),
  ])
  expect(await ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task.id))).toHaveLength(1)
})

test('done and undone again and again by two devices: the date stands where its last act left it', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id, kind: 'lst' })
  const devices = [await as({ id: plant.created_by }), await as({ id: plant.created_by })]
  const turn = async (device: (typeof devices)[number]) => {
    for (let i = 0; i < 5; i++) {
      await device.agenda.tasks.do({ task_id: task.id, planned_at: task.due_at.toISOString() })
      const { history } = await device.agenda.tasks.show({ task_id: task.id })
      if (history[0])
        await device.agenda.tasks.undo({ task_id: task.id, act_id: history[0].id }).catch((error) => {
          if (error.status !== 404) throw error
        })
    }
  }
  await Promise.all(devices.map(turn))
  const acts = await ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task.id))
  const [after] = await ctx.db.select().from(tasks).where(eq(tasks.id, task.id))
  expect(dayKey(after?.due_at ?? 0)).toBe(acts.length ? '2026-11-24' : '2026-11-21')
})

test('the task of a plant and that of its tent, done at once: neither waits for the other for ever', async ({
  ctx,
  contextOf,
}) => {
  const { tent, done } = await aGrower({ ctx, contextOf })
  const both = async () => {
    const { there, plants } = await tent(2)
    const ofPlant = await aTask(ctx, { ...everyThirdDay, plant_id: plants[1]?.id })
    return [ofPlant, await aTask(ctx, { ...everyThirdDay, ...there })]
  }
  const all = (await Promise.all(Array.from({ length: 8 }, both))).flat()
  expect(await refusals(all.map(done))).toEqual([])
})

test('undoing a tent’s task while one of its plants is cared for: nobody waits for ever', async ({
  ctx,
  contextOf,
}) => {
  const { grower, tent, done } = await aGrower({ ctx, contextOf })
  const doneTent = async () => {
    const { there, plants } = await tent(6)
    const task = await aTask(ctx, { ...everyThirdDay, ...there })
    await done(task)
    const [act] = await ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task.id))
    return { undo: { task_id: task.id, act_id: act?.id ?? 0 }, last: plants.at(-1)?.id ?? 0 }
  }
  const tents = [await doneTent(), await doneTent(), await doneTent(), await doneTent()]
  const oneAfterAnother = async (plant_id: number) => {
    for (let i = 0; i < 6; i++) await writeAct(grower, water(plant_id))
  }
  expect(await refusals(tents.flatMap(({ undo, last }) => [undoAct(grower, undo), oneAfterAnother(last)]))).toEqual([])
})
