import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'

import { aPlan, planStatusId } from '#domains/garden/plans/plans/plans.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask, everyThirdDay } from '../tasks/tasks.factory.ts'
import { task_acts, tasks } from '../tasks/tasks.table.ts'

test('the next date counts from the corrected day of the act, unless something was done since', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const task = await aTask(ctx, { ...everyThirdDay, plant_id: plant.id, due_on: '2026-11-20' })
  const { updates } = (await as({ id: plant.created_by })).journal
  const input = { kind: 'rega' as const, measures: { volume_ml: { value: 500 } } }
  const post = (happened_at: string) => updates.post({ ...input, id_or_slug: plant.slug, happened_at })
  const due = async () => {
    const [now] = await ctx.db.select().from(tasks).where(eq(tasks.id, task.id))
    return dayKey(now?.due_at ?? 0)
  }
  const { id } = await post('2026-11-21T09:00')
  expect(await due()).toBe('2026-11-24')
  await updates.change({ id, text: '', measures: input.measures, happened_at: '2026-11-19T09:00' })
  expect(await due()).toBe('2026-11-22')
  const [done] = await ctx.db.select().from(task_acts)
  expect(dayKey(done?.done_at ?? 0)).toBe('2026-11-19')
  // Only the text changes: no date moves.
  await updates.change({ id, text: 'pouca água', measures: input.measures, happened_at: '2026-11-19T10:00' })
  expect(await due()).toBe('2026-11-22')
  await post('2026-11-21T10:00')
  expect(await due()).toBe('2026-11-24')
  await updates.change({ id, text: '', measures: input.measures, happened_at: '2026-11-17T09:00' })
  expect(await due()).toBe('2026-11-24')
})

test('what a stage asks for is shown until its last day', async ({ ctx, as }) => {
  const plan = await aPlan(ctx, {
    starts_on: '2026-11-01',
    plan_status_id: await planStatusId(ctx, 'em-andamento'),
    shape: [
      ['vegetativo', 30],
      ['floracao', 60],
    ],
  })
  const { created_by, id: plan_id } = plan
  const task = { plan_id, created_by, rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-11-22' }
  await aTask(ctx, { ...task, title: 'Da etapa', plan_stage_id: plan.stages[0]?.id })
  await aTask(ctx, { ...task, title: 'Do plano' })
  const calls = (await as({ id: created_by })).agenda.tasks
  const { data } = await calls.list({ plan: plan.slug, from: '2026-11-20', to: '2026-12-10' })
  const daysOf = (title: string) => data.filter((one) => one.title === title).map(({ on }) => on)
  expect(daysOf('Da etapa')).toEqual(['2026-11-22', '2026-11-25', '2026-11-28'])
  expect(daysOf('Do plano').at(-1)).toBe('2026-12-10')
})

test('an act that is moved into the next month is in that month’s agenda', async ({ ctx, as, clock }) => {
  const task = await aTask(ctx, { kind: 'lst', due_on: '2026-11-30' })
  clock.now = new Date('2026-11-30T15:00:00Z')
  const {
    agenda: { tasks: calls },
    journal: { updates: journals },
  } = await as({ id: task.created_by })
  await calls.do({ task_id: task.id, planned_at: task.due_at.toISOString() })
  clock.now = new Date('2026-12-02T15:00:00Z')
  const [line] = await ctx.db.select().from(updates).where(eq(updates.created_by, task.created_by))
  await journals.change({ id: line?.id ?? 0, happened_at: '2026-12-01T12:00' })
  expect((await calls.list({ from: '2026-12-01', to: '2026-12-31' })).data).toMatchObject([
    { state: 'done', on: '2026-12-01' },
  ])
})
