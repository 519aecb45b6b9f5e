import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { addedAccess } from '../added-access/added-access.registry.ts'
import type { PasswordReset } from '../added-access/added-access.schemas.ts'
import { consumeToken, issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { demandAlive } from '../users/users.queries.ts'
import { refuseWeakPassword } from './password.rules.ts'
import { hashPassword } from './password.secrets.ts'
import type { MailedTo, RecoverInput, ResetInput } from './passwords.schemas.ts'
import { setPassword } from './set-password.actions.ts'

const perEmail: Limit = { name: 'recover', points: 5, seconds: 3600 }
const perAddress: Limit = { name: 'recover-address', points: 20, seconds: 3600 }

/** Requests a recovery link. A job does the work; the response is always the same. */
export async function recoverPassword(ctx: Context, { email }: RecoverInput): Promise<MailedTo> {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  await countAttempt(ctx, perEmail, email.toLowerCase())
  await addJob(ctx, 'accounts.recover_password', { email }, { job_key: `recover:${email.toLowerCase()}` })
  return { email }
}

/**
 * Sets a new password by the mailed link and ends all sessions. A rejected password does not consume the link. Answers what
 * else opens the account, with a token by which all of it can be removed.
 */
export const resetPassword = (ctx: Context, { token, password }: ResetInput): Promise<PasswordReset> =>
  ctx.transaction(async (tx) => {
    const spent = await consumeToken(tx, 'reset_password', token)
    const user = await demandAlive(tx, spent.user_id)
    refuseWeakPassword('password', password, user)
    await setPassword(tx, user, await hashPassword(password))
    const data = await addedAccess(tx, user.id)
    if (!data.length) return { review: null }
    return { review: { data, token: await issueToken(tx, { user_id: user.id, purpose: 'review_access' }) } }
  })
