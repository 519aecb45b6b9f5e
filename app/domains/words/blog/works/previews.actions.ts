import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { plainText, readingMinutes } from '#domains/words/rich-text/document/rich-text.model.ts'
import { showText } from '#domains/words/rich-text/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { blogAlbum } from '../posts/blog.album.ts'
import { authorsColumn } from '../posts/blog-columns.queries.ts'
import { noBlogPost } from '../posts/blog-posts.queries.ts'
import { blog_posts, blog_previews } from '../posts/blog-posts.table.ts'
import { auditOthers } from './audit-others.actions.ts'
import { lockWork } from './lock-work.queries.ts'
import { coverOf } from './works.queries.ts'
import { mayWrite } from './writers.queries.ts'

const LASTS = 7 * DAY

/** A link to the draft as it is, for a week: shown once, a new one ends the one before. */
export const makePreview = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    await auditOthers(tx, await lockWork(tx, id), 'preview')
    await tx.db.delete(blog_previews).where(eq(blog_previews.blog_post_id, id))
    const token = newToken()
    const ends_at = new Date(tx.now().getTime() + LASTS)
    await tx.db.insert(blog_previews).values({
      blog_post_id: id,
      token_hash: hashToken(token),
      created_by: signedIn(tx).id,
      ends_at,
      created_at: tx.now(),
    })
    return { token, ends_at }
  })

export const endPreview = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    await auditOthers(tx, await lockWork(tx, id), 'preview')
    await tx.db.delete(blog_previews).where(eq(blog_previews.blog_post_id, id))
  })

/** The draft, to whoever has the link, until it ends or who made it may write no more. */
export async function showPreview(ctx: Context, { token }: { token: string }) {
  const open = and(eq(blog_previews.token_hash, hashToken(token)), gt(blog_previews.ends_at, ctx.now()))
  const [row] = await ctx.db
    .select({ work: blog_posts, authors: authorsColumn, ends_at: blog_previews.ends_at })
    .from(blog_previews)
    .innerJoin(blog_posts, eq(blog_posts.id, blog_previews.blog_post_id))
    .innerJoin(users, and(eq(users.id, blog_previews.created_by), mayWrite()))
    .where(open)
  if (!row || row.work.deleted_at || row.work.hidden_at) throw noBlogPost()
  const { draft, id } = row.work
  const { title, subtitle, cover_alt, document } = draft
  const [shown, cover] = await Promise.all([
    blogAlbum.idsOf(ctx, id).then((own) => showText(ctx, document, own)),
    coverOf(ctx, draft.cover_id),
  ])
  const reading_minutes = readingMinutes(plainText(document))
  return { ...shown, title, subtitle, cover, cover_alt, authors: row.authors, reading_minutes, ends_at: row.ends_at }
}

export const purgePreviews = async ({ db, now }: Context) => {
  await db.delete(blog_previews).where(lt(blog_previews.ends_at, now()))
}
