import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from './tasks.factory.ts'

const window = { from: '2026-11-01', to: '2026-11-30' }
const form = (more = {}) => ({ title: 'Podar', due_on: '2026-11-21', ...more })

test('a grower creates a task, reads its words, changes and deletes it', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { tasks } = (await as(grower)).agenda
  const made = await tasks.create(form({ plant_id: plant.id, kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3' }))
  expect(made).toMatchObject({
    words: 'a cada 3 dias',
    label: 'Rega',
    due_on: '2026-11-21',
    time: null,
    asks: true,
    closed: false,
  })
  const changed = await tasks.change({
    task_id: made.id,
    ...form({ title: 'Regar', time: '18:30', due_on: '2026-11-23' }),
  })
  expect(changed).toMatchObject({ title: 'Regar', due_on: '2026-11-23', time: '18:30', words: 'não repete' })
  expect(changed.due_at).toEqual(new Date('2026-11-23T21:30:00Z'))
  await tasks.remove({ task_id: made.id })
  await expect(tasks.show({ task_id: made.id })).rejects.toMatchObject({ status: 404 })
  expect((await tasks.list(window)).data).toEqual([])
})

test('a rule of named days begins on the first of them', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { tasks } = (await as(grower)).agenda
  const made = await tasks.create(form({ plant_id: plant.id, rrule: 'FREQ=WEEKLY;BYDAY=MO,TH' }))
  expect(made.due_on).toBe('2026-11-23')
  expect((await tasks.create(form({ plant_id: plant.id, rrule: 'FREQ=WEEKLY;BYDAY=SA' }))).due_on).toBe('2026-11-21')
})

test('the same form sent twice is one task', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { tasks } = (await as(grower)).agenda
  const twice = form({ plant_id: plant.id, idempotency_key: '019a0000-0000-7000-8000-00000000000a' })
  expect((await tasks.create(twice)).id).toBe((await tasks.create(twice)).id)
})

test('what we do not keep is refused beside its field', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { tasks } = (await as(grower)).agenda
  const refused = async (more: object, field: string) =>
    expect(tasks.create(form({ plant_id: plant.id, ...more }))).rejects.toMatchObject({
      status: 422,
      data: { errors: { [field]: expect.any(Array) } },
    })
  await refused({ rrule: 'FREQ=HOURLY' }, 'rrule')
  await refused({ rrule: 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', due_on: '2027-02-10' }, 'rrule')
  await refused({ rrule: 'FREQ=DAILY;UNTIL=20261101' }, 'rrule')
  await refused({ rrule: 'FREQ=DAILY', exdates: ['2026-11-21'] }, 'exdates')
  await refused({ kind: 'calibracao' }, 'kind')
  await refused({ kind: 'propria', activity_type_id: 999 }, 'activity_type_id')
  await refused({ title: ' ' }, 'title')
  await refused({ space_id: 1 }, 'about')
  await expect(tasks.list({ from: '2026-01-01', to: '2028-01-01' })).rejects.toMatchObject({ status: 422 })
})

test('a task is its grower’s: others get 404, or 403 where they may look; signed out 401', async ({ ctx, as, api }) => {
  const hidden = await aTask(ctx)
  const open = await aTask(ctx, { plant_id: (await aPlant(ctx, { private: false })).id })
  for (const other of [await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]) {
    const { tasks } = (await as(other)).agenda
    const planned_at = open.due_at.toISOString()
    const calls = (task_id: number) => [
      tasks.show({ task_id }),
      tasks.change({ task_id, ...form() }),
      tasks.remove({ task_id }),
      tasks.do({ task_id, planned_at }),
      tasks.doMany({ tasks: [{ task_id, planned_at }] }),
      tasks.skip({ task_id, planned_at }),
      tasks.snooze({ task_id, planned_at, days: 1 }),
      tasks.undo({ task_id, act_id: 1 }),
    ]
    for (const call of calls(open.id)) await expect(call).rejects.toMatchObject({ status: 403 })
    if (other.user_type !== 'admin')
      for (const call of calls(hidden.id)) await expect(call).rejects.toMatchObject({ status: 404 })
    await expect(tasks.create(form({ plant_id: open.plant_id }))).rejects.toMatchObject({ status: 403 })
  }
  await expect(api.agenda.tasks.create(form({ plant_id: open.plant_id }))).rejects.toMatchObject({ status: 401 })
  await expect(api.agenda.tasks.list(window)).rejects.toMatchObject({ status: 401 })
})

test('on public pages everybody reads title and dates; of what is private nothing', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const open = await aPlant(ctx, { created_by: grower.id, private: false, space_id: space.id })
  const hidden = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  await aTask(ctx, { plant_id: open.id, title: 'Regar', kind: 'rega', notes: 'segredo' })
  await aTask(ctx, { plant_id: hidden.id, title: 'Escondida' })
  const { data, can } = await api.agenda.tasks.list({ ...window, plant: open.slug })
  expect(data).toMatchObject([{ title: 'Regar', on: '2026-11-21', state: 'due', kind: null }])
  expect(JSON.stringify(data)).not.toContain('segredo')
  expect(can.create).toBe(false)
  await expect(api.agenda.tasks.list({ ...window, plant: hidden.slug })).rejects.toMatchObject({ status: 404 })
  const titles = async (client: typeof api) =>
    (await client.agenda.tasks.list({ ...window, space: space.slug })).data.map(({ title }) => title)
  expect(await titles(api)).toEqual(['Regar'])
  expect(await titles(await as(grower))).toEqual(['Escondida', 'Regar'])
})

test('the list shows what is late, due, ahead and done, each on its day', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { tasks } = (await as(grower)).agenda
  await aTask(ctx, { plant_id: plant.id, title: 'Atrasada', due_on: '2026-11-18' })
  const weekly = await aTask(ctx, { plant_id: plant.id, title: 'Semanal', rrule: 'FREQ=DAILY;INTERVAL=4' })
  await tasks.do({ task_id: weekly.id, planned_at: weekly.due_at.toISOString() })
  const { data } = await tasks.list(window)
  expect(data.map(({ title, on, state }) => [title, on, state])).toEqual([
    ['Atrasada', '2026-11-18', 'late'],
    ['Semanal', '2026-11-21', 'done'],
    ['Semanal', '2026-11-25', 'due'],
    ['Semanal', '2026-11-29', 'ahead'],
  ])
  // An overdue task shows only in windows that include today.
  expect((await tasks.list({ from: '2026-11-20', to: '2026-11-22' })).data[0]).toMatchObject({ state: 'late' })
  expect((await tasks.list({ from: '2026-12-01', to: '2026-12-02' })).data).toEqual([])
})

test('tasks of what was deleted, archived or died are silent', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  for (const gone of [{ deleted_at: ctx.now() }, { archived_at: ctx.now() }, { status: 'morta' as const }])
    await aTask(ctx, { plant_id: (await aPlant(ctx, { created_by: grower.id, ...gone })).id })
  const { agenda } = await as(grower)
  expect((await agenda.tasks.list(window)).data).toEqual([])
  expect((await agenda.today.show()).groups).toEqual([])
})

test('places for a new task are the grower’s living things', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  await aSpace(ctx, { created_by: grower.id, deleted_at: ctx.now() })
  await aPlant(ctx, { private: false })
  expect(await (await as(grower)).agenda.tasks.places()).toEqual({
    data: [{ type: 'space', id: space.id, slug: space.slug, name: space.name }],
    activities: [],
  })
})
