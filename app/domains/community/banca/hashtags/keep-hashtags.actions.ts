import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashtagsIn } from '#shared/marked-text.ts'
import type { Post } from '../posts/posts.table.ts'

/** More than these are noise; the rest of a post's are plain text. */
const MOST = 20

/**
 * Keeps the hashtags of a post as it is now. Of paid content those of the teaser alone: a page of a hashtag must not
 * tell what the locked text is about.
 */
export async function keepHashtags(tx: Context, { id, created_by, created_at, text, teaser, available_by }: Post) {
  const named = hashtagsIn(available_by === 'pago' ? teaser : text).slice(0, MOST)
  const slugs = named.map(({ slug }) => slug)
  await tx.db.execute(sql`delete from post_hashtags using hashtags h
    where h.id = hashtag_id and post_id = ${id} and not (h.slug = any(${sql.param(slugs)}::text[]))`)
  if (!named.length) return
  const names = named.map(({ name }) => name)
  // In the order of slugs, so that two posts with the same new hashtags do not wait for each other in a circle.
  await tx.db.execute(sql`insert into hashtags (slug, name)
    select * from unnest(${sql.param(slugs)}::text[], ${sql.param(names)}::text[]) n(slug, name) order by slug
    on conflict (slug) do nothing`)
  await tx.db.execute(sql`insert into post_hashtags (hashtag_id, post_id, created_by, created_at)
    select h.id, ${id}, ${created_by}, ${created_at.toISOString()}::timestamptz from hashtags h
    where h.slug = any(${sql.param(slugs)}::text[])
    on conflict do nothing`)
}
