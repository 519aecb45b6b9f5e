import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { formatMoney } from '#shared/money.ts'
import { tellStore } from '../notices/tell.actions.ts'
import { cancelSubscription, resumeSubscription } from '../subscriptions/cancel-subscription.actions.ts'
import { moveSubscription } from '../subscriptions/move-subscription.actions.ts'
import { isOver } from '../subscriptions/subscription.kinds.ts'
import type {
  OwnSubscriptionDetail,
  SubscriptionAnswer,
  SubscriptionCancel,
  SubscriptionMethod,
  SubscriptionRef,
} from '../subscriptions/subscriptions.schemas.ts'
import { type Subscription, subscriptions } from '../subscriptions/subscriptions.table.ts'
import { noSubscription, ownSubscription, showOwn } from './own-subscriptions.queries.ts'

/** The subscriber does something with theirs, behind its lock. @throws 404 for somebody else's. */
const asSubscriber = (
  ctx: Context,
  { uuid }: SubscriptionRef,
  act: (tx: Context, subscription: Subscription) => Promise<unknown>,
): Promise<OwnSubscriptionDetail> =>
  ctx.transaction(async (tx) => {
    const [found] = await tx.db.select().from(subscriptions).where(ownSubscription(tx, uuid)).for('update')
    if (!found) throw noSubscription()
    await act(tx, found)
    return showOwn(tx, { uuid })
  })

export const cancelOwn = (ctx: Context, { reason, ...ref }: SubscriptionCancel) =>
  asSubscriber(ctx, ref, (tx, one) => cancelSubscription(tx, one, { by: 'subscriber', reason }))

export const resumeOwn = (ctx: Context, ref: SubscriptionRef) => asSubscriber(ctx, ref, resumeSubscription)

/** How the periods to come are paid; a charge that is out stays as it is. */
export const changeMethod = (ctx: Context, { method, ...ref }: SubscriptionMethod) =>
  asSubscriber(ctx, ref, (tx, one) => {
    if (isOver(one.state)) throw over()
    return moveSubscription(tx, one, { method })
  })

/** Yes to a new price, or no: then it ends with the period that runs. */
export const answerPrice = (ctx: Context, { accept, price, ...ref }: SubscriptionAnswer) =>
  asSubscriber(ctx, ref, async (tx, one) => {
    if (isOver(one.state)) throw over()
    if (one.next_price === null || one.next_price_accepted_at)
      throw new AppError('conflict', 'Não há preço novo para responder. Recarregue a página.')
    // A yes or no is to what was on screen: the store may ask for another meanwhile.
    if (one.next_price !== price)
      throw new AppError(
        'conflict',
        `A loja mudou o novo preço para ${formatMoney(one.next_price)}. Confira e responda de novo.`,
      )
    if (accept) return moveSubscription(tx, one, { next_price_accepted_at: tx.now() })
    await tellStore(tx, one, 'price_declined')
    return cancelSubscription(tx, one, { by: 'subscriber', reason: 'O novo preço não foi aceito.' })
  })

const over = () => new AppError('conflict', 'Esta assinatura já terminou. Assine de novo, se quiser.')
