import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { writeAct } from '#domains/garden/journal/acts/write-act.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'

const dueOn = async ({ db }: Context, { id }: Task) => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, id))
  return task?.closed_at ? 'closed' : dayKey(task?.due_at ?? 0)
}
const water = { kind: 'rega' as const, text: '', measures: { volume_ml: { value: 500 } }, doses: [], photo_ids: [] }
const on = (happened_at: string) => ({ text: '', measures: water.measures, happened_at })
const everyThree = { kind: 'rega' as const, rrule: 'FREQ=DAILY;INTERVAL=3' }

test('moved onto a date, an act does it as one noted there would', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThree, plant_id: plant.id, due_on: '2026-11-20' })
  const {
    journal: { updates },
    agenda: { tasks: calls },
  } = await as({ id: plant.created_by })
  const { id } = await updates.post({ ...water, id_or_slug: plant.slug, happened_at: '2026-11-10T09:00' })
  expect(await dueOn(ctx, task)).toBe('2026-11-20')
  await updates.change({ id, ...on('2026-11-21T09:00') })
  expect(await dueOn(ctx, task)).toBe('2026-11-24')
  const { history } = await calls.show({ task_id: task.id })
  expect(history).toMatchObject([{ planned_on: '2026-11-20', done_on: '2026-11-21', logged: true }])
})

test('moved away, it leaves its date to be done again; also of what happens once', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const often = await aTask(ctx, { ...everyThree, plant_id: plant.id, due_on: '2026-11-21' })
  const once = await aTask(ctx, { kind: 'rega', plant_id: plant.id, due_on: '2026-11-22' })
  const { updates } = (await as({ id: plant.created_by })).journal
  const { id } = await updates.post({ ...water, id_or_slug: plant.slug, happened_at: '2026-11-21T09:00' })
  expect([await dueOn(ctx, often), await dueOn(ctx, once)]).toEqual(['2026-11-24', 'closed'])
  await updates.change({ id, ...on('2026-11-12T09:00') })
  expect([await dueOn(ctx, often), await dueOn(ctx, once)]).toEqual(['2026-11-21', '2026-11-22'])
})

test('what was taken back stays so while only its words or its hour are corrected', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThree, plant_id: plant.id })
  const {
    journal: { updates },
    agenda: { tasks: calls },
  } = await as({ id: plant.created_by })
  const { id } = await updates.post({ ...water, id_or_slug: plant.slug, happened_at: '2026-11-21T09:00' })
  const { history } = await calls.show({ task_id: task.id })
  await calls.undo({ task_id: task.id, act_id: history[0]?.id ?? 0 })
  await updates.change({ id, ...on('2026-11-21T08:00'), text: 'Pouca' })
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
})

test('“feito” said of a date stays said, on whichever day it happened', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThree, plant_id: plant.id })
  const {
    journal: { updates },
    agenda: { tasks: calls },
  } = await as({ id: plant.created_by })
  await calls.do({ task_id: task.id, planned_at: task.due_at.toISOString(), measures: water.measures })
  const [line] = (await updates.list({ id_or_slug: plant.slug })).data
  await updates.change({ id: line?.id ?? 0, ...on('2026-11-15T09:00') })
  expect((await calls.show({ task_id: task.id })).history).toMatchObject([
    { planned_on: '2026-11-21', done_on: '2026-11-15' },
  ])
  expect(await dueOn(ctx, task)).toBe('2026-11-24')
})

test('a space’s task goes by all its plants, whichever line is moved', async ({ ctx, as, contextOf }) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  const one = await aPlant(ctx, { created_by, space_id: space.id })
  const two = await aPlant(ctx, { created_by, space_id: space.id })
  const task = await aTask(ctx, { ...everyThree, created_by, space_id: space.id })
  const grower = await contextOf({ id: created_by })
  const { updates } = (await as({ id: created_by })).journal
  const line = async (plant_id: number, happened_at: string) =>
    (await writeAct(grower, { ...water, plant_ids: [plant_id], corrections: [], happened_at })).update_ids[0] as number
  const first = await line(one.id, '2026-11-10T09:00')
  const second = await line(two.id, '2026-11-21T09:00')
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
  await updates.change({ id: first, ...on('2026-11-20T09:00') })
  expect(await dueOn(ctx, task)).toBe('2026-11-24')
  await updates.change({ id: second, ...on('2026-11-11T09:00') })
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
  await updates.change({ id: second, ...on('2026-11-21T10:00') })
  expect(await dueOn(ctx, task)).toBe('2026-11-24')
  // The last one is another line now: the first counts for it all the same.
  await updates.change({ id: first, ...on('2026-11-09T09:00') })
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
})
