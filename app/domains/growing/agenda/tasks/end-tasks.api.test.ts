import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask, everyThirdDay } from './tasks.factory.ts'

const ended = async (
  api: { agenda: { tasks: { show: (ref: { task_id: number }) => Promise<{ closed: boolean }> } } },
  task_id: number,
) => (await api.agenda.tasks.show({ task_id })).closed

test('open tasks of own plants are listed, each saying whether it goes on after the harvest', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { name: 'Lua' })
  await aTask(ctx, { plant_id: plant.id, title: 'Regar', ...everyThirdDay })
  await aTask(ctx, { plant_id: plant.id, title: 'Pesar', kind: 'pesagem', due_on: '2026-11-25' })
  await aTask(ctx, { title: 'De outra pessoa' })
  const { data } = await (await as({ id: plant.created_by })).agenda.tasks.ofPlants({ plant_ids: [plant.id] })
  expect(data).toMatchObject([
    { title: 'Regar', plant: { name: 'Lua' }, words: 'a cada 3 dias', after_harvest: false },
    { title: 'Pesar', due_on: '2026-11-25', words: '', after_harvest: true },
  ])
  expect((await (await as(await aUser(ctx))).agenda.tasks.ofPlants({ plant_ids: [plant.id] })).data).toEqual([])
})

test('a repeating task ends for good, once however often it is asked, and comes back when it is undone', async ({
  ctx,
  as,
}) => {
  const task = await aTask(ctx, everyThirdDay)
  const api = await as({ id: task.created_by })
  expect(await api.agenda.tasks.end({ task_ids: [task.id, task.id] })).toEqual({ count: 1 })
  expect(await api.agenda.tasks.end({ task_ids: [task.id] })).toEqual({ count: 0 })
  const { closed, history } = await api.agenda.tasks.show({ task_id: task.id })
  expect(closed).toBe(true)
  expect(history).toMatchObject([{ done_on: null }])
  await api.agenda.tasks.undo({ task_id: task.id, act_id: history[0]?.id ?? 0 })
  expect(await ended(api, task.id)).toBe(false)
})

test('tasks of others are refused, and none of the own ones ends', async ({ ctx, as }) => {
  const own = await aTask(ctx)
  const foreign = await aTask(ctx)
  const api = await as({ id: own.created_by })
  await expect(api.agenda.tasks.end({ task_ids: [own.id, foreign.id] })).rejects.toMatchObject({ status: 404 })
  expect(await ended(api, own.id)).toBe(false)
})
