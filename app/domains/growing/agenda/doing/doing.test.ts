import { and, eq, isNull } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { anActivity } from '#domains/garden/journal/activities/activities.factory.ts'
import { writeAct } from '#domains/garden/journal/acts/write-act.actions.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { plan_plants, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask, everyThirdDay } from '../tasks/tasks.factory.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'

const again = async ({ db }: Context, { id }: Task) =>
  (await db.select().from(tasks).where(eq(tasks.id, id)))[0] as Task
const dueOn = async (ctx: Context, task: Task) => {
  const { due_at, closed_at } = await again(ctx, task)
  return closed_at ? 'closed' : dayKey(due_at)
}
const journal = ({ db }: Context, created_by: number) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
    .orderBy(updates.id)
const dateOf = ({ id, due_at }: Task) => ({ task_id: id, planned_at: due_at.toISOString() })
const act = (more: object) => ({
  kind: 'rega' as const,
  text: '',
  measures: { volume_ml: { value: 500 } },
  doses: [],
  photo_ids: [],
  plant_ids: [],
  corrections: [],
  ...more,
})

/** A user's space with two plants in it. */
async function aSpaceWithTwo(ctx: Context) {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  const there = { created_by, space_id: space.id }
  return { created_by, space, there, living: [await aPlant(ctx, there), await aPlant(ctx, there)] as const }
}

test('a date is done once; the next one counts from the act, not from the plan nor the clock', async ({
  ctx,
  as,
  clock,
}) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-11-10' })
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  // Many intervals later it is still due once, on its date: nothing was done.
  clock.now = new Date('2026-12-20T15:00:00Z')
  expect(await dueOn(ctx, task)).toBe('2026-11-10')
  expect((await calls.list({ from: '2026-12-20', to: '2026-12-21' })).data.map(({ state }) => state)).toEqual(['late'])
  expect(await calls.do(dateOf(task))).toMatchObject({ done: [task.id], asking: [], next_on: '2026-12-23' })
  expect(await calls.do(dateOf(task))).toEqual({ done: [], act_ids: [], asking: [], next_on: '2026-12-23' })
  const { history } = await calls.show({ task_id: task.id })
  expect(history).toMatchObject([{ planned_on: '2026-11-10', done_on: '2026-12-20', drift: 40 }])
})

