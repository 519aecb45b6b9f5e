import { and, desc, sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/search/finders.registry.ts'
import { wordsQuery } from '#platform/database/words-query.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { visibleTo } from './blog-posts.policy.ts'
import { blog_posts } from './blog-posts.table.ts'

/** For /busca: the words in the title first. */
export const findBlogPosts: Finder = async ({ db, viewer }, search, { limit, offset, most }) => {
  const query = wordsQuery(search)
  const found = and(visibleTo(viewer), sql`${blog_posts.search} @@ ${query}`)
  const [data, [counted]] = await Promise.all([
    db
      .select({
        id: blog_posts.id,
        url: sql<string>`'/blog/' || ${blog_posts.slug}`,
        title: blog_posts.title,
        text: blog_posts.subtitle,
        photo_url: thumbnailUrl(blog_posts.cover_id),
      })
      .from(blog_posts)
      .where(found)
      .orderBy(desc(sql`ts_rank(${blog_posts.search}, ${query})`), desc(blog_posts.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(db.select({ id: blog_posts.id }).from(blog_posts).where(found).limit(most).as('found')),
  ])
  return { data, total: counted?.total ?? 0 }
}
