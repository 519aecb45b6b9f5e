import { expect, test } from '#tests/fixtures.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
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
  const options = await (await as(user)).accounts.passkeys.registrationOptions()
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

test('what no authenticator made opens nothing and keeps nothing', async ({ ctx, as, api }) => {
  const me = (await as(await aUser(ctx))).accounts.passkeys
  const { challenge } = await me.registrationOptions()
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
  await expect(registrationOptions()).rejects.toMatchObject({ status: 401 })
  await expect(register({ name: 'x', response: made('x') })).rejects.toMatchObject({ status: 401 })
  await expect(removePasskey({ id: 1, password: 'x' })).rejects.toMatchObject({ status: 401 })
})
