import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { demandAlive } from '../users/users.queries.ts'
import type { User } from '../users/users.table.ts'
import { isPassword } from './password.secrets.ts'

/** How a form asks: the field, what is said beside it, and with which other forms its guesses count together. */
type Demand = { field: string; refusal: string; limit: Limit }

/** Beside a new value that the password lets in: another password, e-mail, CPF. */
export const beforeChange: Demand = {
  field: 'current_password',
  refusal: 'Esta não é a sua senha atual.',
  limit: { name: 'current-password', points: 5, seconds: 900 },
}

/** Typed once more before the other ways into the account change: second factor, passkeys. */
export const asProof: Demand = {
  field: 'password',
  refusal: 'Esta não é a sua senha.',
  limit: { name: 'password-proof', points: 10, seconds: 900 },
}

/** Before what only the owner may do: the signed-in person's row, when the typed password is theirs. */
export async function demandPassword(ctx: Context, typed: string, { field, refusal, limit }: Demand): Promise<User> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, limit, String(id))
  const user = await demandAlive(ctx, id)
  if (!(await isPassword(typed, user.password_hash))) throw invalidField(field, refusal)
  return user
}
