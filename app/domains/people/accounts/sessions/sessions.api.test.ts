import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { type Context, createContext } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { accountsJobs } from '../accounts.jobs.ts'
import { mailsTo, runAccountJobs } from '../emails/outbox.factory.ts'
import { DEMO_PASSWORD } from '../passwords/password.rules.ts'
import { setPassword } from '../passwords/set-password.actions.ts'
import { aSession, aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { findDevice } from './login-devices.actions.ts'
import { sessions } from './sessions.table.ts'
import { findViewer } from './viewer.actions.ts'

const sentence = 'E-mail, apelido ou senha não conferem. Tente de novo ou recupere a senha.'
const from = (ctx: Context, ip: string) =>
  testClient(createContext({ ...ctx, request: { ip, user_agent: 'teste' } })).accounts.sessions

test('login by e-mail and by nickname, in any case, opens a session whose token is only stored hashed', async ({
  ctx,
  api,
}) => {
  const user = await aUser(ctx, { nickname: 'Maria.Flor' })
  for (const email of [user.email.toUpperCase(), 'maria.flor', ' MARIA.FLOR ']) {
    const answer = await api.accounts.sessions.login({ email, password: factoryPassword })
    expect(await findViewer(ctx, 'token' in answer ? answer.token : undefined)).toMatchObject({
      id: user.id,
      nickname: 'Maria.Flor',
      terms_accepted: true,
    })
  }
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.user_id, user.id))
  expect(session?.token_hash).toMatch(/^[\w-]{43}$/)
  expect(session?.expires_at.getTime()).toBe(ctx.now().getTime() + 30 * DAY)
})

test('wrong password, unknown e-mail and unknown nickname get one and the same answer', async ({ ctx, api }) => {
  const user = await aUser(ctx)
  const tries = [
    { email: user.email, password: 'errada errada' },
    { email: user.nickname, password: 'errada errada' },
    { email: 'ninguem@exemplo.com.br', password: factoryPassword },
    { email: 'ninguem', password: factoryPassword },
  ]
  for (const attempt of tries)
    await expect(api.accounts.sessions.login(attempt)).rejects.toMatchObject({ status: 401, message: sentence })
})

test('login without a password is refused beside the field', async ({ api }) => {
  await expect(api.accounts.sessions.login({ email: 'ana', password: '' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { password: ['Preencha este campo.'] } },
  })
})

test('after 5 failures an account and address wait, other addresses do not; a success forgives', async ({
  ctx,
  clock,
}) => {
  const { email } = await aUser(ctx)
  const here = from(ctx, '203.0.113.1')
  for (let i = 0; i < 4; i++)
    await expect(here.login({ email, password: 'não é esta' })).rejects.toMatchObject({ status: 401 })
  await here.login({ email, password: factoryPassword })
  for (let i = 0; i < 5; i++)
    await expect(here.login({ email, password: 'não é esta' })).rejects.toMatchObject({ status: 401 })
  const waiting = { status: 429, data: { retry_after: 900 } }
  await expect(here.login({ email, password: factoryPassword })).rejects.toMatchObject(waiting)
  await from(ctx, '203.0.113.2').login({ email, password: factoryPassword })
  clock.now = new Date(clock.now.getTime() + 15 * 60_000 + 1000)
  await here.login({ email, password: factoryPassword })
})

test('an address may fail 20 times over all accounts', async ({ ctx }) => {
  const { login } = from(ctx, '203.0.113.3')
  for (let i = 0; i < 20; i++)
    await expect(login({ email: `alguem${i}`, password: 'x' })).rejects.toMatchObject({ status: 401 })
  await expect(login({ email: 'alguem20', password: 'x' })).rejects.toMatchObject({ status: 429 })
})

const strangers = async (ctx: Context, email: string, howMany = 60) => {
  for (let i = 0; i < howMany; i++)
    await from(ctx, `198.51.100.${i}`)
      .login({ email, password: 'não é esta' })
      .catch(() => undefined)
}

