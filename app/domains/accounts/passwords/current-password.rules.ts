import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { demandAlive } from '../users/users.queries.ts'
import type { User } from '../users/users.table.ts'
import { isPassword } from './password.secrets.ts'

/**
 * How a form asks for it: its field, the message of a wrong one, and the rate limit that its attempts share with other
 * forms.
 */
type PasswordCheck = { field: string; refusal: string; limit: Limit }

/** In forms that change the password, e-mail or CPF. */
export const beforeChange: PasswordCheck = {
  field: 'current_password',
  refusal: 'Esta não é a sua senha atual.',
  limit: { name: 'current-password', points: 5, seconds: 900 },
}

/** Re-entered before other sign-in methods change: second factor, passkeys. */
export const asProof: PasswordCheck = {
  field: 'password',
  refusal: 'Esta não é a sua senha.',
  limit: { name: 'password-proof', points: 10, seconds: 900 },
}

/** Requires the owner's password: returns the signed-in user's row, throws when it is wrong. */
export async function demandPassword(
  ctx: Context,
  typed: string,
  { field, refusal, limit }: PasswordCheck,
): Promise<User> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, limit, String(id))
  const user = await demandAlive(ctx, id)
  if (!(await isPassword(typed, user.password_hash))) throw invalidField(field, refusal)
  return user
}
