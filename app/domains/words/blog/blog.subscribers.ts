import '#domains/base/social/social.events.ts'
import '#domains/people/privacy/privacy.events.ts'
import './blog.events.ts'
import { eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { goOn } from './newsletter/newsletters.actions.ts'
import { blog_authors } from './posts/blog-posts.table.ts'
import { handOverWorks, takeOverWorks } from './posts/hand-over.actions.ts'

type Tx = Parameters<typeof purge>[0]

const counted = async (tx: Tx, { target, target_id }: { target: string; target_id: number }) => {
  if (target === 'blog_post') await purge(tx, `blog:${target_id}`)
}

/** Whose name comes or goes. */
async function purgeSignedBy(tx: Tx, { user_id }: { user_id: number }) {
  const rows = await tx.db.select().from(blog_authors).where(eq(blog_authors.user_id, user_id))
  await purge(tx, 'blog', ...rows.map(({ blog_post_id }) => `blog:${blog_post_id}`))
}

export const blogSubscribers: Subscriber[] = [
  on('blog.changed', {
    inside: async (tx, changed) => {
      await purge(tx, `blog:${changed.blog_post_id}`, 'blog')
      await goOn(tx, changed)
    },
  }),
  on('blog.published', {
    job: {
      name: 'blog.tell_followers',
      key: ({ blog_post_id }) => `blog:${blog_post_id}`,
      payload: ({ blog_post_id }) => ({ blog_post_id }),
    },
  }),
  on('account.hidden', {
    inside: async (tx, { user_id }) => {
      await handOverWorks(tx, { id: user_id })
      await purgeSignedBy(tx, { user_id })
    },
  }),
  on('account.shown', {
    inside: async (tx, { user_id }) => {
      await takeOverWorks(tx, { id: user_id })
      await purgeSignedBy(tx, { user_id })
    },
  }),
  on('social.saved', { inside: counted }),
  on('social.commented', { inside: counted }),
]
