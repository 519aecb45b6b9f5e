import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aGuardedUser, challengeOf, codeAt } from './second-factor.factory.ts'

const won = (answers: PromiseSettledResult<unknown>[]) => answers.filter(({ status }) => status === 'fulfilled').length

test('of those who use one code, or one recovery code, at the same time one gets in', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { user, secret, recovery_codes } = await aGuardedUser({ ctx, as })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const { secondStep } = api.accounts.sessions
  for (const code of [codeAt(secret, clock.now), recovery_codes[0] ?? '']) {
    const input: string[] = []
    for (let i = 0; i < 5; i++) input.push(await challengeOf(api, user))
    const answers = await Promise.allSettled(input.map((challenge) => secondStep({ challenge, code })))
    expect(won(answers)).toBe(1)
    clock.now = new Date(clock.now.getTime() + 16 * 60_000)
  }
})

test('of five answers to one challenge with different codes one opens a session', async ({ ctx, as, api }) => {
  const { user, recovery_codes } = await aGuardedUser({ ctx, as })
  const challenge = await challengeOf(api, user)
  const answers = await Promise.allSettled(
    recovery_codes.slice(0, 5).map((code) => api.accounts.sessions.secondStep({ challenge, code })),
  )
  expect(won(answers)).toBe(1)
})
