import { eq } from 'drizzle-orm'
import { MINUTE } from '#shared/durations.ts'
import { qrOf } from '#shared/qr-path.ts'
import { expect, test } from '#tests/fixtures.ts'
import { accountsJobs } from '../accounts.jobs.ts'
import { mailsTo } from '../emails/outbox.factory.ts'
import { setPassword } from '../passwords/set-password.actions.ts'
import { findViewer } from '../sessions/viewer.actions.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { consumeCode } from './consume-code.actions.ts'
import { aGuardedUser, challengeOf, codeAt, enter } from './second-factor.factory.ts'
import { recovery_codes, second_factors } from './second-factor.table.ts'

const beside = (field: string) => ({ status: 422, data: { errors: { [field]: [expect.stringMatching(/./)] } } })

test('a person turns it on with the password and a first code; the secret is shown only until then', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  const me = (await as(user)).accounts.secondFactor
  expect(await me.showSecondFactor()).toEqual({ state: 'off', setup: null, recovery_codes_left: 0 })
  await expect(me.begin({ password: 'não é esta' })).rejects.toMatchObject(beside('password'))
  const { setup } = await me.begin({ password: factoryPassword })
  expect(setup?.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(setup?.uri).toBe(`otpauth://totp/Grower:${user.nickname}?secret=${setup?.secret}&issuer=Grower`)
  expect(setup?.qr, 'the QR code says the address').toEqual(qrOf(setup?.uri ?? ''))
  expect((await me.showSecondFactor()).setup?.secret).toBe(setup?.secret)
  await expect(me.activate({ code: '000000' })).rejects.toMatchObject(beside('code'))
  const { recovery_codes: codes } = await me.activate({ code: codeAt(setup?.secret ?? '', ctx.now()) })
  expect(new Set(codes).size).toBe(10)
  expect(await me.showSecondFactor()).toEqual({ state: 'on', setup: null, recovery_codes_left: 10 })
  await expect(me.begin({ password: factoryPassword })).rejects.toMatchObject({ status: 409 })
  await expect(me.activate({ code: '123456' })).rejects.toMatchObject({ status: 409 })
  expect((await mailsTo(ctx, user.email)).map((mail) => mail.text)).toEqual([expect.stringMatching(/foi ativada/)])
})

test('neither the secret nor a recovery code can be read from the database', async ({ ctx, as }) => {
  const { user, secret, recovery_codes: codes } = await aGuardedUser({ ctx, as })
  const [factor] = await ctx.db.select().from(second_factors).where(eq(second_factors.user_id, user.id))
  expect(Buffer.from(factor?.secret_sealed ?? '', 'base64url').toString('latin1')).not.toContain(secret)
  const kept = JSON.stringify(await ctx.db.select().from(recovery_codes).where(eq(recovery_codes.user_id, user.id)))
  for (const code of codes) expect(kept).not.toContain(code)
})

test('a setup that waits for more than half an hour is over', async ({ ctx, as, clock }) => {
  const me = (await as(await aUser(ctx))).accounts.secondFactor
  const { setup } = await me.begin({ password: factoryPassword })
  clock.now = new Date(clock.now.getTime() + 31 * MINUTE)
  expect((await me.showSecondFactor()).state).toBe('off')
  const code = codeAt(setup?.secret ?? '', clock.now)
  await expect(me.activate({ code })).rejects.toMatchObject({ status: 409 })
})

test('login then takes two steps: the password answers a challenge, the code opens the session, both once', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { user, secret } = await aGuardedUser({ ctx, as })
  const { login, secondStep } = api.accounts.sessions
  const first = await login({ email: user.email, password: factoryPassword })
  if (!('challenge' in first)) throw new Error('a second step was expected')
  expect(first).toEqual({ challenge: expect.any(String), expires_in: 300, next: '/api/v1/auth/login/second-factor' })
  const { challenge } = first
  const used = codeAt(secret, clock.now)
  await expect(secondStep({ challenge, code: used })).rejects.toMatchObject(beside('code'))
  clock.now = new Date(clock.now.getTime() + MINUTE)
  const code = codeAt(secret, clock.now)
  const { token } = await secondStep({ challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(await findViewer(ctx, token)).toMatchObject({ id: user.id })
  await expect(secondStep({ challenge, code })).rejects.toMatchObject({ status: 401 })
  await expect(secondStep({ challenge: 'inventado', code })).rejects.toMatchObject({ status: 401 })
  await expect(secondStep({ challenge, code: '' })).rejects.toMatchObject(beside('code'))
})

test('a code of the clock before or after is accepted, an older one is not, and the challenge ends after 5 minutes', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { user, secret } = await aGuardedUser({ ctx, as })
  clock.now = new Date(clock.now.getTime() + 10 * MINUTE)
  const ask = () => challengeOf(api, user)
  const at = (seconds: number) => codeAt(secret, new Date(clock.now.getTime() + seconds * 1000))
  const { secondStep } = api.accounts.sessions
  await expect(secondStep({ challenge: await ask(), code: at(-90) })).rejects.toMatchObject(beside('code'))
  await secondStep({ challenge: await ask(), code: at(30) })
  await expect(secondStep({ challenge: await ask(), code: at(0) })).rejects.toMatchObject(beside('code'))
  const late = await ask()
  clock.now = new Date(clock.now.getTime() + 5 * MINUTE + 1000)
  await expect(secondStep({ challenge: late, code: at(0) })).rejects.toMatchObject({ status: 401 })
})

