import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { posts } from '../posts/posts.table.ts'

/** A hashtag, named as it was first written. Staff may keep one out of lists, or out of the ranking of the week. */
export const hashtags = pgTable(
  'hashtags',
  {
    id: identity(),
    /** Without case and accents: what is compared. */
    slug: text().notNull(),
    name: text().notNull(),
    listable: boolean().notNull().default(true),
    trendable: boolean().notNull().default(true),
    /** Of posts for all, counted by a job: posts, distinct authors, and both of the last seven days. */
    posts_count: integer().notNull().default(0),
    authors_count: integer().notNull().default(0),
    week_posts: integer().notNull().default(0),
    week_authors: integer().notNull().default(0),
    reviewed_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('hashtags_slug').on(t.slug),
    index('hashtags_all_time').on(t.authors_count, t.posts_count, t.id).where(sql`listable and posts_count > 0`),
    index('hashtags_week').on(t.week_authors, t.week_posts, t.id).where(sql`listable and trendable and week_posts > 0`),
    index('hashtags_search').using('gin', sql`${t.slug} gin_trgm_ops`),
  ],
)
export type Hashtag = typeof hashtags.$inferSelect

/** A hashtag of a post. Author and time stand here too: the ranking of the week counts distinct authors. */
export const post_hashtags = pgTable(
  'post_hashtags',
  {
    hashtag_id: ref(() => hashtags.id, 'cascade'),
    post_id: ref(() => posts.id, 'cascade'),
    created_by: ref(() => users.id),
    created_at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hashtag_id, t.post_id] }),
    index('post_hashtags_post').on(t.post_id),
    index('post_hashtags_week').on(t.created_at, t.hashtag_id, t.created_by),
    index('post_hashtags_person').on(t.created_by),
  ],
)
