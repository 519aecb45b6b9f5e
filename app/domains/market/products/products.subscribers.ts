import '#domains/people/privacy/privacy.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { purgeReviewed } from './reviews/purge-reviewed.actions.ts'

export const productsSubscribers: Subscriber[] = [
  on('account.hidden', { inside: purgeReviewed }),
  on('account.shown', { inside: purgeReviewed }),
]
