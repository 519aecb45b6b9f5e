import { eq, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { hashtagSlug } from '#shared/marked-text.ts'
import { pick } from '#shared/pick.ts'
import { noHashtag, showHashtag } from './hashtags.queries.ts'
import type { HashtagCuration } from './hashtags.schemas.ts'
import { hashtags } from './hashtags.table.ts'

/** Staff keeps a hashtag out of lists, or out of the ranking of the week. Audited. */
export const curateHashtag = (ctx: Context, { slug, ...edit }: HashtagCuration) =>
  ctx.transaction(async (tx) => {
    const [before] = await tx.db
      .select()
      .from(hashtags)
      .where(eq(hashtags.slug, hashtagSlug(slug)))
      .for('update')
    if (!before) throw noHashtag()
    const now = { ...mergeEdit(edit, pick(before, 'listable', 'trendable')), reviewed_at: tx.now() }
    await tx.db.update(hashtags).set(now).where(eq(hashtags.id, before.id))
    await audit(tx, { action: 'hashtag.curate', subject: `hashtag:${before.id}`, before, after: { ...before, ...now } })
    await purge(tx, 'hashtags')
    return showHashtag(tx, slug)
  })

/**
 * Counts posts for all and their distinct authors, of all time and of the last seven days (cron, every ten minutes).
 * Only what changed is written.
 */
export async function countHashtags(ctx: Context) {
  const since = new Date(ctx.now().getTime() - 7 * 86_400_000).toISOString()
  await ctx.transaction(async (tx) => {
    await tx.db.execute(sql`
      update hashtags h set posts_count = coalesce(c.posts, 0), authors_count = coalesce(c.authors, 0),
        week_posts = coalesce(c.week_posts, 0), week_authors = coalesce(c.week_authors, 0)
      from hashtags k left join (
        select t.hashtag_id, count(*)::int as posts, count(distinct t.created_by)::int as authors,
          (count(*) filter (where t.created_at > ${since}::timestamptz))::int as week_posts,
          (count(distinct t.created_by) filter (where t.created_at > ${since}::timestamptz))::int as week_authors
        from post_hashtags t join posts p on p.id = t.post_id
        where p.deleted_at is null and p.hidden_at is null and p.available_by in ('todos', 'pago')
        group by t.hashtag_id
      ) c on c.hashtag_id = k.id
      where k.id = h.id and (h.posts_count, h.authors_count, h.week_posts, h.week_authors)
        is distinct from (coalesce(c.posts, 0), coalesce(c.authors, 0), coalesce(c.week_posts, 0), coalesce(c.week_authors, 0))`)
    await purge(tx, 'hashtags')
  })
}
