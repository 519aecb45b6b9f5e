import { eq } from 'drizzle-orm'
import { expect, test } from '#tests/fixtures.ts'
import { mailsTo } from '../emails/outbox.factory.ts'
import { codeAt, turnOn } from '../second-factor/second-factor.factory.ts'
import { findViewer } from '../sessions/viewer.actions.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { anAuthenticator } from './passkeys.factory.ts'
import { passkeys } from './passkeys.table.ts'

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const made = (challenge: string) => ({
  id: 'abc',
  rawId: 'abc',
  type: 'public-key' as const,
  response: {
    clientDataJSON: text({ type: 'webauthn.create', challenge, origin: 'http://localhost:3000' }),
    attestationObject: 'o2NmbXRkbm9uZQ',
  },
  clientExtensionResults: {},
})
const used = (challenge: string, id = 'abc') => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: {
    clientDataJSON: text({ type: 'webauthn.get', challenge, origin: 'http://localhost:3000' }),
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
  clientExtensionResults: {},
})

test('a ceremony is for this host, demands who holds the device, and names nobody at login', async ({
  ctx,
  as,
  api,
}) => {
  const user = await aUser(ctx)
  const options = await (await as(user)).accounts.passkeys.registrationOptions({ password: factoryPassword })
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Grower' },
    user: { name: user.nickname },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const login = await api.accounts.passkeys.loginOptions()
  expect(login).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(login.allowCredentials ?? []).toEqual([])
  expect(login.challenge).not.toBe((await api.accounts.passkeys.loginOptions()).challenge)
})

test('who holds a session alone makes no passkey: password and second factor are asked for, and five guesses are enough', async ({
  ctx,
  as,
  clock,
}) => {
  const me = await as(await aUser(ctx))
  const { registrationOptions } = me.accounts.passkeys
  await expect(registrationOptions({ password: 'não é esta' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { password: [expect.any(String)] } },
  })
  await registrationOptions({ password: factoryPassword })
  const { secret } = await turnOn(me, clock.now)
  const code = { status: 422, data: { errors: { code: [expect.any(String)] } } }
  await expect(registrationOptions({ password: factoryPassword })).rejects.toMatchObject(code)
  await expect(registrationOptions({ password: factoryPassword, code: '000000' })).rejects.toMatchObject(code)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await registrationOptions({ password: factoryPassword, code: codeAt(secret, clock.now) })
  await expect(
    registrationOptions({ password: factoryPassword, code: codeAt(secret, clock.now) }),
  ).rejects.toMatchObject(code)
  for (let i = 0; i < 5; i++) await registrationOptions({ password: 'chute' }).catch(() => undefined)
  await expect(registrationOptions({ password: 'chute' })).rejects.toMatchObject({ status: 429 })
})

test('a passkey opens the account without a second step, and its owner was told that it was made', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const user = await aUser(ctx)
  const me = await as(user)
  const { secret } = await turnOn(me, clock.now)
  const phone = anAuthenticator()
  const { register, registrationOptions } = me.accounts.passkeys
  const options = () => {
    clock.now = new Date(clock.now.getTime() + 60_000)
    return registrationOptions({ password: factoryPassword, code: codeAt(secret, clock.now) })
  }
  const kept = await register({ name: 'Meu celular', response: phone.make(await options()) })
  expect(kept.data).toMatchObject([{ name: 'Meu celular', backed_up: false, last_used_at: null }])
  expect((await mailsTo(ctx, user.email))[0]?.text).toMatch(/Meu celular[\s\S]*adicionada/)
  const { loginOptions, loginWithPasskey } = api.accounts.passkeys
  const { token } = await loginWithPasskey({ response: phone.answer(await loginOptions()) })
  expect(await findViewer(ctx, token)).toMatchObject({ id: user.id })
  expect((await me.accounts.passkeys.listPasskeys()).data[0]?.last_used_at).toEqual(ctx.now())
  await me.accounts.passkeys.register({ name: 'Outro', response: anAuthenticator().make(await options()) })
  expect((await me.accounts.passkeys.listPasskeys()).data).toHaveLength(2)
})

