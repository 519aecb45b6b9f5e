import '#domains/social/social.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { reportListedWords } from './reports/listed-words.actions.ts'

export const moderationSubscribers: Subscriber[] = [
  on('social.commented', { inside: (tx, { comment_id }) => reportListedWords(tx, 'comment_id', comment_id) }),
]
