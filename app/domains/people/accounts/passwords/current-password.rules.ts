import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { countAttempt, type Limit, uncountAttempt } from '#platform/rate-limit/rate-limit.ts'
import { demandAlive } from '../users/users.queries.ts'
import type { User } from '../users/users.table.ts'
import { isPassword } from './password.secrets.ts'

/** All forms that ask for it share one limit: guesses add up wherever they are made. */
const perPerson: Limit = { name: 'own-password', points: 5, seconds: 900 }

/** How a form asks for it: its field, and the message of a wrong one. */
export type PasswordCheck = { field: string; refusal: string }

/** In forms that change the password, e-mail or CPF. */
export const beforeChange: PasswordCheck = {
  field: 'current_password',
  refusal: 'Esta não é a sua senha atual.',
}

/** Re-entered before other sign-in methods change (second factor, passkeys) or the account is erased. */
export const asProof: PasswordCheck = {
  field: 'password',
  refusal: 'Esta não é a sua senha.',
}

/** Requires the owner's password: returns the signed-in user's row, throws when it is wrong. */
export async function demandPassword(ctx: Context, typed: string, { field, refusal }: PasswordCheck): Promise<User> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, perPerson, String(id))
  const user = await demandAlive(ctx, id)
  if (!(await isPassword(typed, user.password_hash))) throw invalidField(field, refusal)
  await uncountAttempt(ctx, perPerson, String(id))
  return user
}
