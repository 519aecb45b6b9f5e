import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { demandAlive } from '../users/users.queries.ts'
import { isPassword } from './password.secrets.ts'

const perPerson: Limit = { name: 'password-proof', points: 10, seconds: 900 }

/** Refuses beside `field` who does not know the password of the account they are signed in to. */
export async function demandPassword(ctx: Context, password: string, field = 'password') {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, perPerson, String(id))
  const user = await demandAlive(ctx, id)
  if (!(await isPassword(password, user.password_hash))) throw invalidField(field, 'Esta não é a sua senha.')
}
