import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import { segments } from './segment.kinds.ts'

/** A post sent by mail: once, whoever asks again. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: identity(),
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    segment: text({ enum: segments }).notNull(),
    sent_by: optionalRef(() => users.id, 'set null'),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('newsletters_post').on(t.blog_post_id), index('newsletters_sent_by').on(t.sent_by)],
)

/** Who gets it: written down when it is sent, so that no later try reaches anybody else, nor anybody twice. */
export const newsletter_recipients = pgTable(
  'newsletter_recipients',
  {
    newsletter_id: ref(() => newsletters.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
    /** `fora`: took the consent back, or left, before it was their turn. */
    state: text({ enum: ['a_enviar', 'enviada', 'fora'] })
      .notNull()
      .default('a_enviar'),
    done_at: timestamptz(),
  },
  (t) => [primaryKey({ columns: [t.newsletter_id, t.user_id] }), index('newsletter_recipients_user').on(t.user_id)],
)
