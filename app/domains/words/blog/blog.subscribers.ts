import '#domains/base/social/social.events.ts'
import './blog.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'

type Tx = Parameters<typeof purge>[0]

const counted = async (tx: Tx, { target, target_id }: { target: string; target_id: number }) => {
  if (target === 'blog_post') await purge(tx, `blog:${target_id}`)
}

export const blogSubscribers: Subscriber[] = [
  on('blog.changed', { inside: (tx, { blog_post_id }) => purge(tx, `blog:${blog_post_id}`, 'blog') }),
  on('blog.published', {
    job: {
      name: 'blog.tell_followers',
      key: ({ blog_post_id }) => `blog:${blog_post_id}`,
      payload: ({ blog_post_id }) => ({ blog_post_id }),
    },
  }),
  on('social.saved', { inside: counted }),
  on('social.commented', { inside: counted }),
]
