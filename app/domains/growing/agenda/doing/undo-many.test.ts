import { and, eq, isNull } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { type Task, task_acts } from '../tasks/tasks.table.ts'

const dateOf = ({ id, due_at }: Task) => ({ task_id: id, planned_at: due_at.toISOString() })

/** Two plants in a space, each with its own task; a task of the whole space, a cleaning and a plain reminder. */
async function dueInASpace(ctx: Context) {
  const { id: created_by } = await aUser(ctx)
  const { id: space_id } = await aSpace(ctx, { created_by })
  const one = await aPlant(ctx, { created_by, space_id })
  const other = await aPlant(ctx, { created_by, space_id })
  const daily = { rrule: 'FREQ=DAILY;INTERVAL=3' }
  const due = [
    await aTask(ctx, { ...daily, kind: 'lst', plant_id: one.id }),
    await aTask(ctx, { ...daily, kind: 'lst', plant_id: other.id }),
    await aTask(ctx, { kind: 'desfolha', created_by, space_id }),
    await aTask(ctx, { kind: 'limpeza', created_by, space_id }),
    await aTask(ctx, { created_by, space_id }),
  ]
  return { created_by, due }
}

const journal = ({ db }: Context, created_by: number) =>
  db.$count(updates, and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
const noted = ({ db }: Context, created_by: number) => db.$count(task_acts, eq(task_acts.created_by, created_by))

test('many done in one tap are taken back in one: each is due again, and the journal has none of it', async ({
  ctx,
  as,
}) => {
  const { created_by, due } = await dueInASpace(ctx)
  const { tasks: calls, today } = (await as({ id: created_by })).agenda
  const before = (await today.show()).groups
  const { act_ids } = await calls.doMany({ tasks: due.map(dateOf) })
  expect(act_ids).toHaveLength(5)
  expect(await journal(ctx, created_by)).toBe(5)
  expect((await today.show()).groups).toEqual([])
  expect(await calls.undoMany({ act_ids })).toEqual({ undone: 5 })
  expect((await today.show()).groups).toEqual(before)
  expect([await journal(ctx, created_by), await noted(ctx, created_by)]).toEqual([0, 0])
})

test('what was taken back alone meanwhile is left out; nothing left is said so', async ({ ctx, as }) => {
  const { created_by, due } = await dueInASpace(ctx)
  const { tasks: calls } = (await as({ id: created_by })).agenda
  const { act_ids } = await calls.doMany({ tasks: due.map(dateOf) })
  const { history } = await calls.show({ task_id: due[0]?.id ?? 0 })
  await calls.undo({ task_id: due[0]?.id ?? 0, act_id: history[0]?.id ?? 0 })
  expect(await calls.undoMany({ act_ids })).toEqual({ undone: 4 })
  expect(await noted(ctx, created_by)).toBe(0)
  await expect(calls.undoMany({ act_ids })).rejects.toMatchObject({ status: 404, message: 'Isso já foi desfeito.' })
})

test('nobody takes back what somebody else did', async ({ ctx, as }) => {
  const { created_by, due } = await dueInASpace(ctx)
  const { act_ids } = await (await as({ id: created_by })).agenda.tasks.doMany({ tasks: due.map(dateOf) })
  const stranger = await as(await aUser(ctx))
  await expect(stranger.agenda.tasks.undoMany({ act_ids })).rejects.toMatchObject({ status: 404 })
  expect(await noted(ctx, created_by)).toBe(5)
})