test('an account attacked from many addresses is judged at most 50 times an hour under each of its names, and its owner is told once', async ({
  ctx,
  clock,
}) => {
  const { email } = await aUser(ctx)
  await strangers(ctx, email)
  const right = { email: email.toUpperCase(), password: factoryPassword }
  const elsewhere = from(ctx, '203.0.113.200')
  await expect(elsewhere.login(right)).rejects.toMatchObject({ status: 429, data: { retry_after: 3600 } })
  await runAccountJobs(ctx)
  await strangers(ctx, email, 1)
  const sent = await mailsTo(ctx, email)
  expect(sent.map((mail) => mail.subject)).toEqual(['Muitas tentativas de entrar na sua conta'])
  clock.now = new Date(clock.now.getTime() + 3_601_000)
  await elsewhere.login(right)
})

test('an account under attack answers no differently than a name that nobody has', async ({ ctx }) => {
  const { email } = await aUser(ctx)
  for (const name of [email, 'fantasma']) await strangers(ctx, name, 50)
  for (const name of [email, 'fantasma'])
    await expect(from(ctx, '203.0.113.1').login({ email: name, password: 'x' })).rejects.toMatchObject({ status: 429 })
})

test('the addresses of one IPv6 network of 64 bits count as one', async ({ ctx }) => {
  const at = (i: number, network = '1') => from(ctx, `2001:db8:0:${network}::${i.toString(16)}`)
  for (let i = 0; i < 20; i++)
    await expect(at(i).login({ email: `alguem${i}`, password: 'x' })).rejects.toMatchObject({ status: 401 })
  await expect(at(99).login({ email: 'alguem99', password: 'x' })).rejects.toMatchObject({ status: 429 })
  await expect(at(99, '2').login({ email: 'alguem99', password: 'x' })).rejects.toMatchObject({ status: 401 })
})

test('a device that the account has signed in from keeps its way in while strangers use up the limit', async ({
  ctx,
}) => {
  const user = await aUser(ctx)
  const here = from(ctx, '203.0.113.1')
  const signIn = (device?: string) => here.login({ email: user.email, password: factoryPassword, device })
  const opened = await signIn()
  const { device } = 'device' in opened ? opened : { device: '' }
  await strangers(ctx, user.email)
  await expect(signIn()).rejects.toMatchObject({ status: 429 })
  await expect(signIn('inventado')).rejects.toMatchObject({ status: 429 })
  expect(await signIn(device), 'the device keeps its mark').toMatchObject({ device })
  const other = await aUser(ctx)
  await strangers(ctx, other.email)
  const asOther = here.login({ email: other.email, password: factoryPassword, device })
  await expect(asOther, 'it is known to one account alone').rejects.toMatchObject({ status: 429 })
})

test('a known device may guess no more than any other', async ({ ctx }) => {
  const { email } = await aUser(ctx)
  const here = from(ctx, '203.0.113.1')
  const opened = await here.login({ email, password: factoryPassword })
  const { device } = 'device' in opened ? opened : { device: '' }
  for (let i = 0; i < 5; i++)
    await expect(from(ctx, `203.0.113.${i}`).login({ email, password: 'x', device })).rejects.toMatchObject({
      status: 401,
    })
  await expect(here.login({ email, password: factoryPassword, device })).rejects.toMatchObject({ status: 429 })
})

