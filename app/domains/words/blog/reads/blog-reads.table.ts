import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ref } from '#platform/database/columns.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import { readSources } from './read-source.kinds.ts'

/** How often a post was read on a day in São Paulo, by where its readers came from. Of no reader anything is kept. */
export const blog_reads = pgTable(
  'blog_reads',
  {
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    on: date().notNull(),
    source: text({ enum: readSources }).notNull(),
    /** Stayed for ten seconds. */
    reads: integer().notNull().default(0),
    /** Saw its end. */
    ends: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.blog_post_id, t.on, t.source] }), index('blog_reads_on').on(t.on)],
)
