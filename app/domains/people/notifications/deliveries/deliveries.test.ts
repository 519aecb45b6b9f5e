import { eq, sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { NotificationKind } from '../notifications/notification.kinds.ts'
import { notify, withdrawNotice } from '../notifications/notify.actions.ts'
import { MOST_A_DAY } from './ceiling.actions.ts'
import { deliveriesOf, fanOutAll, sendDue } from './deliveries.factory.ts'
import { deliveriesJobs } from './deliveries.jobs.ts'
import { fanOut } from './fan-out.actions.ts'

const about = (user_id: number, key: string, kind: NotificationKind = 'mention') => ({
  user_id,
  kind,
  title: 'ana mencionou você em Jaci',
  text: 'Um segredo',
  url: '/cultivo',
  key,
})

async function at(ctx: Context, clock: { now: Date }, user_id: number, moment: string) {
  clock.now = new Date(moment)
  await sendDue(ctx, user_id)
  return (await mailed(ctx, user_id)).length
}

const mailed = async ({ db }: Context, user_id: number) => {
  const [person] = await db.select().from(users).where(eq(users.id, user_id))
  return db
    .select()
    .from(mails)
    .where(eq(mails.to, person?.email ?? ''))
    .orderBy(mails.id)
}

test('three notices of a minute are one mail that names nothing; the worker run twice sends it once', async ({
  ctx,
  clock,
}) => {
  const user = await aUser(ctx)
  await notify(ctx, about(user.id, 'a'))
  await notify(ctx, about(user.id, 'b'))
  await notify(ctx, about(user.id, 'c', 'task_due'))
  for (let twice = 0; twice < 2; twice++) await fanOutAll(ctx, user.id)
  expect(await at(ctx, clock, user.id, '2026-11-21T15:00:30Z')).toBe(0)
  expect(await at(ctx, clock, user.id, '2026-11-21T15:01:00Z')).toBe(1)
  expect(await at(ctx, clock, user.id, '2026-11-21T15:02:00Z')).toBe(1)
  const [mail] = await mailed(ctx, user.id)
  expect(mail?.subject).toBe('Mencionaram você 2 vezes e mais um aviso')
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Jaci|segredo|ana mencionou/)
  expect(await deliveriesOf(ctx, user.id)).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'sent' })))
})

test('what was read, withdrawn or turned off in the meantime is not sent, and says why', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const { notifications } = await as(user)
  for (const [key, kind] of [
    ['read', 'mention'],
    ['withdrawn', 'mention'],
    ['refused', 'task_due'],
  ] as const)
    await notify(ctx, about(user.id, key, kind))
  await fanOutAll(ctx, user.id)
  const [refused, withdrawn, read] = (await notifications.list({})).data
  await notifications.read({ id: read?.id ?? 0 })
  await withdrawNotice(ctx, user.id, 'withdrawn')
  await notifications.settings.change({ choices: [{ kind: 'task_due', channel: 'e-mail', wanted: false }] })
  expect(await at(ctx, clock, user.id, '2026-11-21T15:05:00Z')).toBe(0)
  expect([refused?.kind, withdrawn?.kind]).toEqual(['task_due', 'mention'])
  expect(await deliveriesOf(ctx, user.id)).toMatchObject([
    { status: 'suppressed', reason: 'read or withdrawn' },
    { status: 'suppressed', reason: 'read or withdrawn', notification_id: null },
    { status: 'suppressed', reason: 'not wanted' },
  ])
})

test('in the quiet hours nothing leaves; at their end it does', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  await (await as(user)).notifications.settings.change({ quiet_from: '22:00', quiet_to: '07:30' })
  clock.now = new Date('2026-11-22T01:30:00Z') // 22:30 in São Paulo
  await notify(ctx, about(user.id, 'a'))
  await fanOutAll(ctx, user.id)
  expect(await at(ctx, clock, user.id, '2026-11-22T10:29:00Z')).toBe(0)
  expect(await at(ctx, clock, user.id, '2026-11-22T10:30:00Z')).toBe(1)
})

test('what is due as the quiet hours begin waits for their end', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  await notify(ctx, about(user.id, 'a'))
  await fanOutAll(ctx, user.id)
  await (await as(user)).notifications.settings.change({ quiet_from: '12:00', quiet_to: '13:00' })
  expect(await at(ctx, clock, user.id, '2026-11-21T15:30:00Z')).toBe(0)
  expect((await deliveriesOf(ctx, user.id))[0]).toMatchObject({ due_at: new Date('2026-11-21T16:00:00Z') })
  expect(await at(ctx, clock, user.id, '2026-11-21T16:00:00Z')).toBe(1)
})

