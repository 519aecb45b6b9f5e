import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { keepAccess } from '../access/keep-access.actions.ts'
import { tellStore, tellSubscriber } from '../notices/tell.actions.ts'
import { endSubscription } from './end-subscription.actions.ts'
import { lastCycle, moveSubscription } from './move-subscription.actions.ts'
import { isOver } from './subscription.kinds.ts'
import type { Subscription } from './subscriptions.table.ts'

type Canceled = { by: 'subscriber' | 'store'; reason: string }

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
  })
  await keepAccess(tx, leaving)
  await tellSubscriber(tx, leaving, 'ends_later', { key: tx.now().toISOString() })
  return leaving
}

/** Takes a cancelling back, as long as the period runs. */
export async function resumeSubscription(tx: Context, subscription: Subscription) {
  if (isOver(subscription.state) || !subscription.cancel_at || subscription.cancel_at <= tx.now())
    throw new AppError('conflict', 'Esta assinatura não pode mais ser retomada. Assine de novo, se quiser.')
  const last = await lastCycle(tx, subscription.id)
  const going = await moveSubscription(tx, subscription, { cancel_at: null, cancel_reason: '', due_at: last.ends_at })
  await keepAccess(tx, going)
  return going
}
