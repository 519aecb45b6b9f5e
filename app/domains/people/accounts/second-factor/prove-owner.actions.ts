import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { countAttempt, forgetAttempts } from '#platform/rate-limit/rate-limit.ts'
import { demandPassword, type PasswordCheck } from '../passwords/current-password.rules.ts'
import type { User } from '../users/users.table.ts'
import { codesPerPerson, consumeCode, wrongCode } from './consume-code.actions.ts'
import { isSecondFactorOn } from './second-factor.queries.ts'

type Proof = { password: string; code?: string }

/**
 * The password, and a code of the second factor where it is on: before anything is added by which one could enter later,
 * so that who holds a session alone gets no more than the session.
 */
export async function proveOwner(ctx: Context, { password, code }: Proof, check: PasswordCheck): Promise<User> {
  const user = await demandPassword(ctx, password, check)
  if (!(await isSecondFactorOn(ctx, user.id))) return user
  if (!code) throw invalidField('code', 'Escreva o código da verificação em duas etapas.')
  await countAttempt(ctx, codesPerPerson, String(user.id))
  if (!(await ctx.transaction((tx) => consumeCode(tx, user.id, code)))) throw wrongCode()
  await forgetAttempts(ctx, codesPerPerson, String(user.id))
  return user
}
