import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { store_members } from '../members/store-members.table.ts'
import { stores } from '../stores/stores.table.ts'
import { storeObligations } from './obligations.registry.ts'

/**
 * Who owns a store leaves when it owes nobody anything: with the account it would be gone at once, for its buyers too. Its
 * stores are locked against new orders. @throws conflict that says what is to be done first.
 */
export async function demandNothingOwed(tx: Context, user_id: number) {
  const owned = await tx.db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .innerJoin(store_members, eq(store_members.store_id, stores.id))
    .where(
      and(
        eq(store_members.user_id, user_id),
        eq(store_members.role, 'owner'),
        isNull(stores.deleted_at),
        ne(stores.state, 'encerrada'),
      ),
    )
    .orderBy(stores.id)
    .for('update', { of: stores })
  for (const { id, name } of owned) {
    const owed = await storeObligations(tx, id)
    if (owed.length)
      throw new AppError(
        'conflict',
        `A loja ${name} é sua. Antes de apagar a conta, resolva: ${owed.map(({ label }) => label).join(', ')}. Ou passe a loja para outra pessoa.`,
      )
  }
}
