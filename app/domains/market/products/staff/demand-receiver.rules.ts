import { and, eq, isNull } from 'drizzle-orm'
import { receivers } from '#domains/market/ledger/receivers/receivers.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/**
 * A store sells when it is known where its money goes: with a receiver that staff approved. Locks it, so that whoever
 * replaces or suspends it in the same instant waits.
 */
export async function demandReceiver({ db }: Context, { store_id }: { store_id: number }) {
  const approved = and(eq(receivers.store_id, store_id), isNull(receivers.replaced_at), eq(receivers.state, 'ativo'))
  const [receiver] = await db.select({ id: receivers.id }).from(receivers).where(approved).for('share')
  if (receiver) return
  throw new AppError(
    'conflict',
    'A loja não tem recebedor aprovado, e sem ele não vende. Veja em Recebedores se o dela espera conferência; se não, recuse o produto e peça que ela o cadastre no painel da loja, em Recebedores.',
  )
}
