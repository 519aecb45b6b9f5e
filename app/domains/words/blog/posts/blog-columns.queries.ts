import { and, eq, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, socialColumns, viewsCount } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import type { BlogCard } from './blog-posts.schemas.ts'
import { blog_posts } from './blog-posts.table.ts'

/** A select column: who signs, in order; who asked for the account to be erased is named no more. */
export const authorsColumn = sql<{ id: number; nickname: string; photo_url: string | null }[]>`coalesce((
  select json_agg(json_build_object('id', users.id, 'nickname', users.nickname,
    'photo_url', ${thumbnailUrl(users.photo_file_id)}) order by a.position)
  from blog_authors a join users on users.id = a.user_id
  where a.blog_post_id = blog_posts.id and users.deleted_at is null and users.leaving_at is null), '[]')`

/** Posts as cards: one query for any number of them. A cover that its owner withholds is not there. */
export const selectBlogPosts = ({ db, viewer }: Pick<Context, 'db' | 'viewer'>) =>
  db
    .select({
      id: blog_posts.id,
      slug: blog_posts.slug,
      title: blog_posts.title,
      subtitle: blog_posts.subtitle,
      file: files,
      cover_alt: blog_posts.cover_alt,
      category_slug: blog_categories.slug,
      category_name: blog_categories.name,
      authors: authorsColumn,
      reading_minutes: blog_posts.reading_minutes,
      published_at: sql<Date>`${blog_posts.published_at}`.mapWith(blog_posts.published_at),
      updated_at: sql<Date>`coalesce(${blog_posts.updated_at}, ${blog_posts.published_at})`.mapWith(
        blog_posts.saved_at,
      ),
      views_count: viewsCount,
      ...socialColumns('blog_post', blog_posts.id, viewer),
    })
    .from(blog_posts)
    .leftJoin(files, and(eq(files.id, blog_posts.cover_id), eq(files.public, true)))
    .leftJoin(blog_categories, eq(blog_categories.id, blog_posts.category_id))
    .leftJoin(social_counters, countersOf('blog_post', blog_posts.id))

type Row = Awaited<ReturnType<ReturnType<typeof selectBlogPosts>['execute']>>[number]

export const toBlogCard = (ctx: Context, { file, category_slug, category_name, ...row }: Row): BlogCard => ({
  ...row,
  cover: file && photoDocument(ctx, file),
  category: category_slug && category_name ? { slug: category_slug, name: category_name } : null,
})
