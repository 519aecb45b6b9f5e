import { and, eq, isNull } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { writeAct } from '#domains/garden/journal/acts/write-act.actions.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_plants } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'

const dateOf = ({ id, due_at }: Task) => ({ task_id: id, planned_at: due_at.toISOString() })
const dueOn = async ({ db }: Context, { id }: Task) => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, id))
  return task?.closed_at ? 'closed' : dayKey(task?.due_at ?? 0)
}
const journal = ({ db }: Context, created_by: number) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
    .orderBy(updates.id)

/** Two tents with a plant each, and a weekly task on each tent. */
async function twoTents(ctx: Context) {
  const { id: created_by } = await aUser(ctx)
  const tent = async () => {
    const space = await aSpace(ctx, { created_by })
    const plant = await aPlant(ctx, { created_by, space_id: space.id })
    const task = await aTask(ctx, { created_by, space_id: space.id, kind: 'desfolha', rrule: 'FREQ=WEEKLY' })
    return { space, plant, task }
  }
  return { created_by, one: await tent(), two: await tent() }
}

test('undoing the task of one tent leaves the other tent’s, though one tap did both', async ({ ctx, as }) => {
  const { created_by, one, two } = await twoTents(ctx)
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await calls.doMany({ tasks: [dateOf(one.task), dateOf(two.task)] })
  const { history } = await calls.show({ task_id: one.task.id })
  await calls.undo({ task_id: one.task.id, act_id: history[0]?.id ?? 0 })
  expect(await dueOn(ctx, one.task)).toBe('2026-11-21')
  expect(await dueOn(ctx, two.task)).toBe('2026-11-28')
  expect(await journal(ctx, created_by)).toMatchObject([{ plant_id: two.plant.id }])
})

test('done by several acts together, a tent’s task is due again without one of them', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { created_by, one, two } = await twoTents(ctx)
  const other = await aPlant(ctx, { created_by, space_id: one.space.id })
  const grower = await contextOf({ id: created_by })
  const input = { kind: 'desfolha' as const, text: '', measures: {}, doses: [], photo_ids: [], corrections: [] }
  const first = await writeAct(grower, { ...input, plant_ids: [one.plant.id, two.plant.id] })
  await writeAct(grower, { ...input, plant_ids: [other.id] })
  expect([await dueOn(ctx, one.task), await dueOn(ctx, two.task)]).toEqual(['2026-11-28', '2026-11-28'])
  const { updates: journals } = (await as({ id: created_by })).journal
  await journals.takeAway({ id: first.update_ids[0] as number })
  expect([await dueOn(ctx, one.task), await dueOn(ctx, two.task)]).toEqual(['2026-11-21', '2026-11-28'])
})

test('noted twice, one of the lines may go: its tent’s task stays done', async ({ ctx, as, contextOf }) => {
  const { created_by, one } = await twoTents(ctx)
  const other = await aPlant(ctx, { created_by, space_id: one.space.id })
  const grower = await contextOf({ id: created_by })
  const input = { kind: 'desfolha' as const, text: '', measures: {}, doses: [], photo_ids: [], corrections: [] }
  const first = await writeAct(grower, { ...input, plant_ids: [one.plant.id] })
  await writeAct(grower, { ...input, plant_ids: [one.plant.id] })
  const note = await writeAct(grower, { ...input, kind: 'nota', text: 'Bonita', plant_ids: [one.plant.id] })
  await writeAct(grower, { ...input, plant_ids: [other.id] })
  const { updates: journals } = (await as({ id: created_by })).journal
  await journals.takeAway({ id: first.update_ids[0] as number })
  expect(await dueOn(ctx, one.task)).toBe('2026-11-28')
  // Nor does editing the text matter, although a plant was added since.
  await aPlant(ctx, { created_by, space_id: one.space.id })
  await journals.takeAway({ id: note.update_ids[0] as number })
  expect(await dueOn(ctx, one.task)).toBe('2026-11-28')
})

test('a line that is deleted opens the task of its own tent only', async ({ ctx, as }) => {
  const { created_by, one, two } = await twoTents(ctx)
  const {
    agenda: { tasks: calls },
    journal: { updates: journals },
  } = await as({ id: created_by })
  await calls.doMany({ tasks: [dateOf(one.task), dateOf(two.task)] })
  const lines = await journal(ctx, created_by)
  await journals.takeAway({ id: lines.find(({ plant_id }) => plant_id === two.plant.id)?.id ?? 0 })
  expect(await dueOn(ctx, one.task)).toBe('2026-11-28')
  expect(await dueOn(ctx, two.task)).toBe('2026-11-21')
})

