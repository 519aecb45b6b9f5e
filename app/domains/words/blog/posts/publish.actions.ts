import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { photoIdsOf, plainText, readingMinutes } from '#domains/words/rich-text/document/rich-text.model.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { slugify } from '#shared/text.ts'
import '../blog.events.ts'
import { demandFreeSlug } from '../works/works.rules.ts'
import { blogAlbum } from './blog.album.ts'
import { type BlogPost, blog_old_slugs, blog_post_tags, blog_posts } from './blog-posts.table.ts'

/**
 * What readers get becomes what the draft says. The work is locked, its draft complete (`demandReady`); it comes out by
 * `goLive`, at once or when it is due.
 */
export async function copyDraft(tx: Context, work: BlogPost): Promise<BlogPost> {
  const { tag_ids, slug: wished, ...text } = work.draft
  const words = plainText(text.document)
  const slug = await slugFor(tx, work, wished)
  const copied = {
    ...text,
    slug,
    text: words,
    reading_minutes: readingMinutes(words),
    approved_version: work.version,
    updated_at: tx.now(),
    ...{ review_asked_at: null, returned_why: '' },
  }
  await tx.db.update(blog_posts).set(copied).where(eq(blog_posts.id, work.id))
  await tx.db.delete(blog_post_tags).where(eq(blog_post_tags.blog_post_id, work.id))
  if (tag_ids.length)
    await tx.db
      .insert(blog_post_tags)
      .values([...new Set(tag_ids)].map((tag_id) => ({ blog_post_id: work.id, tag_id })))
  return { ...work, ...copied }
}

/** The address it has, the one wished for, or one made of its title; that of a post which was read leads on. */
async function slugFor(tx: Context, work: BlogPost, wished: string) {
  const before = work.published_at ? work.slug : null
  if (!wished && before) return before
  const base = wished || slugify(work.draft.title) || `postagem-${work.id}`
  // One at a time: two works of one title, approved at once, both find the address free.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`blog:${base}`}, 0))`)
  const slug = wished
    ? await free(tx, work.id, wished)
    : await firstFree(tx, work.id, /^\d+$/.test(base) ? `postagem-${base}` : base)
  if (before && before !== slug)
    await tx.db.insert(blog_old_slugs).values({ slug: before, blog_post_id: work.id }).onConflictDoNothing()
  // Its own former address is its address again.
  await tx.db.delete(blog_old_slugs).where(eq(blog_old_slugs.slug, slug))
  return slug
}

async function free(tx: Context, id: number, slug: string) {
  await demandFreeSlug(tx, id, slug)
  return slug
}

async function firstFree(tx: Context, id: number, base: string): Promise<string> {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    const taken = await demandFreeSlug(tx, id, slug).then(
      () => false,
      () => true,
    )
    if (!taken) return slug
  }
}

/** Readers have it from now on. Told to followers the first time alone. */
export async function goLive(tx: Context, post: BlogPost) {
  const first = !post.published_at
  await tx.db
    .update(blog_posts)
    .set({ state: 'publicado', publish_at: null, published_at: post.published_at ?? tx.now() })
    .where(eq(blog_posts.id, post.id))
  await showPhotos(tx, post, !post.hidden_at)
  if (first) await record(tx, 'blog.published', told(post))
  await record(tx, 'blog.changed', told(post))
}

/** Readers have it no more; its pictures have no plain address any more. */
export async function takeDown(tx: Context, post: BlogPost) {
  await showPhotos(tx, post, false)
  await record(tx, 'blog.changed', told(post))
}

/** Only the pictures that readers get have a plain address. */
export async function showPhotos(tx: Context, { id, document, cover_id }: BlogPost, shown: boolean) {
  const read = shown ? [...(cover_id ? [cover_id] : []), ...(document ? photoIdsOf(document) : [])] : []
  const own = await blogAlbum.idsOf(tx, id)
  await setPhotosPublic(
    tx,
    own.filter((one) => !read.includes(one)),
    false,
  )
  await setPhotosPublic(
    tx,
    own.filter((one) => read.includes(one)),
    true,
  )
}

const told = ({ id, created_by }: BlogPost) => ({ blog_post_id: id, created_by })

/** What is due comes out, each in its own transaction; of two schedulers at one minute one finds it done. */
export async function publishDue(ctx: Context) {
  const isDue = and(
    eq(blog_posts.state, 'agendado'),
    isNull(blog_posts.deleted_at),
    lte(blog_posts.publish_at, ctx.now()),
  )
  const rows = await ctx.db
    .select({ id: blog_posts.id })
    .from(blog_posts)
    .where(isDue)
    .orderBy(asc(blog_posts.publish_at))
  await forEach(ctx, rows, async (tx, { id }) => {
    const [post] = await tx.db
      .select()
      .from(blog_posts)
      .where(and(eq(blog_posts.id, id), isDue))
      .for('update')
    if (!post) return false
    await goLive(tx, post)
  })
}
