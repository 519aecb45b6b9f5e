import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { codeHash, newCodes } from './recovery-codes.secrets.ts'
import { recovery_codes } from './second-factor.table.ts'

/** Ten new codes in place of the ones before, answered the only time that they are seen. */
export async function renewRecoveryCodes(tx: Context, user_id: number): Promise<string[]> {
  const codes = newCodes()
  await forgetRecoveryCodes(tx, user_id)
  await tx.db.insert(recovery_codes).values(codes.map((code) => ({ user_id, code_hash: codeHash(user_id, code) })))
  return codes
}

export const forgetRecoveryCodes = ({ db }: Context, user_id: number) =>
  db.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id))

/** Uses a recovery code; of those who come at the same time with the same one, one does. */
export async function spendRecoveryCode({ db, now }: Context, user_id: number, code: string): Promise<boolean> {
  const unused = and(eq(recovery_codes.code_hash, codeHash(user_id, code)), isNull(recovery_codes.used_at))
  const used = await db
    .update(recovery_codes)
    .set({ used_at: now() })
    .where(unused)
    .returning({ id: recovery_codes.id })
  return used.length === 1
}
