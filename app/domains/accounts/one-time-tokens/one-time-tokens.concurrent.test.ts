import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { aUser } from '../users/users.factory.ts'

test('of fifty who use one reset link at the same time one does, and only its password works', async ({ ctx, api }) => {
  const user = await aUser(ctx)
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'reset_password' })
  const passwords = Array.from({ length: 50 }, (_, i) => `girassol na janela ${i}`)
  const answers = await Promise.allSettled(
    passwords.map((password) => api.accounts.passwords.reset({ token, password })),
  )
  const winners = passwords.filter((_, i) => answers[i]?.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  await expect(api.accounts.sessions.login({ email: user.email, password: winners[0] ?? '' })).resolves.toHaveProperty(
    'token',
  )
})

test('of fifty presses on one confirmation link one confirms, the others hear that it is done', async ({
  ctx,
  api,
}) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'confirm_email', payload: { email: user.email } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.accounts.emailConfirmation.confirm({ token })))
  expect(answers.filter((answer) => !answer.already_confirmed)).toHaveLength(1)
})
