import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import { unsealText } from '#platform/seal.ts'
import { consumeRecoveryCode } from './recovery-codes.actions.ts'
import { second_factors } from './second-factor.table.ts'
import { about, stepOf } from './totp.secrets.ts'

export const codesPerPerson: Limit = { name: 'second-factor', points: 5, seconds: 900 }

export const wrongCode = () =>
  invalidField('code', 'Este código não confere ou já foi usado. Espere o próximo e tente de novo.')

/** Consumes an app code or a recovery code; false when it is wrong or already used. */
export async function consumeCode(tx: Context, user_id: number, typed: string): Promise<boolean> {
  const digits = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? consumeAppCode(tx, user_id, digits) : consumeRecoveryCode(tx, user_id, typed)
}

/** Conditional UPDATE of `last_step`: a replayed or older code matches no row. */
async function consumeAppCode({ db, env, now }: Context, user_id: number, code: string) {
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
