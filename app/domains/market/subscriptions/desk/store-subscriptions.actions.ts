import { and, eq } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { cancelSubscription } from '../subscriptions/cancel-subscription.actions.ts'
import type { StoreSubscriptionCancel, Subscribed } from '../subscriptions/subscriptions.schemas.ts'
import { subscriptions } from '../subscriptions/subscriptions.table.ts'

/** The store lets somebody go, and says why: what is paid stays open until its end. */
export function cancelOfStore(
  ctx: Context,
  { store: ref, uuid, reason }: StoreSubscriptionCancel,
): Promise<Subscribed> {
  return ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, ref, 'subscriptions.manage')
    const [found] = await tx.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.uuid, uuid), eq(subscriptions.store_id, store.id)))
      .for('update')
    if (!found) throw new AppError('not_found', 'Não encontramos essa assinatura nesta loja.')
    const { state } = await cancelSubscription(tx, found, { by: 'store', reason })
    return { uuid, state, order_uuid: null }
  })
}
