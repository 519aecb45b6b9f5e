import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { keepAccess } from '../access/keep-access.actions.ts'
import { tellStore, tellSubscriber } from '../notices/tell.actions.ts'
import { endSubscription } from './end-subscription.actions.ts'
import { lastCycle, moveSubscription } from './move-subscription.actions.ts'
import { isOver, type SubscriptionEnder } from './subscription.kinds.ts'
import { mayResume } from './subscription.model.ts'
import type { Subscription } from './subscriptions.table.ts'

type Canceled = { by: SubscriptionEnder; reason: string }

/**
 * Calls off a locked subscription: at the end of what is paid for or free, or at once when the period that runs is not
 * paid. What was paid stays open until its end.
 */
export async function cancelSubscription(tx: Context, subscription: Subscription, { by, reason }: Canceled) {
  if (isOver(subscription.state) || subscription.cancel_at)
    throw new AppError('conflict', 'Esta assinatura já foi cancelada. Recarregue a página.')
  const last = await lastCycle(tx, subscription.id)
  if (by === 'subscriber') await tellStore(tx, subscription, 'canceled')
  if (last.state === 'aberto') return endSubscription(tx, subscription, { state: 'cancelada', reason })
  const leaving = await moveSubscription(tx, subscription, {
    cancel_at: last.ends_at,
    due_at: last.ends_at,
    cancel_reason: reason,
    canceled_by: by,
  })
  await keepAccess(tx, leaving)
  await tellSubscriber(tx, leaving, 'ends_later', { key: tx.now().toISOString() })
  return leaving
}

/** The subscriber takes their own cancelling back, as long as the period runs. */
export async function resumeSubscription(tx: Context, subscription: Subscription) {
  if (subscription.canceled_by === 'store' && !isOver(subscription.state))
    throw new AppError('conflict', 'A loja encerrou esta assinatura, e só ela pode voltar atrás. Fale com a loja.')
  if (!mayResume(subscription, tx.now()))
    throw new AppError('conflict', 'Esta assinatura não pode mais ser retomada. Assine de novo, se quiser.')
  const last = await lastCycle(tx, subscription.id)
  const going = await moveSubscription(tx, subscription, {
    ...{ cancel_at: null, cancel_reason: '', canceled_by: null },
    due_at: last.ends_at,
  })
  await keepAccess(tx, going)
  return going
}
