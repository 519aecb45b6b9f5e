import { randomInt } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashToken } from '../sessions/session-token.secrets.ts'
import { recovery_codes } from './second-factor.table.ts'

const HOW_MANY = 10
/** No 0 and O, no 1, I and L: they are read from paper. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newCode = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

/** The same code however it was typed. */
const written = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

const hashOf = (user_id: number, code: string) => hashToken(`recovery:${user_id}:${written(code)}`)

/** Ten new codes in place of the ones before, answered the only time that they are seen. */
export async function renewRecoveryCodes(tx: Context, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await forgetRecoveryCodes(tx, user_id)
  await tx.db.insert(recovery_codes).values(codes.map((code) => ({ user_id, code_hash: hashOf(user_id, code) })))
  return codes
}

export const forgetRecoveryCodes = ({ db }: Context, user_id: number) =>
  db.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id))

/** Uses a recovery code; of those who come at the same time with the same one, one does. */
export async function spendRecoveryCode({ db, now }: Context, user_id: number, code: string): Promise<boolean> {
  const unused = and(eq(recovery_codes.code_hash, hashOf(user_id, code)), isNull(recovery_codes.used_at))
  const used = await db
    .update(recovery_codes)
    .set({ used_at: now() })
    .where(unused)
    .returning({ id: recovery_codes.id })
  return used.length === 1
}

export async function countRecoveryCodes({ db }: Context, user_id: number): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recovery_codes)
    .where(and(eq(recovery_codes.user_id, user_id), isNull(recovery_codes.used_at)))
  return left?.count ?? 0
}