test('a line that is moved to another day counts for the task of its own tent only', async ({ ctx, as }) => {
  const { created_by, one, two } = await twoTents(ctx)
  const {
    agenda: { tasks: calls },
    journal: { updates: journals },
  } = await as({ id: created_by })
  const earlier = { text: '', measures: {}, doses: [], photo_ids: [], happened_at: '2026-11-19T12:00' }
  await calls.doMany({ tasks: [dateOf(one.task), dateOf(two.task)] })
  const [line] = (await journal(ctx, created_by)).filter(({ plant_id }) => plant_id === two.plant.id)
  await journals.change({ id: line?.id ?? 0, ...earlier })
  expect(await dueOn(ctx, one.task)).toBe('2026-11-28')
  expect(await dueOn(ctx, two.task)).toBe('2026-11-26')
})

test('of two plans done at once, undoing one leaves the lines of the other’s plants', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const planned = async () => {
    const plan = await aPlan(ctx, { created_by })
    const plant = await aPlant(ctx, { created_by })
    await ctx.db.insert(plan_plants).values({ plan_id: plan.id, plant_id: plant.id })
    return { plant, task: await aTask(ctx, { created_by, plan_id: plan.id, kind: 'lst', rrule: 'FREQ=WEEKLY' }) }
  }
  const [one, two] = [await planned(), await planned()]
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await calls.doMany({ tasks: [dateOf(one.task), dateOf(two.task)] })
  const { history } = await calls.show({ task_id: two.task.id })
  await calls.undo({ task_id: two.task.id, act_id: history[0]?.id ?? 0 })
  expect(await dueOn(ctx, one.task)).toBe('2026-11-28')
  expect(await dueOn(ctx, two.task)).toBe('2026-11-21')
  expect(await journal(ctx, created_by)).toMatchObject([{ plant_id: one.plant.id }])
})

test('a reading is never made up: feito for all leaves it open, and nothing offers the last one', async ({
  ctx,
  as,
  contextOf,
}) => {
  const plant = await aPlant(ctx)
  const grower = await contextOf({ id: plant.created_by })
  const nothing = { text: '', doses: [], photo_ids: [], corrections: [], plant_ids: [plant.id] }
  await writeAct(grower, { ...nothing, kind: 'altura', measures: { height_cm: { value: 30 } } })
  await writeAct(grower, { ...nothing, kind: 'medicao', measures: { ph: { value: 6 } } })
  const height = await aTask(ctx, { plant_id: plant.id, kind: 'altura', rrule: 'FREQ=WEEKLY' })
  const reading = await aTask(ctx, { plant_id: plant.id, kind: 'medicao', rrule: 'FREQ=WEEKLY' })
  const leaves = await aTask(ctx, { plant_id: plant.id, kind: 'desfolha', rrule: 'FREQ=WEEKLY' })
  const { tasks: calls, today } = (await as({ id: plant.created_by })).agenda
  const due = (await today.show()).groups.flatMap((group) => group.tasks)
  expect(due.map(({ asks, last }) => [asks, last])).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ])
  const outcome = await calls.doMany({ tasks: [height, reading, leaves].map(dateOf) })
  expect(outcome).toMatchObject({ done: [leaves.id], asking: [height.id, reading.id] })
  await expect(calls.do({ ...dateOf(height), as_last: true })).rejects.toMatchObject({ status: 422 })
  expect(await journal(ctx, plant.created_by)).toHaveLength(3)
})

test('a date that is behind already is stepped over, so that the task goes on', async ({ ctx, as }) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;INTERVAL=2', due_on: '2026-11-23' })
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  await calls.do(dateOf(task))
  await calls.change({ task_id: task.id, title: 'Olhar', rrule: 'FREQ=DAILY;INTERVAL=2', due_on: '2026-11-21' })
  const { due_at } = await calls.show({ task_id: task.id })
  await calls.do({ task_id: task.id, planned_at: due_at.toISOString() })
  expect(await dueOn(ctx, task)).toBe('2026-11-25')
})