test('what happens once is closed for good, and undone it is due again', async ({ ctx, as }) => {
  const task = await aTask(ctx)
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  expect((await calls.do(dateOf(task))).next_on).toBeNull()
  const { closed, history } = await calls.show({ task_id: task.id })
  expect(closed).toBe(true)
  await calls.undo({ task_id: task.id, act_id: history[0]?.id ?? 0 })
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
  await expect(calls.undo({ task_id: task.id, act_id: history[0]?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
})

test('COUNT ends it after so many dates', async ({ ctx, as }) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;COUNT=2' })
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  expect((await calls.do(dateOf(task))).next_on).toBe('2026-11-22')
  expect((await calls.do(dateOf(await again(ctx, task)))).next_on).toBeNull()
})

test('feito writes the journal: on the plant, on every living plant of the space, on the space itself', async ({
  ctx,
  as,
}) => {
  const { created_by, space, there, living } = await aSpaceWithTwo(ctx)
  await aPlant(ctx, { ...there, status: 'colhida' })
  await aPlant(ctx, { ...there, archived_at: ctx.now() })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  const lst = await aTask(ctx, { ...there, kind: 'lst' })
  const cleaning = await aTask(ctx, { ...there, kind: 'limpeza' })
  await calls.do(dateOf(lst))
  await calls.do(dateOf(cleaning))
  const rows = await journal(ctx, created_by)
  expect(rows.map(({ kind, plant_id, space_id }) => [kind, plant_id, space_id])).toEqual([
    ...living.map(({ id }) => ['lst', id, space.id]),
    ['limpeza', null, space.id],
  ])
  expect(new Set(rows.map(({ act_key }) => act_key)).size).toBe(2)
})

test('a plan’s task is done on its living plants; without any it says so', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const [status] = (
    await ctx.db.execute<{ id: number }>(
      `select id from catalogue_items where catalogue = 'status-plano-de-cultivo' limit 1`,
    )
  ).rows
  const [plan] = await ctx.db
    .insert(plans)
    .values({ created_by, name: 'Plano', slug: 'plano-x', search_text: 'plano', plan_status_id: status?.id ?? 0 })
    .returning()
  const task = await aTask(ctx, { created_by, plan_id: plan?.id, kind: 'topping' })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await expect(calls.do(dateOf(task))).rejects.toMatchObject({ status: 422 })
  const plant = await aPlant(ctx, { created_by })
  await ctx.db.insert(plan_plants).values({ plan_id: plan?.id ?? 0, plant_id: plant.id })
  await calls.do(dateOf(task))
  expect(await journal(ctx, created_by)).toMatchObject([{ kind: 'topping', plant_id: plant.id }])
})

test('an activity that demands values asks for them, or takes those of the last time, each plant its own', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { created_by, there, living } = await aSpaceWithTwo(ctx)
  const [one, two] = living
  const task = await aTask(ctx, { ...everyThirdDay, ...there })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await expect(calls.do(dateOf(task))).rejects.toMatchObject({
    data: { errors: { 'measures.volume_ml.value': expect.any(Array) } },
  })
  await expect(calls.do({ ...dateOf(task), as_last: true })).rejects.toMatchObject({ status: 422 })
  expect(await calls.doMany({ tasks: [dateOf(task)] }).catch(({ status }) => status)).toBe(422)
  await calls.do({ ...dateOf(task), measures: { volume_ml: { value: 500 }, ec: { value: 1200, scale: 'µS/cm' } } })
  const grower = await contextOf({ id: created_by })
  await writeAct(grower, act({ plant_ids: [two.id], measures: { volume_ml: { value: 800 } } }))
  await calls.do({ ...dateOf(await again(ctx, task)), as_last: true })
  const last = (await journal(ctx, created_by)).slice(-2)
  expect(last.map(({ plant_id, measures }) => [plant_id, measures])).toEqual([
    [one.id, { volume_ml: { value: 500 }, ec: { value: 1.2, scale: 'µS/cm' } }],
    [two.id, { volume_ml: { value: 800 } }],
  ])
  expect((await calls.show({ task_id: task.id })).last).toContain('800')
})

test('feito for all: one act for the plants of a kind, each task its next date', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const plants = [
    await aPlant(ctx, { created_by }),
    await aPlant(ctx, { created_by }),
    await aPlant(ctx, { created_by }),
  ]
  const all: Task[] = []
  for (const { id } of plants) all.push(await aTask(ctx, { plant_id: id, kind: 'desfolha', rrule: 'FREQ=WEEKLY' }))
  const watering = await aTask(ctx, { plant_id: plants[0]?.id, kind: 'rega' })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  const outcome = await calls.doMany({ tasks: [...all, watering].map(dateOf) })
  expect(outcome).toMatchObject({ done: all.map(({ id }) => id), asking: [watering.id] })
  const rows = await journal(ctx, created_by)
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(({ act_key }) => act_key)).size).toBe(1)
  for (const task of all) expect(await dueOn(ctx, task)).toBe('2026-11-28')
  // Undoing one removes its own journal row only.
  const { history } = await calls.show({ task_id: all[0]?.id ?? 0 })
  await calls.undo({ task_id: all[0]?.id ?? 0, act_id: history[0]?.id ?? 0 })
  expect(await journal(ctx, created_by)).toHaveLength(2)
  expect(await Promise.all(all.map((task) => dueOn(ctx, task)))).toEqual(['2026-11-21', '2026-11-28', '2026-11-28'])
})

