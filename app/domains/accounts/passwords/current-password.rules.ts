import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { demandAlive } from '../users/users.queries.ts'
import type { User } from '../users/users.table.ts'
import { isPassword } from './password.secrets.ts'

/** Guesses count together, whichever form they are typed into. */
const perPerson: Limit = { name: 'current-password', points: 5, seconds: 900 }

/** Before what only the owner may do: the signed-in person's row, when the typed password is theirs. */
export async function demandPassword(ctx: Context, typed: string): Promise<User> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, perPerson, String(id))
  const user = await demandAlive(ctx, id)
  if (!(await isPassword(typed, user.password_hash)))
    throw invalidField('current_password', 'Esta não é a sua senha atual.')
  return user
}