test('a device is known no more once it was disconnected, or the password changed, or ten newer ones signed in', async ({
  ctx,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const mark = async () => {
    const opened = await from(ctx, '203.0.113.1').login({ email: user.email, password: factoryPassword })
    return 'device' in opened ? opened.device : ''
  }
  const known = async (device: string) => !!(await findDevice(ctx, user.id, device))
  const first = await mark()
  expect(await known(first)).toBe(true)
  await testClient(await contextOf(user)).accounts.sessions.endOthers()
  expect(await known(first)).toBe(false)
  const second = await mark()
  for (let i = 0; i < 10; i++) await mark()
  expect(await known(second)).toBe(false)
  const last = await mark()
  await ctx.transaction((tx) => setPassword(tx, user, user.password_hash))
  expect(await known(last)).toBe(false)
})

test('who logs out stays a known device', async ({ ctx }) => {
  const user = await aUser(ctx)
  const opened = await from(ctx, '203.0.113.1').login({ email: user.email, password: factoryPassword })
  if (!('token' in opened)) throw new Error('no second step was set up')
  const viewer = await findViewer(ctx, opened.token)
  await testClient(createContext({ ...ctx, viewer })).accounts.sessions.logout()
  expect(await findDevice(ctx, user.id, opened.device)).toBeDefined()
})

test('an attack on a name that nobody has mails nobody', async ({ ctx }) => {
  for (let i = 0; i < 26; i++)
    await from(ctx, `198.51.100.${i}`)
      .login({ email: 'fantasma', password: 'x' })
      .catch(() => undefined)
  await expect(runAccountJobs(ctx)).resolves.toBeUndefined()
})

test('a suspended account is told so only with the right password, and a deleted one does not exist', async ({
  ctx,
  api,
}) => {
  const suspended = await aUser(ctx, { suspended_at: ctx.now() })
  const deleted = await aUser(ctx, { deleted_at: ctx.now() })
  const { login } = api.accounts.sessions
  await expect(login({ email: suspended.email, password: 'não é esta' })).rejects.toMatchObject({
    status: 401,
    message: sentence,
  })
  await expect(login({ email: suspended.email, password: factoryPassword })).rejects.toMatchObject({ status: 403 })
  await expect(login({ email: deleted.email, password: factoryPassword })).rejects.toMatchObject({
    status: 401,
    message: sentence,
  })
})

test('the demo password opens nothing outside the demo world', async ({ ctx, api }) => {
  const { email } = await aUser(ctx, { password_hash: await hash(DEMO_PASSWORD) })
  await expect(api.accounts.sessions.login({ email, password: DEMO_PASSWORD })).rejects.toMatchObject({ status: 401 })
  const demo = testClient(createContext({ ...ctx, env: { ...ctx.env, demo: true } }))
  await expect(demo.accounts.sessions.login({ email, password: DEMO_PASSWORD })).resolves.toHaveProperty('token')
})

test('a hash made with older parameters is renewed at login', async ({ ctx, api }) => {
  const old = await hash('uma frase antiga', { memoryCost: 8192, timeCost: 1 })
  const user = await aUser(ctx, { password_hash: old })
  await api.accounts.sessions.login({ email: user.email, password: 'uma frase antiga' })
  const [now] = await ctx.db.select().from(users).where(eq(users.id, user.id))
  expect(now?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await api.accounts.sessions.login({ email: user.email, password: 'uma frase antiga' })
})

test('me answers the fields of the specification and no others', async ({ ctx, as }) => {
  const user = await aUser(ctx, { roles: ['escritor'] })
  const { user: me } = await (await as(user)).accounts.sessions.me()
  expect(me).toEqual({
    id: user.id,
    nickname: user.nickname,
    email_verified_at: user.email_verified_at,
    need_update_password: false,
    roles: [{ name: 'escritor', permissions: [] }],
    user_type: { slug: 'grower' },
    users_is_professor_copa_grower: false,
    current_terms_of_service: { terms_of_service_id: expect.any(Number) },
  })
})

test('me and logout need a session, not a verified e-mail', async ({ ctx, as, api }) => {
  await expect(api.accounts.sessions.me()).rejects.toMatchObject({ status: 401 })
  await expect(api.accounts.sessions.logout()).rejects.toMatchObject({ status: 401 })
  const fresh = await as(await aUser(ctx, { email_verified_at: null, terms_accepted: false }))
  expect((await fresh.accounts.sessions.me()).user.current_terms_of_service).toBeNull()
  await fresh.accounts.sessions.logout()
})

test('logout ends this session and no other', async ({ ctx, contextOf }) => {
  const user = await aUser(ctx)
  const other = await aSession(ctx, user)
  const here = await contextOf(user)
  await testClient(here).accounts.sessions.logout()
  expect(
    await ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, here.viewer?.session_id ?? 0)),
  ).toEqual([])
  expect(await findViewer(ctx, other.token)).toMatchObject({ id: user.id })
})

test('a session slides while it is used and ends after 30 days of silence; the sweep throws it away', async ({
  ctx,
  clock,
}) => {
  const user = await aUser(ctx)
  const { token } = await aSession(ctx, user)
  const later = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY)
  }
  later(29)
  expect(await findViewer(ctx, token)).not.toBeNull()
  later(29)
  expect(await findViewer(ctx, token)).not.toBeNull()
  later(31)
  expect(await findViewer(ctx, token)).toBeNull()
  await accountsJobs['accounts.sweep_sessions'](ctx)
  const hashed = createHash('sha256').update(token).digest('base64url')
  expect(await ctx.db.select().from(sessions).where(eq(sessions.token_hash, hashed))).toEqual([])
})
