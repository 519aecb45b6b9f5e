import { and, eq, isNull } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { update_versions, updates } from '../updates/updates.table.ts'

test('an act corrected and deleted on all its plants, and on one, at once: all of it or one after the other', async ({
  ctx,
  as,
}) => {
  const { id: created_by } = await aUser(ctx)
  const clients = await Promise.all(Array.from({ length: 6 }, () => as({ id: created_by })))
  const [{ journal: grower }] = clients as [(typeof clients)[number]]
  for (let turn = 0; turn < 6; turn++) {
    const space = await aSpace(ctx, { created_by })
    const plants = await Promise.all(Array.from({ length: 6 }, () => aPlant(ctx, { created_by, space_id: space.id })))
    const every = { kind: 'rega' as const, rrule: 'FREQ=DAILY;INTERVAL=3' }
    const due = [
      await aTask(ctx, { ...every, created_by, space_id: space.id }),
      ...(await Promise.all(plants.map(({ id }) => aTask(ctx, { ...every, plant_id: id })))),
    ]
    const measures = { volume_ml: { value: 500 } }
    const { update_ids } = await grower.updates.act({ kind: 'rega', measures, plant_ids: plants.map(({ id }) => id) })
    const input = { measures, text: `Vez ${turn}`, all_plants: true, happened_at: '2026-11-20T09:00' }
    const answers = await Promise.allSettled([
      ...clients.slice(0, 3).map(({ journal }, n) => journal.updates.change({ ...input, id: update_ids[n] as number })),
      ...clients
        .slice(3, 5)
        .map(({ journal }, n) => journal.updates.takeAway({ id: update_ids[5 - n] as number, all_plants: true })),
      clients[5]?.journal.updates.takeAway({ id: update_ids[0] as number }),
    ])
    // The later request finds it deleted.
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 404 })
    const left = await ctx.db
      .select()
      .from(updates)
      .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
    expect(left).toEqual([])
    const kept = await ctx.db.select().from(tasks).where(eq(tasks.created_by, created_by))
    const dates = kept.filter(({ id }) => due.some((one) => one.id === id)).map(({ due_at }) => dayKey(due_at))
    expect(dates).toEqual(due.map(() => '2026-11-21'))
  }
})

test('one form sent ten times at once corrects each line once', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const { updates: own } = (await as({ id: created_by })).journal
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await aPlant(ctx, { created_by })).id))
  const { update_ids } = await own.act({ kind: 'nota', text: 'Antes', plant_ids: ids })
  const input = { id: update_ids[3] as number, text: 'Depois', all_plants: true }
  await Promise.all(Array.from({ length: 10 }, () => own.change(input)))
  expect(await ctx.db.$count(update_versions)).toBe(8)
  expect((await own.show({ id: input.id })).same).toHaveLength(7)
})