test('a recovery code opens the account once, however it is typed, and is counted down', async ({ ctx, as, api }) => {
  const { user, client, recovery_codes: codes } = await aGuardedUser({ ctx, as })
  const code = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ')
  expect(await enter(api, user, code)).toHaveProperty('token')
  await expect(enter(api, user, codes[0] ?? '')).rejects.toMatchObject(beside('code'))
  expect((await client.accounts.secondFactor.showSecondFactor()).recovery_codes_left).toBe(9)
})

test('wrong codes are counted per account, over all challenges', async ({ ctx, as, api, clock }) => {
  const { user, secret } = await aGuardedUser({ ctx, as })
  clock.now = new Date(clock.now.getTime() + MINUTE)
  for (let i = 0; i < 5; i++) await expect(enter(api, user, '000000')).rejects.toMatchObject({ status: 422 })
  await expect(enter(api, user, codeAt(secret, clock.now))).rejects.toMatchObject({ status: 429 })
  clock.now = new Date(clock.now.getTime() + 16 * MINUTE)
  expect(await enter(api, user, codeAt(secret, clock.now))).toHaveProperty('token')
})

test('turning it off and new recovery codes need the password and a code', async ({ ctx, as, api, clock }) => {
  const { user, client, secret, recovery_codes: codes } = await aGuardedUser({ ctx, as })
  const me = client.accounts.secondFactor
  clock.now = new Date(clock.now.getTime() + MINUTE)
  const code = codeAt(secret, clock.now)
  await expect(me.renewCodes({ password: 'não é esta', code })).rejects.toMatchObject(beside('password'))
  const { recovery_codes: renewed } = await me.renewCodes({ password: factoryPassword, code })
  expect(renewed.filter((one) => codes.includes(one))).toEqual([])
  const wrong = { password: factoryPassword, code: codes[3] ?? '' }
  await expect(me.disable(wrong)).rejects.toMatchObject(beside('code'))
  await me.disable({ password: factoryPassword, code: renewed[0] ?? '' })
  expect((await me.showSecondFactor()).state).toBe('off')
  expect(await api.accounts.sessions.login({ email: user.email, password: factoryPassword })).toHaveProperty('token')
})

test('visitors have no second factor', async ({ api }) => {
  const { showSecondFactor, begin, activate, renewCodes, disable } = api.accounts.secondFactor
  const proved = { password: 'x', code: 'x' }
  for (const refused of [showSecondFactor(), begin(proved), activate(proved), renewCodes(proved), disable(proved)])
    await expect(refused).rejects.toMatchObject({ status: 401 })
})

test('somebody suspended between the two steps does not get in', async ({ ctx, as, api }) => {
  const { user, recovery_codes: codes } = await aGuardedUser({ ctx, as })
  const challenge = await challengeOf(api, user)
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, user.id))
  await expect(api.accounts.sessions.secondStep({ challenge, code: codes[0] ?? '' })).rejects.toMatchObject({
    status: 403,
  })
})

test('after the app keys were rotated the secrets move under the new key, and the old one can go', async ({
  ctx,
  as,
  clock,
}) => {
  const { user, secret } = await aGuardedUser({ ctx, as })
  const young = Buffer.alloc(32, 9)
  const keys = [young, ...ctx.env.keys] as const
  await accountsJobs['accounts.reseal_second_factors']({ ...ctx, env: { ...ctx.env, keys } })
  clock.now = new Date(clock.now.getTime() + MINUTE)
  const later = { ...ctx, env: { ...ctx.env, keys: [young] as const } }
  expect(await consumeCode(later, user.id, codeAt(secret, clock.now))).toBe(true)
})

test('a login that waits for its code is over when the password changes', async ({ ctx, as, api, clock }) => {
  const { user, secret } = await aGuardedUser({ ctx, as })
  const first = await api.accounts.sessions.login({ email: user.email, password: factoryPassword })
  if (!('challenge' in first)) throw new Error('a second step was expected')
  await ctx.transaction((tx) => setPassword(tx, user, user.password_hash))
  clock.now = new Date(clock.now.getTime() + MINUTE)
  const late = { challenge: first.challenge, code: codeAt(secret, clock.now) }
  await expect(api.accounts.sessions.secondStep(late)).rejects.toMatchObject({ status: 401 })
})
