import '#domains/people/privacy/privacy.events.ts'
import '#domains/base/social/social.events.ts'
import './banca.events.ts'
import { withdrawHidden } from '#domains/people/notifications/index.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { publishNews } from './feeds/feed.live.ts'
import { publishCounts } from './posts/post.live.ts'
import { rankAgain } from './posts/rank-again.actions.ts'
import { withdrawMentions, withdrawMentionsBy } from './posts/withdraw-mentions.actions.ts'

/** The counters of a post moved: its rank, its open pages and the visitors' pages that show it follow. */
async function counted(tx: Parameters<typeof purge>[0], { target, target_id }: { target: string; target_id: number }) {
  if (target !== 'post') return
  await rankAgain(tx, target_id)
  await publishCounts(tx, target_id)
  await purge(tx, `post:${target_id}`)
}

export const bancaSubscribers: Subscriber[] = [
  on('social.saved', { inside: counted }),
  on('social.commented', { inside: counted }),
  on('social.kept_away', { inside: withdrawMentions }),
  on('post.published', { inside: publishNews }),
  on('post.changed', {
    job: {
      name: 'moderation.report_words',
      key: ({ post_id }) => `post:${post_id}`,
      payload: ({ post_id }) => ({ column: 'post_id', id: post_id }),
    },
    inside: (tx, { post_id, created_by }) => purge(tx, `post:${post_id}`, 'posts', `user:${created_by}`),
  }),
  on('post.changed', { inside: (tx, { post_id, created_by }) => withdrawHidden(tx, 'post', post_id, created_by) }),
  on('account.hidden', { inside: (tx) => purge(tx, 'posts') }),
  on('account.hidden', { inside: withdrawMentionsBy }),
  on('account.shown', { inside: (tx) => purge(tx, 'posts') }),
  on('user.shut_out', { inside: (tx) => purge(tx, 'posts') }),
  on('user.shut_out', { inside: withdrawMentionsBy }),
  on('user.let_in', { inside: (tx) => purge(tx, 'posts') }),
]
