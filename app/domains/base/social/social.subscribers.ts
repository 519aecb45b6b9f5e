import '#domains/people/privacy/privacy.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { countComments } from './comments/count-comments.actions.ts'

/** Runs before the comments of a leaving user are hidden, and after those of a returning one are shown. */
export const socialSubscribers: Subscriber[] = [
  on('account.hidden', { inside: (tx, { user_id }) => countComments(tx, user_id, -1) }),
  on('account.shown', { inside: (tx, { user_id }) => countComments(tx, user_id, 1) }),
]
