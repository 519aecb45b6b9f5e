import { eq } from 'drizzle-orm'
import { type Context, createContext } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { access_log } from '../access-log/access-log.table.ts'
import { accountsJobs } from '../accounts.jobs.ts'
import { mailsTo } from '../emails/outbox.factory.ts'
import { aSession, aUser, factoryPassword } from '../users/users.factory.ts'
import { known_devices } from './known-devices.table.ts'
import { newLoginSubject } from './new-login.emails.tsx'
import { findViewer } from './viewer.actions.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const from = (ctx: Context, ip: string, user_agent: string) => createContext({ ...ctx, request: { ip, user_agent } })

test('one sees the own sessions by device, this one first, and ends one or all others', async ({
  ctx,
  api,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const lost = await aSession(from(ctx, '203.0.113.9', phone), user)
  const other = await aSession(from(ctx, '203.0.113.8', desk), user)
  const here = testClient(await contextOf(user)).accounts.sessions
  const { data } = await here.list()
  expect(data.map(({ device, ip, current, handheld }) => [device, ip, current, handheld])).toEqual([
    ['Programa ou aplicativo', '127.0.0.1', true, false],
    ['Firefox no Linux', '203.0.113.8', false, false],
    ['Safari no iPhone', '203.0.113.9', false, true],
  ])
  await here.end({ id: data[2]?.id ?? 0 })
  expect(await findViewer(ctx, lost.token)).toBeNull()
  await expect(here.end({ id: data[2]?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
  expect(await here.endOthers()).toEqual({ ended: 1 })
  expect(await findViewer(ctx, other.token)).toBeNull()
  expect((await here.list()).data).toHaveLength(1)
  await expect(api.accounts.sessions.list()).rejects.toMatchObject({ status: 401 })
  await expect(api.accounts.sessions.endOthers()).rejects.toMatchObject({ status: 401 })
})

test("somebody else's session does not exist, and an id that is none is refused", async ({ ctx, contextOf, as }) => {
  const theirs = await contextOf(await aUser(ctx))
  const me = (await as(await aUser(ctx))).accounts.sessions
  await expect(me.end({ id: theirs.viewer?.session_id ?? 0 })).rejects.toMatchObject({ status: 404 })
  await expect(me.end({ id: -1 })).rejects.toMatchObject({ status: 422 })
  expect((await testClient(theirs).accounts.sessions.list()).data).toHaveLength(1)
})

test('a login from another kind of device or network is told by mail, one seen before is not', async ({ ctx }) => {
  const { email } = await aUser(ctx)
  const enter = (ip: string, agent: string) =>
    testClient(from(ctx, ip, agent)).accounts.sessions.login({ email, password: factoryPassword })
  const warnings = async () => (await mailsTo(ctx, email)).filter((mail) => mail.subject === newLoginSubject)
  await enter('203.0.113.9', phone)
  expect(await warnings()).toHaveLength(0)
  await enter('203.0.113.77', phone.replace('18_1', '18_2'))
  expect(await warnings()).toHaveLength(0)
  await enter('203.0.113.9', desk)
  const [mail] = await warnings()
  expect(mail?.text).toMatch(/Firefox no Linux[\s\S]*203\.0\.113\.9/)
  await enter('198.51.100.4', phone)
  expect(await warnings()).toHaveLength(2)
  await enter('198.51.100.5', phone)
  expect(await warnings()).toHaveLength(2)
})

test('a refused login remembers no device and tells nobody', async ({ ctx }) => {
  const { email } = await aUser(ctx)
  const { login } = testClient(from(ctx, '203.0.113.9', phone)).accounts.sessions
  await expect(login({ email, password: 'não é esta' })).rejects.toMatchObject({ status: 401 })
  expect(await mailsTo(ctx, email)).toEqual([])
})

test('logins, days of use and logouts are kept for six months, and no longer', async ({ ctx, contextOf, clock }) => {
  const user = await aUser(ctx)
  const opened = await aSession(from(ctx, '203.0.113.9', phone), user)
  const start = clock.now
  const later = (milliseconds: number) => {
    clock.now = new Date(start.getTime() + milliseconds)
  }
  later(2 * 3_600_000)
  await findViewer(from(ctx, '203.0.113.9', phone), opened.token)
  later(4 * 3_600_000)
  await findViewer(from(ctx, '203.0.113.9', phone), opened.token)
  later(2 * DAY)
  await findViewer(from(ctx, '203.0.113.9', phone), opened.token)
  const kinds = async () =>
    (await ctx.db.select().from(access_log).where(eq(access_log.user_id, user.id)).orderBy(access_log.id)).map(
      ({ kind, ip }) => `${kind} ${ip}`,
    )
  expect(await kinds()).toEqual(['login 203.0.113.9', 'use 203.0.113.9', 'use 203.0.113.9'])
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 6)
  clock.now = end
  await accountsJobs['accounts.sweep_access_log'](ctx)
  expect(await kinds()).toHaveLength(3)
  clock.now = new Date(end.getTime() + 1)
  const me = testClient(await contextOf(user)).accounts.accessLog
  expect((await me.listOwn({})).data.map(({ kind }) => kind)).toEqual(['login', 'use', 'use'])
  await accountsJobs['accounts.sweep_access_log'](ctx)
  expect(await kinds()).toEqual(['use 203.0.113.9', 'use 203.0.113.9', 'login 127.0.0.1'])
  await testClient(await contextOf(user)).accounts.sessions.logout()
  expect((await kinds()).at(-1)).toBe('logout 127.0.0.1')
})

test('a device that was not seen for half a year is forgotten', async ({ ctx, clock }) => {
  const { email, id } = await aUser(ctx)
  await testClient(from(ctx, '203.0.113.9', phone)).accounts.sessions.login({ email, password: factoryPassword })
  const known = () => ctx.db.select().from(known_devices).where(eq(known_devices.user_id, id))
  clock.now = new Date(clock.now.getTime() + 181 * DAY)
  await accountsJobs['accounts.sweep_sessions'](ctx)
  expect(await known()).toMatchObject([{ device: 'Safari no iPhone|203.0.113' }])
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  await accountsJobs['accounts.sweep_sessions'](ctx)
  expect(await known()).toEqual([])
})
