import '#domains/base/social/social.events.ts'
import './moderation.jobs.ts'
import { on, type Subscriber } from '#platform/events.ts'

export const moderationSubscribers: Subscriber[] = [
  on('social.commented', {
    job: {
      name: 'moderation.report_words',
      key: ({ comment_id }) => `comment:${comment_id}`,
      payload: ({ comment_id }) => ({ column: 'comment_id', id: comment_id }),
    },
  }),
]
