import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, forgetAttempts } from '#platform/rate-limit/rate-limit.ts'
import { CHALLENGE_SECONDS, consumeChallenge, issueChallenge } from '../challenges/challenges.actions.ts'
import { findChallenge } from '../challenges/challenges.queries.ts'
import { codesPerPerson, consumeCode, wrongCode } from '../second-factor/consume-code.actions.ts'
import type { NextStep, SecondFactorInput } from './sessions.schemas.ts'
import { startSession } from './start-session.actions.ts'

/** After the correct password: the code must follow within five minutes. */
export async function askSecondStep(ctx: Context, user_id: number): Promise<NextStep> {
  const challenge = await issueChallenge(ctx, 'second_factor', user_id)
  return { challenge, expires_in: CHALLENGE_SECONDS, next: '/api/v1/auth/login/second-factor' }
}

/** Opens the session with a code. A wrong code leaves the challenge open; the right one consumes both. */
export async function loginSecondStep(ctx: Context, { challenge: token, code, device }: SecondFactorInput) {
  const challenge = await findChallenge(ctx, 'second_factor', token)
  if (!challenge?.user_id) throw tooLate()
  const user_id = challenge.user_id
  await countAttempt(ctx, codesPerPerson, String(user_id))
  const session = await ctx.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, 'second_factor', token))) throw tooLate()
    if (!(await consumeCode(tx, user_id, code))) throw wrongCode()
    return startSession(tx, user_id, device)
  })
  await forgetAttempts(ctx, codesPerPerson, String(user_id))
  return session
}

const tooLate = () => new AppError('unauthorized', 'O tempo para entrar acabou. Comece de novo com a sua senha.')
