import '#domains/people/privacy/privacy.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { demandNothingOwed } from './closing/demand-nothing-owed.rules.ts'

export const storesSubscribers: Subscriber[] = [
  on('account.hidden', { inside: (tx, { user_id }) => demandNothingOwed(tx, user_id) }),
]
