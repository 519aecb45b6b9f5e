import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { codeHash, newCodes } from './recovery-codes.secrets.ts'
import { recovery_codes } from './second-factor.table.ts'

/** Replaces the recovery codes by ten new ones and returns them; only hashes are stored. */
export async function renewRecoveryCodes(tx: Context, user_id: number): Promise<string[]> {
  const codes = newCodes()
  await deleteRecoveryCodes(tx, user_id)
  await tx.db.insert(recovery_codes).values(codes.map((code) => ({ user_id, code_hash: codeHash(user_id, code) })))
  return codes
}

export const deleteRecoveryCodes = ({ db }: Context, user_id: number) =>
  db.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id))

/** Consumes a recovery code; of concurrent uses of the same one exactly one succeeds. */
export async function consumeRecoveryCode({ db, now }: Context, user_id: number, code: string): Promise<boolean> {
  const unused = and(eq(recovery_codes.code_hash, codeHash(user_id, code)), isNull(recovery_codes.used_at))
  const used = await db
    .update(recovery_codes)
    .set({ used_at: now() })
    .where(unused)
    .returning({ id: recovery_codes.id })
  return used.length === 1
}
