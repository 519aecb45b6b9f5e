import { and, eq, ne, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { user_registrations } from './registrations.table.ts'

/** The same message for every reason, so that nobody learns whose a CPF is. */
export const UNUSABLE_CPF =
  'Não deu para usar este CPF. Confira os números. Se estiverem certos, fale com a gente em /contato.'

/** Serialises transactions per CPF and throws when it belongs to another account. */
export async function claimCpf(tx: Context, cpf: string) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cpf:${cpf}`}, 0))`)
  const [other] = await tx.db
    .select({ user_id: user_registrations.user_id })
    .from(user_registrations)
    .where(and(eq(user_registrations.cpf, cpf), ne(user_registrations.user_id, signedIn(tx).id)))
  if (other) throw invalidField('cpf', UNUSABLE_CPF)
}
