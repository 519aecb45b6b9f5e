import { eq } from 'drizzle-orm'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aPlant } from '../plants/plants.factory.ts'
import { aSpace } from '../spaces/spaces.factory.ts'
import { updates } from '../updates/updates.table.ts'
import { writeAct } from '../updates/write-act.ts'
import { doTasks } from './do-tasks.ts'
import { aTask } from './tasks.factory.ts'
import { task_acts, tasks } from './tasks.table.ts'
import { undoAct } from './undo-act.ts'

const water = (plant_id: number) => ({
  kind: 'rega' as const,
  text: '',
  measures: { volume_ml: { value: 500 } },
  doses: [],
  photo_ids: [],
  plant_ids: [plant_id],
  corrections: [],
})

test('ten taps on feito from two devices are one date done and one act written', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { plant_id: plant.id, kind: 'lst', rrule: 'FREQ=DAILY;INTERVAL=3' })
  const devices = [await as({ id: plant.created_by }), await as({ id: plant.created_by })]
  const asked = { task_id: task.id, planned_at: task.due_at.toISOString() }
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => devices[i % 2]?.cultivation.tasks.do(asked)))
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
  const task = await aTask(ctx, { created_by, space_id: space.id, kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3' })
  const grower = await contextOf({ id: created_by })
  const client = await as({ id: created_by })
  await Promise.all([
    ...plants.map(({ id }) => writeAct(grower, water(id))),
    client.cultivation.tasks.do({
      task_id: task.id,
      planned_at: task.due_at.toISOString(),
      measures: { volume_ml: { value: 300 } },
    }),
  ])
  expect(await ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task.id))).toHaveLength(1)
})

test('done and undone again and again by two devices: the date stands where its last act left it', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { plant_id: plant.id, kind: 'lst', rrule: 'FREQ=DAILY;INTERVAL=3' })
  const devices = [await as({ id: plant.created_by }), await as({ id: plant.created_by })]
  const turn = async (device: (typeof devices)[number]) => {
    for (let i = 0; i < 5; i++) {
      await device.cultivation.tasks.do({ task_id: task.id, planned_at: task.due_at.toISOString() })
      const { history } = await device.cultivation.tasks.show({ task_id: task.id })
      if (history[0])
        await device.cultivation.tasks.undo({ task_id: task.id, act_id: history[0].id }).catch((error) => {
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
  const { id: created_by } = await aUser(ctx)
  const grower = await contextOf({ id: created_by })
  const said = { text: '', measures: { volume_ml: { value: 500 } }, doses: [], photo_ids: [], as_last: false }
  const both = async () => {
    const space = await aSpace(ctx, { created_by })
    const plants = [
      await aPlant(ctx, { created_by, space_id: space.id }),
      await aPlant(ctx, { created_by, space_id: space.id }),
    ]
    const every = { kind: 'rega' as const, rrule: 'FREQ=DAILY;INTERVAL=3' }
    return [
      await aTask(ctx, { ...every, plant_id: plants[1]?.id }),
      await aTask(ctx, { ...every, created_by, space_id: space.id }),
    ]
  }
  const all = (await Promise.all(Array.from({ length: 8 }, both))).flat()
  const done = await Promise.allSettled(
    all.map(({ id, due_at }) => doTasks(grower, [{ task_id: id, planned_at: due_at.toISOString() }], said)),
  )
  expect(done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.cause ?? one.reason)] : []))).toEqual([])
})

test('undoing a tent’s task while one of its plants is cared for: nobody waits for ever', async ({
  ctx,
  contextOf,
}) => {
  const { id: created_by } = await aUser(ctx)
  const grower = await contextOf({ id: created_by })
  const said = { text: '', measures: { volume_ml: { value: 500 } }, doses: [], photo_ids: [], as_last: false }
  const tent = async () => {
    const space = await aSpace(ctx, { created_by })
    const plants: { id: number }[] = []
    for (let i = 0; i < 6; i++) plants.push(await aPlant(ctx, { created_by, space_id: space.id }))
    const task = await aTask(ctx, { created_by, space_id: space.id, kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3' })
    await doTasks(grower, [{ task_id: task.id, planned_at: task.due_at.toISOString() }], said)
    const [act] = await ctx.db.select().from(task_acts).where(eq(task_acts.task_id, task.id))
    const last = plants.at(-1)?.id ?? 0
    return { undo: { task_id: task.id, act_id: act?.id ?? 0 }, last }
  }
  const tents = [await tent(), await tent(), await tent(), await tent()]
  const oneAfterAnother = async (plant_id: number) => {
    for (let i = 0; i < 6; i++) await writeAct(grower, water(plant_id))
  }
  const done = await Promise.allSettled(
    tents.flatMap(({ undo, last }) => [undoAct(grower, undo), oneAfterAnother(last)]),
  )
  expect(done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.cause ?? one.reason)] : []))).toEqual([])
})
