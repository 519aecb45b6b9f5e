import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { writeAct } from '#domains/garden/journal/acts/write-act.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { task_acts, tasks } from '../tasks/tasks.table.ts'

test('lines of a space moved at once onto the dates of its tasks do each once, and nobody waits for ever', async ({
  ctx,
  contextOf,
  as,
}) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  const plants = await Promise.all(Array.from({ length: 6 }, () => aPlant(ctx, { created_by, space_id: space.id })))
  const every = { created_by, space_id: space.id, kind: 'rega' as const, rrule: 'FREQ=DAILY;INTERVAL=3' }
  const due = [await aTask(ctx, every), await aTask(ctx, every), await aTask(ctx, every)]
  const grower = await contextOf({ id: created_by })
  const input = { text: '', measures: { volume_ml: { value: 500 } }, doses: [], photo_ids: [], corrections: [] }
  const long_ago = '2026-11-01T09:00'
  const lines = await Promise.all(
    plants.map(async ({ id }) => {
      const written = await writeAct(grower, { ...input, kind: 'rega', plant_ids: [id], happened_at: long_ago })
      return written.update_ids[0] as number
    }),
  )
  const { updates } = (await as({ id: created_by })).journal
  const moveAll = (happened_at: string) =>
    Promise.all(lines.map((id) => updates.change({ id, measures: input.measures, happened_at })))
  const dates = async () => {
    const rows = await ctx.db.select().from(tasks).where(eq(tasks.space_id, space.id))
    return rows.map(({ due_at }) => dayKey(due_at))
  }
  await moveAll('2026-11-21T09:00')
  expect(await dates()).toEqual(due.map(() => '2026-11-24'))
  expect(await ctx.db.select().from(task_acts).where(eq(task_acts.created_by, created_by))).toHaveLength(3)
  await moveAll(long_ago)
  expect(await dates()).toEqual(due.map(() => '2026-11-21'))
  expect(await ctx.db.select().from(task_acts).where(eq(task_acts.created_by, created_by))).toHaveLength(0)
})
