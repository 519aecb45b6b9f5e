import { and, eq, isNull } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { type Task, task_acts } from '../tasks/tasks.table.ts'

const dateOf = ({ id, due_at }: Task) => ({ task_id: id, planned_at: due_at.toISOString() })
const journal = ({ db }: Context, created_by: number) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))

test('one that is refused is named with why, nothing is done, and the others can be', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const harvest = async (name: string, more: object = {}) =>
    aTask(ctx, {
      plant_id: (await aPlant(ctx, { created_by, name, ...more })).id,
      kind: 'colheita',
      title: 'Colher',
    })
  const fine = await harvest('Lua')
  const tomorrow = await harvest('Sol', { started_on: '2026-11-22' })
  const other = await harvest('Mar')
  const empty = await aSpace(ctx, { created_by, name: 'Tenda vazia' })
  const nobody = await aTask(ctx, { created_by, space_id: empty.id, kind: 'lst', title: 'Amarrar' })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await expect(calls.doMany({ tasks: [fine, tomorrow, other, nobody].map(dateOf) })).rejects.toMatchObject({
    status: 422,
    message: 'Nenhuma tarefa foi marcada. 2 tarefas não podem ser feitas assim.',
    data: {
      errors: {
        'tasks.1': ['Colher, Sol: “Sol” começou em 22/11/2026. Escolha esse dia ou um depois.'],
        'tasks.3': [expect.stringMatching(/^Amarrar, Tenda vazia: Não há plantas vivas/)],
      },
    },
  })
  expect(await journal(ctx, created_by)).toEqual([])
  expect(await ctx.db.$count(task_acts, eq(task_acts.created_by, created_by))).toBe(0)
  expect((await calls.doMany({ tasks: [fine, other].map(dateOf) })).done).toEqual([fine.id, other.id])
  expect(await journal(ctx, created_by)).toHaveLength(2)
})

test('a plant that went to the archive, died or was deleted meanwhile is named too', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const leaves = async (name: string) =>
    aTask(ctx, { plant_id: (await aPlant(ctx, { created_by, name })).id, title: 'Folhas' })
  const [fine, archived, dead, deleted] = [
    await leaves('Lua'),
    await leaves('Sol'),
    await leaves('Mar'),
    await leaves('Céu'),
  ]
  const change = (id: number | null, values: object) =>
    ctx.db
      .update(plants)
      .set(values)
      .where(eq(plants.id, id ?? 0))
  await change(archived.plant_id, { archived_at: ctx.now() })
  await change(dead.plant_id, { status: 'morta' })
  await change(deleted.plant_id, { deleted_at: ctx.now() })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await expect(calls.doMany({ tasks: [fine, archived, dead, deleted].map(dateOf) })).rejects.toMatchObject({
    data: {
      errors: {
        'tasks.1': ['Folhas, Sol: está no arquivo.'],
        'tasks.2': ['Folhas, Mar: não está mais viva.'],
        'tasks.3': ['Folhas, Céu: Essa tarefa não existe mais.'],
      },
    },
  })
})

test('done on a whole space, the plant that is too young is named', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  await aPlant(ctx, { created_by, space_id: space.id })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Sol', started_on: '2026-11-22' })
  const task = await aTask(ctx, { created_by, space_id: space.id, kind: 'colheita' })
  const { tasks: calls } = (await as({ id: created_by })).agenda
  await expect(calls.do(dateOf(task))).rejects.toMatchObject({
    data: { errors: { happened_at: ['“Sol” começou em 22/11/2026. Escolha esse dia ou um depois.'] } },
  })
})