test('a digest is one mail a day at eight, or a week; what is about the account goes at once', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { settings } = (await as(user)).notifications
  await settings.change({ mail_rhythm: 'daily' })
  await notify(ctx, about(user.id, 'a'))
  await notify(ctx, about(user.id, 'b'))
  await notify(ctx, about(user.id, 'c', 'system'))
  await fanOutAll(ctx, user.id)
  expect(await at(ctx, clock, user.id, '2026-11-21T15:02:00Z')).toBe(1)
  expect(await at(ctx, clock, user.id, '2026-11-22T10:59:00Z')).toBe(1)
  expect(await at(ctx, clock, user.id, '2026-11-22T11:00:00Z')).toBe(2)
  expect((await mailed(ctx, user.id)).map(({ subject }) => subject)).toEqual([
    'Há um aviso sobre a sua conta',
    'Mencionaram você 2 vezes',
  ])
  await settings.change({ mail_rhythm: 'weekly' })
  clock.now = new Date('2026-11-23T11:00:01Z') // Monday, one second past eight
  await notify(ctx, about(user.id, 'd'))
  await fanOutAll(ctx, user.id)
  expect(await at(ctx, clock, user.id, '2026-11-30T10:59:00Z')).toBe(2)
  expect(await at(ctx, clock, user.id, '2026-11-30T11:00:00Z')).toBe(3)
})

test('no more than so many messages a day, over all channels; the next day they go again', async ({ ctx, clock }) => {
  const user = await aUser(ctx)
  const sendOne = async (key: number) => {
    await notify(ctx, about(user.id, String(key)))
    await fanOutAll(ctx, user.id)
    clock.now = new Date(clock.now.getTime() + 60_000)
    await sendDue(ctx, user.id)
  }
  for (let count = 0; count < MOST_A_DAY + 2; count++) await sendOne(count)
  expect(await mailed(ctx, user.id)).toHaveLength(MOST_A_DAY)
  expect((await deliveriesOf(ctx, user.id)).at(-1)).toMatchObject({ status: 'suppressed', reason: 'daily ceiling' })
  clock.now = new Date('2026-11-22T15:00:00Z')
  await sendOne(1000)
  expect(await mailed(ctx, user.id)).toHaveLength(MOST_A_DAY + 1)
})

test('without a confirmed mail address, suspended or leaving, nothing leaves', async ({ ctx }) => {
  for (const gone of [{ email_verified_at: null }, { suspended_at: ctx.now() }, { leaving_at: ctx.now() }]) {
    const user = await aUser(ctx, gone)
    await notify(ctx, about(user.id, 'a'))
    await fanOutAll(ctx, user.id)
    expect(await deliveriesOf(ctx, user.id)).toEqual([])
  }
})

test('a notice that is gone before the worker looked is no delivery', async ({ ctx }) => {
  await fanOut(ctx, { notification_id: 2_000_000_000 })
  const user = await aUser(ctx)
  await notify(ctx, about(user.id, 'a'))
  await withdrawNotice(ctx, user.id, 'a')
  await fanOutAll(ctx, user.id)
  expect(await deliveriesOf(ctx, user.id)).toEqual([])
})

test('after 90 days deliveries are forgotten', async ({ ctx, clock }) => {
  const user = await aUser(ctx)
  await notify(ctx, about(user.id, 'a'))
  await fanOutAll(ctx, user.id)
  clock.now = new Date('2027-02-19T14:00:00Z')
  await deliveriesJobs['notifications.sweep'](ctx)
  expect(await deliveriesOf(ctx, user.id)).toHaveLength(1)
  clock.now = new Date('2027-02-20T14:00:00Z')
  await deliveriesJobs['notifications.sweep'](ctx)
  expect(await deliveriesOf(ctx, user.id)).toEqual([])
})

test('what sends a mail of its own is not mailed as a notice too', async ({ ctx }) => {
  const user = await aUser(ctx)
  await notify(ctx, { ...about(user.id, 'a', 'process'), unmailed: true })
  await notify(ctx, about(user.id, 'b', 'process'))
  const { rows } = await ctx.db.execute<{ payload: { notification_id: number; unmailed?: true } }>(
    sql`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'notifications.fan_out' order by j.id`,
  )
  for (const { payload } of rows) await fanOut(ctx, payload)
  const [first, second] = rows.map(({ payload }) => payload.notification_id)
  expect(await deliveriesOf(ctx, user.id)).toMatchObject([{ notification_id: second, channel: 'e-mail' }])
  expect(first).not.toBe(second)
})