test('logging closes the due task of the same activity, waterings by what they are', async ({ ctx, contextOf }) => {
  const plant = await aPlant(ctx)
  const every = { ...everyThirdDay, plant_id: plant.id }
  const [water, feed, flush, height] = [
    await aTask(ctx, every),
    await aTask(ctx, { ...every, kind: 'alimentacao' }),
    await aTask(ctx, { ...every, kind: 'flush' }),
    await aTask(ctx, { ...every, kind: 'altura' }),
  ]
  await writeAct(await contextOf({ id: plant.created_by }), act({ kind: 'rega-alimentacao', plant_ids: [plant.id] }))
  expect(await Promise.all([water, feed, flush, height].map((task) => dueOn(ctx, task as Task)))).toEqual([
    '2026-11-24',
    '2026-11-24',
    '2026-11-21',
    '2026-11-21',
  ])
})

test('a watering a day early counts; one well before its half interval does not', async ({ ctx, contextOf }) => {
  const plant = await aPlant(ctx)
  const tomorrow = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id, due_on: '2026-11-22' })
  const later = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id, due_on: '2026-11-23' })
  await writeAct(await contextOf({ id: plant.created_by }), act({ plant_ids: [plant.id] }))
  expect(await dueOn(ctx, tomorrow)).toBe('2026-11-24')
  expect(await dueOn(ctx, later)).toBe('2026-11-23')
})

test('an act noted late counts from its own day', async ({ ctx, contextOf }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id, due_on: '2026-11-18' })
  await writeAct(
    await contextOf({ id: plant.created_by }),
    act({ plant_ids: [plant.id], happened_at: '2026-11-19T20:00' }),
  )
  expect(await dueOn(ctx, task)).toBe('2026-11-22')
})

test('a space’s task closes when all its living plants had the act, or the space itself', async ({
  ctx,
  contextOf,
}) => {
  const { created_by, space, there, living } = await aSpaceWithTwo(ctx)
  const [one, two] = living
  await aPlant(ctx, { ...there, status: 'morta' })
  // What dries is watered no more.
  await aPlant(ctx, { ...there, plant_cycle_id: await cycleId(ctx, 'secagem') })
  const grower = await contextOf({ id: created_by })
  const water = await aTask(ctx, { ...everyThirdDay, ...there })
  const clean = await aTask(ctx, { ...there, kind: 'limpeza', rrule: 'FREQ=WEEKLY' })
  await writeAct(grower, act({ plant_ids: [one.id], happened_at: '2026-11-20T12:00' }))
  expect(await dueOn(ctx, water)).toBe('2026-11-21')
  await writeAct(grower, act({ plant_ids: [two.id] }))
  expect(await dueOn(ctx, water)).toBe('2026-11-24')
  await writeAct(grower, act({ kind: 'limpeza', measures: {}, space_id: space.id }))
  expect(await dueOn(ctx, clean)).toBe('2026-11-28')
})

test('deleting the update opens the date again, of the plant that lost it', async ({ ctx, as, contextOf }) => {
  const { id: created_by } = await aUser(ctx)
  const [one, two] = [await aPlant(ctx, { created_by }), await aPlant(ctx, { created_by })]
  const first = await aTask(ctx, { ...everyThirdDay, plant_id: one.id })
  const second = await aTask(ctx, { ...everyThirdDay, plant_id: two.id })
  const { update_ids } = await writeAct(await contextOf({ id: created_by }), act({ plant_ids: [one.id, two.id] }))
  await (await as({ id: created_by })).journal.updates.remove({
    id_or_slug: one.slug,
    update_id: update_ids[0] as number,
  })
  expect(await dueOn(ctx, first)).toBe('2026-11-21')
  expect(await dueOn(ctx, second)).toBe('2026-11-24')
})

test('undoing what was logged by itself leaves it in the journal', async ({ ctx, as, contextOf }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id })
  await writeAct(await contextOf({ id: plant.created_by }), act({ plant_ids: [plant.id] }))
  const { tasks: calls } = (await as({ id: plant.created_by })).agenda
  const { history } = await calls.show({ task_id: task.id })
  await calls.undo({ task_id: task.id, act_id: history[0]?.id ?? 0 })
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
  expect(await journal(ctx, plant.created_by)).toHaveLength(1)
})

