import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { anAuthenticator } from './passkeys.factory.ts'

test('of twenty who send one answer of a passkey at the same time one gets in', async ({ ctx, as, api }) => {
  const me = (await as(await aUser(ctx))).accounts.passkeys
  const key = anAuthenticator()
  await me.register({ name: 'Chave', response: key.make(await me.registrationOptions({ password: factoryPassword })) })
  const { loginOptions, loginWithPasskey } = api.accounts.passkeys
  const response = key.answer(await loginOptions())
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => loginWithPasskey({ response })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
