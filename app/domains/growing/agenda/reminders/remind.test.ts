import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { fanOutAll, sendDue } from '#domains/people/notifications/deliveries/deliveries.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { remindOfTasks } from './remind.actions.ts'

const notices = ({ db }: Context, user_id: number) =>
  db.select().from(notifications).where(eq(notifications.user_id, user_id)).orderBy(notifications.id)
/** What the worker mails by the next minute. */
const mailed = async (ctx: Context, user_id: number, clock: { now: Date }) => {
  await fanOutAll(ctx, user_id)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await sendDue(ctx, user_id)
  const { db } = ctx
  const [person] = await db.select().from(users).where(eq(users.id, user_id))
  return db
    .select()
    .from(mails)
    .where(eq(mails.to, person?.email ?? ''))
}
const atEight = { remind_minutes: -480 }

test('when its moment has come a task is told once, in the app and in one mail that names nothing', async ({
  ctx,
  clock,
}) => {
  const plant = await aPlant(ctx, { name: 'Jaci' })
  await aTask(ctx, { plant_id: plant.id, title: 'Regar', ...atEight, rrule: 'FREQ=DAILY;INTERVAL=3' })
  await aTask(ctx, { plant_id: plant.id, title: 'Podar', ...atEight })
  await aTask(ctx, { plant_id: plant.id, title: 'Sem lembrete' })
  clock.now = new Date('2026-11-21T10:59:00Z')
  await remindOfTasks(ctx)
  expect(await notices(ctx, plant.created_by)).toEqual([])
  clock.now = new Date('2026-11-21T11:00:00Z')
  await remindOfTasks(ctx)
  await remindOfTasks(ctx)
  expect((await notices(ctx, plant.created_by)).map(({ title, text }) => [title, text])).toEqual([
    // Read tomorrow, under 'Ontem', it still holds.
    ['Regar', 'Jaci · sáb, 21 de nov'],
    ['Podar', 'Jaci · sáb, 21 de nov'],
  ])
  const [mail, ...more] = await mailed(ctx, plant.created_by, clock)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Você tem 2 tarefas para fazer')
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Regar|Podar|Jaci/)
})

test('the next date is told again, but not before it was done', async ({ ctx, as, clock }) => {
  const task = await aTask(ctx, { ...atEight, rrule: 'FREQ=DAILY;INTERVAL=3' })
  await remindOfTasks(ctx)
  clock.now = new Date('2026-11-30T15:00:00Z')
  await remindOfTasks(ctx)
  expect(await notices(ctx, task.created_by)).toHaveLength(1)
  await (await as({ id: task.created_by })).agenda.tasks.do({
    task_id: task.id,
    planned_at: task.due_at.toISOString(),
  })
  clock.now = new Date('2026-12-03T15:00:00Z')
  await remindOfTasks(ctx)
  expect(await notices(ctx, task.created_by)).toHaveLength(2)
})

test('what is put off waits, and is told when its time has come', async ({ ctx, as, clock }) => {
  const task = await aTask(ctx, atEight)
  await remindOfTasks(ctx)
  await (await as({ id: task.created_by })).agenda.tasks.snooze({
    task_id: task.id,
    planned_at: task.due_at.toISOString(),
    days: 1,
  })
  await remindOfTasks(ctx)
  expect(await notices(ctx, task.created_by)).toHaveLength(1)
  clock.now = new Date('2026-11-22T12:00:00Z')
  await remindOfTasks(ctx)
  expect(await notices(ctx, task.created_by)).toHaveLength(2)
})

test('what is put off is told at its own hour of that day, not at midnight', async ({ ctx, as, clock }) => {
  const whole = await aTask(ctx, atEight)
  const evening = await aTask(ctx, { due_at: new Date('2026-11-21T21:30:00Z'), all_day: false, remind_minutes: 30 })
  const eve = await aTask(ctx, { remind_minutes: 360 })
  clock.now = new Date('2026-11-21T22:00:00Z')
  await remindOfTasks(ctx)
  for (const { id, created_by, due_at } of [whole, evening, eve])
    await (await as({ id: created_by })).agenda.tasks.snooze({
      task_id: id,
      planned_at: due_at.toISOString(),
      days: 1,
    })
  const timesTold = async (at: string) => {
    clock.now = new Date(at)
    await remindOfTasks(ctx)
    return Promise.all([whole, evening, eve].map(async ({ created_by }) => (await notices(ctx, created_by)).length))
  }
  expect(await timesTold('2026-11-22T03:00:00Z')).toEqual([1, 1, 1])
  expect(await timesTold('2026-11-22T11:00:00Z')).toEqual([2, 1, 2])
  expect(await timesTold('2026-11-22T20:59:00Z')).toEqual([2, 1, 2])
  expect(await timesTold('2026-11-22T21:00:00Z')).toEqual([2, 2, 2])
})

test('suspended, leaving and erased people get nothing; nor do sleeping plants speak', async ({ ctx, clock }) => {
  for (const gone of [{ suspended_at: ctx.now() }, { leaving_at: ctx.now() }, { deleted_at: ctx.now() }]) {
    const task = await aTask(ctx, atEight)
    await ctx.db.update(users).set(gone).where(eq(users.id, task.created_by))
    await remindOfTasks(ctx)
    expect(await notices(ctx, task.created_by)).toEqual([])
    expect(await mailed(ctx, task.created_by, clock)).toEqual([])
  }
  const sleeping = await aTask(ctx, atEight)
  await ctx.db.update(plants).set({ archived_at: ctx.now() }).where(eq(plants.created_by, sleeping.created_by))
  await remindOfTasks(ctx)
  expect(await notices(ctx, sleeping.created_by)).toEqual([])
})

test('who wants no mail is told in the app only', async ({ ctx, as, clock }) => {
  const task = await aTask(ctx, atEight)
  await (await as({ id: task.created_by })).notifications.settings.change({
    choices: [{ kind: 'task_due', channel: 'e-mail', wanted: false }],
  })
  await remindOfTasks(ctx)
  expect(await notices(ctx, task.created_by)).toHaveLength(1)
  expect(await mailed(ctx, task.created_by, clock)).toEqual([])
})
