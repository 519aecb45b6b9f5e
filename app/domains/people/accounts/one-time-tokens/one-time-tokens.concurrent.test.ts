import { eq } from 'drizzle-orm'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { runAccountJobs } from '../emails/outbox.factory.ts'
import { aUser } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { linkSentences } from './link.words.ts'
import { issueToken } from './one-time-tokens.actions.ts'
import { aLink, tokenKinds } from './token-kinds.factory.ts'

const FIFTY = Array.from({ length: 50 }, (_, i) => i)

test.for(tokenKinds)('of fifty who use one link to $purpose at the same time one does', async (kind, { ctx, api }) => {
  const { token } = await aLink(ctx, kind)
  const answers = await Promise.allSettled(FIFTY.map(() => kind.use(api, token)))
  const done = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value)
  const confirming = kind.purpose === 'confirm_email'
  expect(done).toHaveLength(confirming ? 50 : 1)
  // Confirming is idempotent: one request did it, the others succeed with `already_confirmed`.
  if (confirming)
    expect(done.filter((value) => !(value as { already_confirmed: boolean }).already_confirmed)).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 422, data: { errors: { token: [linkSentences.used] } } })
  // One use, one side effect: at most one mail.
  await runAccountJobs(ctx)
  expect(await ctx.db.select().from(mails)).toHaveLength(confirming ? 0 : 1)
})

test('of fifty passwords sent with one reset link at the same time one works', async ({ ctx, api }) => {
  const user = await aUser(ctx)
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'reset_password' })
  const passwords = FIFTY.map((i) => `girassol na janela ${i}`)
  const answers = await Promise.allSettled(
    passwords.map((password) => api.accounts.passwords.reset({ token, password })),
  )
  const winners = passwords.filter((_, i) => answers[i]?.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  await expect(api.accounts.sessions.login({ email: user.email, password: winners[0] ?? '' })).resolves.toHaveProperty(
    'token',
  )
})

test('of twenty accounts that take one new address in the same instant one gets it', async ({ ctx, api }) => {
  const people = await Promise.all(Array.from({ length: 20 }, () => aUser(ctx)))
  const email = 'cobicada@exemplo.com.br'
  const tokens = await Promise.all(
    people.map((user) =>
      issueToken(ctx, {
        user_id: user.id,
        purpose: 'change_email',
        payload: { email, from: user.email, session_id: '0' },
      }),
    ),
  )
  const answers = await Promise.allSettled(tokens.map((token) => api.accounts.emailChange.confirmChange({ token })))
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({
        status: 422,
        data: { errors: { token: [expect.stringMatching(/outra conta/)] } },
      })
  expect(await ctx.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
})