test('a challenge works once, for five minutes, for who asked and on this site', async ({ ctx, as, api, clock }) => {
  const me = (await as(await aUser(ctx))).accounts.passkeys
  const stranger = (await as(await aUser(ctx))).accounts.passkeys
  const phone = anAuthenticator()
  const made = phone.make(await me.registrationOptions({ password: factoryPassword }))
  await expect(stranger.register({ name: 'Roubada', response: made })).rejects.toMatchObject({ status: 422 })
  await me.register({ name: 'Minha', response: made })
  await expect(me.register({ name: 'Minha', response: made })).rejects.toMatchObject({ status: 422 })
  const { loginOptions, loginWithPasskey } = api.accounts.passkeys
  const answer = phone.answer(await loginOptions())
  await loginWithPasskey({ response: answer })
  const refused = { status: 401 }
  await expect(loginWithPasskey({ response: answer })).rejects.toMatchObject(refused)
  const elsewhere = anAuthenticator('http://localhost:3000')
  await expect(loginWithPasskey({ response: elsewhere.answer(await loginOptions()) })).rejects.toMatchObject(refused)
  phone.device.origin = 'https://grower.example.net'
  const phished = await loginOptions()
  await expect(loginWithPasskey({ response: phone.answer(phished) })).rejects.toMatchObject(refused)
  phone.device.origin = 'http://localhost:3000'
  await expect(loginWithPasskey({ response: phone.answer(phished) })).rejects.toMatchObject(refused)
  const late = await loginOptions()
  clock.now = new Date(clock.now.getTime() + 5 * 60_000 + 1000)
  await expect(loginWithPasskey({ response: phone.answer(late) })).rejects.toMatchObject(refused)
})

test('a counter that goes back is a copied key: it opens nothing', async ({ ctx, as, api }) => {
  const me = (await as(await aUser(ctx))).accounts.passkeys
  const key = anAuthenticator()
  await me.register({ name: 'Chave', response: key.make(await me.registrationOptions({ password: factoryPassword })) })
  const { loginOptions, loginWithPasskey } = api.accounts.passkeys
  key.device.counter = 7
  await loginWithPasskey({ response: key.answer(await loginOptions()) })
  key.device.counter = 6
  await expect(loginWithPasskey({ response: key.answer(await loginOptions()) })).rejects.toMatchObject({ status: 401 })
  key.device.counter = 8
  await loginWithPasskey({ response: key.answer(await loginOptions()) })
})

test('a suspended person’s passkey hears it too', async ({ ctx, as, api }) => {
  const user = await aUser(ctx)
  const me = (await as(user)).accounts.passkeys
  const key = anAuthenticator()
  await me.register({ name: 'Chave', response: key.make(await me.registrationOptions({ password: factoryPassword })) })
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, user.id))
  const { loginOptions, loginWithPasskey } = api.accounts.passkeys
  const attempt = loginWithPasskey({ response: key.answer(await loginOptions()) })
  await expect(attempt).rejects.toMatchObject({ status: 403, message: expect.stringMatching(/suspensa/) })
})

test('what no authenticator made opens nothing and keeps nothing', async ({ ctx, as, api }) => {
  const me = (await as(await aUser(ctx))).accounts.passkeys
  const { challenge } = await me.registrationOptions({ password: factoryPassword })
  await expect(me.register({ name: 'Falsa', response: made(challenge) })).rejects.toMatchObject({ status: 422 })
  await expect(me.register({ name: '', response: made(challenge) })).rejects.toMatchObject({ status: 422 })
  expect(await me.listPasskeys()).toEqual({ data: [], usable: true })
  const login = await api.accounts.passkeys.loginOptions()
  const attempt = { response: used(login.challenge) }
  await expect(api.accounts.passkeys.loginWithPasskey(attempt)).rejects.toMatchObject({ status: 401 })
  await expect(api.accounts.passkeys.loginWithPasskey({ response: {} as never })).rejects.toMatchObject({ status: 422 })
})

test('a passkey is removed with the password, by its owner only', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const [row] = await ctx.db
    .insert(passkeys)
    .values({
      user_id: user.id,
      name: 'Meu celular',
      credential_id: 'x',
      public_key: 'AA',
      counter: 0,
      backed_up: true,
    })
    .returning()
  const id = row?.id ?? 0
  const me = (await as(user)).accounts.passkeys
  expect((await me.listPasskeys()).data).toMatchObject([{ id, name: 'Meu celular', backed_up: true }])
  const other = (await as(await aUser(ctx))).accounts.passkeys
  await expect(other.removePasskey({ id, password: factoryPassword })).rejects.toMatchObject({ status: 404 })
  await expect(me.removePasskey({ id, password: 'não é esta' })).rejects.toMatchObject({ status: 422 })
  await me.removePasskey({ id, password: factoryPassword })
  expect((await me.listPasskeys()).data).toEqual([])
})

test('visitors have no passkeys to see, make or remove', async ({ api }) => {
  const { listPasskeys, registrationOptions, register, removePasskey } = api.accounts.passkeys
  await expect(listPasskeys()).rejects.toMatchObject({ status: 401 })
  await expect(registrationOptions({ password: factoryPassword })).rejects.toMatchObject({ status: 401 })
  await expect(register({ name: 'x', response: made('x') })).rejects.toMatchObject({ status: 401 })
  await expect(removePasskey({ id: 1, password: 'x' })).rejects.toMatchObject({ status: 401 })
})
