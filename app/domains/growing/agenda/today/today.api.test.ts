import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aPlan, planStatusId } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_plants, plan_stages, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'

test('what is due stands by place, what is late first, with what was said the last time', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by, name: 'Armário' })
  const inside = await aPlant(ctx, { created_by, space_id: space.id })
  const outside = await aPlant(ctx, { created_by, name: 'Solta' })
  await ctx.db.insert(updates).values({
    plant_id: inside.id,
    created_by,
    kind: 'rega',
    measures: { volume_ml: { value: 500 } },
    happened_at: new Date('2026-11-18T12:00:00Z'),
  })
  await aTask(ctx, { created_by, space_id: space.id, title: 'Limpar', kind: 'limpeza' })
  const shed = await aSpace(ctx, { created_by, name: 'Abrigo' })
  await aTask(ctx, { created_by, space_id: shed.id, title: 'Varrer', kind: 'limpeza' })
  await aTask(ctx, {
    plant_id: inside.id,
    title: 'Regar',
    kind: 'rega',
    due_on: '2026-11-19',
    rrule: 'FREQ=DAILY;INTERVAL=3',
  })
  await aTask(ctx, { plant_id: outside.id, title: 'Medir', kind: 'altura' })
  await aTask(ctx, { plant_id: outside.id, title: 'Amanhã', due_on: '2026-11-22' })
  await aTask(ctx, { title: 'De outra pessoa' })
  const today = await (await as({ id: created_by })).agenda.today.show()
  expect(today.groups.map(({ place, tasks }) => [place?.name, tasks.map(({ title }) => title)])).toEqual([
    ['Armário', ['Regar', 'Limpar']],
    ['Abrigo', ['Varrer']],
    [undefined, ['Medir']],
  ])
  expect(today.groups[0]?.tasks[0]).toMatchObject({
    days_late: 2,
    asks: true,
    last: expect.stringContaining('500'),
    words: 'a cada 3 dias',
  })
  expect(today.groups[2]?.tasks[0]).toMatchObject({ asks: true, last: null })
  expect(today.next).toMatchObject({ title: 'Amanhã', on: '2026-11-22' })
})

test('of a space it says what each plant that gets it again got last', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const { id: space_id } = await aSpace(ctx, { created_by })
  for (const [name, value, cycle] of [
    ['Chica', 2000, 'floracao'],
    ['Açucena', 800, 'vegetativo'],
    ['No varal', 900, 'secagem'],
  ] as const) {
    const plant_cycle_id = await cycleId(ctx, cycle)
    const { id: plant_id } = await aPlant(ctx, { created_by, space_id, name, plant_cycle_id })
    const measures = { volume_ml: { value }, ph: { value: 6.3 } }
    const happened_at = new Date('2026-11-18T12:00:00Z')
    await ctx.db.insert(updates).values({ plant_id, created_by, kind: 'rega', measures, happened_at })
  }
  await aTask(ctx, { created_by, space_id, title: 'Regar todas', kind: 'rega' })
  const { groups } = await (await as({ id: created_by })).agenda.today.show()
  expect(groups[0]?.tasks[0]?.last).toBe('Chica 2.000\u00a0ml, Açucena 800\u00a0ml, há 3 dias')
})

test('a quiet day says what comes next; what was done today can be undone', async ({ ctx, as }) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;INTERVAL=3' })
  const { today, tasks } = (await as({ id: task.created_by })).agenda
  await tasks.do({ task_id: task.id, planned_at: task.due_at.toISOString() })
  const quiet = await today.show()
  expect(quiet).toMatchObject({ groups: [], next: { on: '2026-11-24' }, done: [{ task_id: task.id }] })
  await tasks.undo({ task_id: task.id, act_id: quiet.done[0]?.act_id ?? 0 })
  expect((await today.show()).groups).toHaveLength(1)
})

test('a newcomer has nothing, and a visitor no Hoje', async ({ ctx, as, api }) => {
  expect(await (await as(await aUser(ctx))).agenda.today.show()).toMatchObject({
    groups: [],
    next: null,
    has_plants: false,
  })
  await expect(api.agenda.today.show()).rejects.toMatchObject({ status: 401 })
})

test('a stage that ends by the plan is due while the plant is still in its cycle', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const [vegetativo, floracao] = [await cycleId(ctx, 'vegetativo'), await cycleId(ctx, 'floracao')]
  const [status] = (
    await ctx.db.execute<{ id: number }>(
      `select id from catalogue_items where catalogue = 'status-plano-de-cultivo' limit 1`,
    )
  ).rows
  const plan = async (starts_on: string) => {
    const [made] = await ctx.db
      .insert(plans)
      .values({
        created_by,
        name: 'Verão',
        slug: `verao-${starts_on}`,
        search_text: 'verao',
        plan_status_id: status?.id ?? 0,
        starts_on,
      })
      .returning()
    const plan_id = made?.id ?? 0
    await ctx.db.insert(plan_stages).values([
      { plan_id, position: 0, plant_cycle_id: vegetativo, name: 'Vega', days: 20 },
      { plan_id, position: 1, plant_cycle_id: vegetativo, name: 'Pré-flora', days: 10 },
      { plan_id, position: 2, plant_cycle_id: floracao, name: 'Flora', days: 60 },
    ])
    const plant = await aPlant(ctx, { created_by, name: starts_on })
    await ctx.db.insert(plan_plants).values({ plan_id, plant_id: plant.id })
    return plant
  }
  const late = await plan('2026-10-20')
  await plan('2026-10-23')
  const client = await as({ id: created_by })
  expect((await client.agenda.today.show()).stages).toMatchObject([
    { plant: { id: late.id }, cycle: 'Vegetativo', next: { slug: 'floracao' }, since: '2026-11-19', days_late: 2 },
  ])
  await client.garden.plants.changeCycle({ id_or_slug: late.slug, plant_cycle_id: floracao, on: '2026-11-21' })
  expect((await client.agenda.today.show()).stages).toEqual([])
})

test('a plan that is over asks for no change of stage', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  for (const status of ['em-andamento', 'concluido', 'abandonado']) {
    const plan = await aPlan(ctx, {
      created_by,
      name: status,
      starts_on: '2026-10-20',
      plan_status_id: await planStatusId(ctx, status),
    })
    const plant = await aPlant(ctx, { created_by })
    await ctx.db.insert(plan_plants).values({ plan_id: plan.id, plant_id: plant.id })
  }
  const { stages } = await (await as({ id: created_by })).agenda.today.show()
  expect(stages.map(({ plan }) => plan.name)).toEqual(['em-andamento'])
})

test('what is noted today and was done yesterday night is not among what was done today', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const { id: plant_id, slug } = await aPlant(ctx, { created_by })
  const [late, now] = [await aTask(ctx, { title: 'Ontem', plant_id }), await aTask(ctx, { title: 'Agora', plant_id })]
  const dateOf = ({ id, due_at }: typeof late) => ({ task_id: id, planned_at: due_at.toISOString() })
  const { agenda, garden } = await as({ id: created_by })
  await agenda.tasks.do({ ...dateOf(late), happened_at: '2026-11-20T22:30' })
  await agenda.tasks.do({ ...dateOf(now), happened_at: '2026-11-21T00:00' })
  expect((await agenda.today.show()).done.map(({ title }) => title)).toEqual(['Agora'])
  // Of a plant that was deleted meanwhile nothing can be undone.
  await garden.plants.remove({ id_or_slug: slug })
  expect((await agenda.today.show()).done).toEqual([])
})
