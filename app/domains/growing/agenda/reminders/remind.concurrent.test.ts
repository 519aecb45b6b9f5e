import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { remindOfTasks } from './remind.actions.ts'

test('three workers at once tell each date once', async ({ ctx }) => {
  for (let i = 0; i < 12; i++) await aTask(ctx, { remind_minutes: -480 })
  await Promise.all([remindOfTasks(ctx), remindOfTasks(ctx), remindOfTasks(ctx)])
  expect(await ctx.db.select().from(notifications)).toHaveLength(12)
})
