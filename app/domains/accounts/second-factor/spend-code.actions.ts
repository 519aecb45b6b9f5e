import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import { unsealText } from '#platform/seal.ts'
import { spendRecoveryCode } from './recovery-codes.actions.ts'
import { second_factors } from './second-factor.table.ts'
import { about, stepOf } from './totp.secrets.ts'

export const codesPerPerson: Limit = { name: 'second-factor', points: 5, seconds: 900 }

export const wrongCode = () =>
  invalidField('code', 'Este código não confere ou já foi usado. Espere o próximo e tente de novo.')

/** Uses a code of the app or a recovery code, once; false when it is wrong or was used. */
export async function spendCode(tx: Context, user_id: number, typed: string): Promise<boolean> {
  const digits = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? spendAppCode(tx, user_id, digits) : spendRecoveryCode(tx, user_id, typed)
}

/** The step moves on with the code that is accepted: the same code, or one before it, finds no row any more. */
async function spendAppCode({ db, env, now }: Context, user_id: number, code: string) {
  const active = and(eq(second_factors.user_id, user_id), isNotNull(second_factors.activated_at))
  const [factor] = await db.select().from(second_factors).where(active)
  const step = factor && stepOf(unsealText(env.keys, about(user_id), factor.secret_sealed), code, now())
  if (step === undefined) return false
  const accepted = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(active, lt(second_factors.last_step, step)))
    .returning({ user_id: second_factors.user_id })
  return accepted.length === 1
}
