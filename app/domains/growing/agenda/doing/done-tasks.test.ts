import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { anActivity } from '#domains/garden/journal/activities/activities.factory.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import type { Task } from '../tasks/tasks.table.ts'

const dateOf = ({ id, due_at }: Task) => ({ task_id: id, planned_at: due_at.toISOString() })

test('a task of an own activity that was archived since is done, and edited, as before', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { created_by } = plant
  const own = await anActivity(ctx, { created_by })
  const task = await aTask(ctx, { plant_id: plant.id, kind: 'propria', activity_type_id: own.id, rrule: 'FREQ=DAILY' })
  await ctx.db.update(activity_types).set({ archived_at: ctx.now() }).where(eq(activity_types.id, own.id))
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await calls.do({ ...dateOf(task), measures: { ph: { value: 6.2 } } })
  expect(await ctx.db.select().from(updates).where(eq(updates.created_by, created_by))).toMatchObject([
    { activity_type_id: own.id, measures: { ph: { value: 6.2 } } },
  ])
  const input = { kind: 'propria' as const, activity_type_id: own.id, title: 'Chá', due_on: '2026-11-25' }
  expect(await calls.change({ task_id: task.id, ...input })).toMatchObject({ title: 'Chá', label: own.name })
  // A new task must choose from the active list.
  await expect(calls.create({ ...input, plant_id: plant.id })).rejects.toMatchObject({
    data: { errors: { activity_type_id: ['Escolha uma das suas atividades.'] } },
  })
})

test('of a done task title and notes change; its date does not, and it stays done', async ({ ctx, as }) => {
  const task = await aTask(ctx, { kind: 'lst' })
  const timed = await aTask(ctx, { due_at: new Date('2026-11-21T21:30:00Z'), all_day: false })
  for (const one of [task, timed]) {
    const { tasks: calls } = (await as({ id: one.created_by })).agenda
    await calls.do(dateOf(one))
    const { due_on, time } = await calls.show({ task_id: one.id })
    const input = { task_id: one.id, title: 'Amarrei', notes: 'Três ramos', due_on, ...(time && { time }) }
    expect(await calls.change(input)).toMatchObject({
      title: 'Amarrei',
      notes: 'Três ramos',
      kind: one.kind,
      closed: true,
      history: [{ planned_on: '2026-11-21' }],
    })
    await expect(calls.change({ ...input, due_on: '2026-11-30' })).rejects.toMatchObject({
      data: { errors: { due_on: [expect.stringContaining('já foi concluída')] } },
    })
  }
})

test('a note is of anything: it does no task, as another act of its kind does', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const of = { plant_id: plant.id, created_by: plant.created_by }
  const [look, fed] = [await aTask(ctx, { ...of, kind: 'nota' }), await aTask(ctx, { ...of, kind: 'rega' })]
  const { agenda, journal } = await as({ id: plant.created_by })
  const ref = { id_or_slug: plant.slug }
  await journal.updates.post({ ...ref, kind: 'nota', text: 'Comprei um prato novo.' })
  await journal.updates.post({ ...ref, kind: 'rega', measures: { volume_ml: { value: 500 } } })
  const done = async ({ id }: Task) => (await agenda.tasks.show({ task_id: id })).history.length
  expect([await done(look), await done(fed)]).toEqual([0, 1])
})
