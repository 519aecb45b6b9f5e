import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { showText } from '#domains/words/rich-text/index.ts'
import { constants } from '#platform/constants.ts'
import type { Context } from '#platform/context.ts'
import { wordsQuery } from '#platform/database/words-query.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import { blog_tags } from '../tags/blog-tags.table.ts'
import { blogAlbum } from './blog.album.ts'
import { selectBlogPosts, toBlogCard } from './blog-columns.queries.ts'
import { isStaff, visibleTo } from './blog-posts.policy.ts'
import type { BlogDetail, BlogFilter, BlogPage } from './blog-posts.schemas.ts'
import { blog_authors, blog_post_tags, blog_posts } from './blog-posts.table.ts'

const PER_PAGE = constants.blogPageSize
const RELATED = 3

export const noBlogPost = () => new AppError('not_found', 'Não encontramos essa postagem.')

/** Two queries: a page, newest first or best found, and the total. */
export async function listBlogPosts(ctx: Context, filter: BlogFilter): Promise<BlogPage> {
  const { limit, offset } = windowOf(filter, PER_PAGE)
  const where = and(visibleTo(ctx.viewer), ...narrowed(ctx, filter))
  const words = filter.search && wordsQuery(filter.search)
  const order = words ? [desc(sql`ts_rank(${blog_posts.search}, ${words})`)] : []
  const [rows, totals] = await Promise.all([
    selectBlogPosts(ctx)
      .where(where)
      .orderBy(...order, desc(blog_posts.published_at), desc(blog_posts.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(blog_posts).where(where),
  ])
  return toPage(
    rows.map((row) => toBlogCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
    PER_PAGE,
  )
}

const narrowed = ({ db }: Context, { category, tag, author, search }: BlogFilter): (SQL | undefined)[] => [
  category ? sql`${blog_posts.category_id} = (select id from blog_categories where slug = ${category})` : undefined,
  tag
    ? exists(
        db
          .select({ one: sql`1` })
          .from(blog_post_tags)
          .innerJoin(blog_tags, eq(blog_tags.id, blog_post_tags.tag_id))
          .where(and(eq(blog_post_tags.blog_post_id, blog_posts.id), eq(blog_tags.slug, tag))),
      )
    : undefined,
  author
    ? sql`exists (select from blog_authors a join users u on u.id = a.user_id
        where a.blog_post_id = ${blog_posts.id} and u.nickname = ${author} and u.leaving_at is null)`
    : undefined,
  search ? sql`${blog_posts.search} @@ ${wordsQuery(search)}` : undefined,
]

/** Those of these that the viewer may read, unordered. */
export async function showBlogPosts(ctx: Context, ids: number[]) {
  if (!ids.length) return []
  const rows = await selectBlogPosts(ctx).where(
    and(sql`${blog_posts.id} = any(${sql.param(ids)}::int[])`, visibleTo(ctx.viewer)),
  )
  return rows.map((row) => toBlogCard(ctx, row))
}

/** By its address, or one that it had. 404 for what is not out, whoever asks: who writes it has its work. */
export async function showBlogPost(ctx: Context, { slug }: { slug: string }): Promise<BlogDetail> {
  const isIt = sql`(${blog_posts.slug} = ${slug} or ${blog_posts.id} = (select blog_post_id from blog_old_slugs where slug = ${slug}))`
  const [[row], [whole]] = await Promise.all([
    selectBlogPosts(ctx)
      .where(and(isIt, visibleTo(ctx.viewer)))
      .limit(1),
    ctx.db
      .select()
      .from(blog_posts)
      .where(and(isIt, visibleTo(ctx.viewer)))
      .limit(1),
  ])
  if (!row || !whole?.document) throw noBlogPost()
  const [tags, related, text] = await Promise.all([
    tagsOf(ctx, whole.id),
    relatedTo(ctx, whole),
    showText(ctx, whole.document, await blogAlbum.publicIdsOf(ctx, whole.id)),
  ])
  const card = toBlogCard(ctx, row)
  const signs = row.authors.some(({ id }) => id === ctx.viewer?.id)
  return {
    ...card,
    created_by: whole.created_by,
    ...text,
    tags,
    related,
    views_count: row.views_count,
    seo_title: whole.seo_title,
    seo_description: whole.seo_description,
    can: { save: ctx.viewer !== null, edit: signs || isStaff(ctx.viewer) },
  }
}

const tagsOf = ({ db }: Context, id: number) =>
  db
    .select({ slug: blog_tags.slug, name: blog_tags.name })
    .from(blog_post_tags)
    .innerJoin(blog_tags, eq(blog_tags.id, blog_post_tags.tag_id))
    .where(eq(blog_post_tags.blog_post_id, id))
    .orderBy(asc(blog_tags.name))

/** Who shares most tags comes first, then who shares the category, then the newest. */
async function relatedTo(ctx: Context, { id, category_id }: { id: number; category_id: number | null }) {
  const shared = sql`(select count(*) from blog_post_tags x join blog_post_tags y on y.tag_id = x.tag_id
    where x.blog_post_id = ${blog_posts.id} and y.blog_post_id = ${id})`
  const sameCategory = sql`(case when ${blog_posts.category_id} = ${category_id}::int then 1 else 0 end)`
  const rows = await selectBlogPosts(ctx)
    .where(and(visibleTo(ctx.viewer), sql`${blog_posts.id} <> ${id}`, sql`${shared} * 2 + ${sameCategory} > 0`))
    .orderBy(desc(sql`${shared} * 2 + ${sameCategory}`), desc(blog_posts.published_at), desc(blog_posts.id))
    .limit(RELATED)
  return rows.map((row) => toBlogCard(ctx, row))
}

/** Categories with what stands in them, in the team's order; empty ones are nobody's way. */
export async function listBlogCategories(ctx: Context) {
  const { slug, name, description, order, id } = blog_categories
  const data = await ctx.db
    .select({ slug, name, description, posts_count: count() })
    .from(blog_categories)
    .innerJoin(blog_posts, and(eq(blog_posts.category_id, id), visibleTo(ctx.viewer)))
    .groupBy(id)
    .orderBy(asc(order), asc(name))
  return { data }
}

/** Tags with how many posts have them, the most used first. */
export async function listBlogTags(ctx: Context) {
  const data = await ctx.db
    .select({ slug: blog_tags.slug, name: blog_tags.name, posts_count: count() })
    .from(blog_tags)
    .innerJoin(blog_post_tags, eq(blog_post_tags.tag_id, blog_tags.id))
    .innerJoin(blog_posts, and(eq(blog_posts.id, blog_post_tags.blog_post_id), visibleTo(ctx.viewer)))
    .groupBy(blog_tags.id)
    .orderBy(desc(count()), asc(blog_tags.name))
  return { data }
}

/** A select of the ids that the viewer may read. */
export const blogPostsVisible = ({ db, viewer }: Context) =>
  db.select({ id: blog_posts.id }).from(blog_posts).where(visibleTo(viewer))

/** Who follows an author of it: a page of ids, for the notice. */
export const followersOf = ({ db }: Context, id: number) =>
  db
    .selectDistinct({ user_id: sql<number>`f.user_id`, actor_id: sql<number>`min(${blog_authors.user_id})` })
    .from(blog_authors)
    .innerJoin(sql`saves f`, sql`f.target = 'user' and f.target_id = ${blog_authors.user_id}`)
    .where(eq(blog_authors.blog_post_id, id))
    .groupBy(sql`f.user_id`)

/** The same for every viewer. */
export async function listBlogAddresses({ db }: Context, { page, per_file }: { page: number; per_file: number }) {
  const open = visibleTo(null)
  const [data, totals] = await Promise.all([
    db
      .select({ slug: blog_posts.slug, updated_at: sql<Date>`${blog_posts.updated_at}`.mapWith(blog_posts.saved_at) })
      .from(blog_posts)
      .where(open)
      .orderBy(asc(blog_posts.id))
      .limit(per_file)
      .offset((page - 1) * per_file),
    db.select({ total: count() }).from(blog_posts).where(open),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}
