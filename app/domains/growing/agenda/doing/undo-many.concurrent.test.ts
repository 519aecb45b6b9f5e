import { and, eq, isNull } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { type Task, task_acts, tasks } from '../tasks/tasks.table.ts'

const dateOf = ({ id, due_at }: Task) => ({ task_id: id, planned_at: due_at.toISOString() })

test('Desfazer pressed on two devices at once takes all back once, whichever order the acts are named in', async ({
  ctx,
  as,
}) => {
  const { id: created_by } = await aUser(ctx)
  const due: Task[] = []
  for (let i = 0; i < 6; i++) {
    const { id: plant_id } = await aPlant(ctx, { created_by })
    due.push(await aTask(ctx, { plant_id, kind: i % 2 ? 'lst' : 'desfolha', rrule: 'FREQ=DAILY;INTERVAL=3' }))
  }
  const devices = [await as({ id: created_by }), await as({ id: created_by })] as const
  const { act_ids } = await devices[0].agenda.tasks.doMany({ tasks: due.map(dateOf) })
  const answers = await Promise.allSettled([
    devices[0].agenda.tasks.undoMany({ act_ids }),
    devices[1].agenda.tasks.undoMany({ act_ids: act_ids.toReversed() }),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 404 })
  expect(await ctx.db.$count(task_acts, eq(task_acts.created_by, created_by))).toBe(0)
  expect(await ctx.db.$count(updates, and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))).toBe(0)
  const after = await ctx.db.select().from(tasks).where(eq(tasks.created_by, created_by))
  expect(new Set(after.map(({ due_at }) => due_at.getTime()))).toEqual(
    new Set(due.map(({ due_at }) => due_at.getTime())),
  )
})