test('skipping moves on without an act; snoozing only puts off', async ({ ctx, as }) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;INTERVAL=3' })
  const { agenda } = await as({ id: task.created_by })
  const snoozed = await agenda.tasks.snooze({ ...dateOf(task), days: 1 })
  expect(snoozed.due_on).toBe('2026-11-21')
  expect((await agenda.today.show()).groups).toEqual([])
  expect((await agenda.today.show()).next).toMatchObject({ on: '2026-11-22' })
  expect((await agenda.tasks.list({ from: '2026-11-20', to: '2026-11-23' })).data).toMatchObject([
    { on: '2026-11-22', snoozed: true, state: 'due' },
  ])
  const skipped = await agenda.tasks.skip(dateOf(task))
  expect(skipped).toMatchObject({
    due_on: '2026-11-24',
    snoozed_until: null,
    history: [{ planned_on: '2026-11-21', done_on: null, drift: null }],
  })
  // A second tap on the old date is a no-op.
  expect((await agenda.tasks.skip(dateOf(task))).due_on).toBe('2026-11-24')
})

test('a date that was done can’t be planned again', async ({ ctx, as }) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;INTERVAL=3' })
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  await calls.do(dateOf(task))
  await expect(calls.change({ task_id: task.id, title: 'x', due_on: '2026-11-21' })).rejects.toMatchObject({
    data: { errors: { due_on: [expect.any(String)] } },
  })
})

test('done, an own activity asks for its own measures and takes them', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { created_by } = plant
  const own = await anActivity(ctx, { created_by })
  const task = await aTask(ctx, { plant_id: plant.id, kind: 'propria', activity_type_id: own.id })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  expect(await calls.show({ task_id: task.id })).toMatchObject({
    label: 'Chá de composto',
    metrics: { required: ['ph'], optional: ['ec'] },
  })
  await expect(calls.do(dateOf(task))).rejects.toMatchObject({ status: 422 })
  await calls.do({ ...dateOf(task), measures: { ph: { value: 6.2 } } })
  expect(await journal(ctx, created_by)).toMatchObject([{ kind: 'propria', measures: { ph: { value: 6.2 } } }])
})

test('what is typed for a date that was done meanwhile is asked about, and stands beside it', async ({ ctx, as }) => {
  const task = await aTask(ctx, everyThirdDay)
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  const date = dateOf(task)
  await calls.do({ ...date, measures: { volume_ml: { value: 500 } } })
  const second = {
    ...date,
    measures: { volume_ml: { value: 700 } },
    text: 'Com melaço.',
    idempotency_key: crypto.randomUUID(),
  }
  const refused = await calls.do(second).catch((error) => error)
  const question = refused.data.errors.sure[0]
  expect(question).toContain('já foi feita')
  for (let i = 0; i < 2; i++) await calls.do({ ...second, sure: question })
  expect((await journal(ctx, task.created_by)).map(({ text, measures }) => [text, measures.volume_ml?.value])).toEqual([
    ['', 500],
    ['Com melaço.', 700],
  ])
  expect(await dueOn(ctx, task)).toBe('2026-11-24')
})

test('words to a plain reminder are a note, which undoing takes back', async ({ ctx, as }) => {
  const task = await aTask(ctx)
  const { tasks: calls } = (await as({ id: task.created_by })).agenda
  await expect(calls.do({ ...dateOf(task), measures: { volume_ml: { value: 500 } } })).rejects.toMatchObject({
    status: 422,
  })
  const { act_ids } = await calls.do({ ...dateOf(task), text: 'Duas folhas amarelas.' })
  expect(await journal(ctx, task.created_by)).toMatchObject([
    { kind: 'nota', text: 'Duas folhas amarelas.', plant_id: task.plant_id },
  ])
  await calls.undoMany({ act_ids })
  expect(await journal(ctx, task.created_by)).toEqual([])
  expect(await dueOn(ctx, task)).toBe('2026-11-21')
})
