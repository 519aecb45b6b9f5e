import '#domains/people/privacy/privacy.events.ts'
import type { Context } from '#platform/context.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { countComments } from './comments/count-comments.actions.ts'
import { countSaves } from './saves/count-saves.actions.ts'

/** Runs before the comments of a leaving user are hidden, and after those of a returning one are shown. */
const count = (by: 1 | -1) => async (tx: Context, user_id: number) => {
  await countComments(tx, user_id, by)
  await countSaves(tx, user_id, by)
}

export const socialSubscribers: Subscriber[] = [
  on('account.hidden', { inside: (tx, { user_id }) => count(-1)(tx, user_id) }),
  on('account.shown', { inside: (tx, { user_id }) => count(1)(tx, user_id) }),
]
