import '#domains/market/orders/orders.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { settleCycle } from './subscriptions/settle-cycle.actions.ts'

export const subscriptionsSubscribers: Subscriber[] = [on('order.changed', { inside: settleCycle })]
