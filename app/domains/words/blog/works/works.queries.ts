import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { compare } from '#domains/base/legal/texts/compare.model.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, socialColumns, viewsCount } from '#domains/base/social/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { plainText, readingMinutes } from '#domains/words/rich-text/document/rich-text.model.ts'
import { showText } from '#domains/words/rich-text/index.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import { blogAlbum } from '../posts/blog.album.ts'
import { authorsColumn } from '../posts/blog-columns.queries.ts'
import { isStaff, writableBy } from '../posts/blog-posts.policy.ts'
import { type BlogPost, blog_posts, blog_revisions } from '../posts/blog-posts.table.ts'
import { blog_tags } from '../tags/blog-tags.table.ts'
import { noWork } from './lock-work.queries.ts'
import { waitsForTeam } from './works.rules.ts'
import type { WorkDetail, WorkFilter, WorkForTeam, WorkText } from './works.schemas.ts'
import { signersOf } from './writers.queries.ts'

const title = sql<string>`${blog_posts.draft} ->> 'title'`

/** Works as cards: of their texts only the title. */
export const selectWorks = ({ db, viewer }: Context) =>
  db
    .select({
      id: blog_posts.id,
      slug: blog_posts.slug,
      title,
      state: blog_posts.state,
      authors: authorsColumn,
      category: blog_categories.name,
      version: blog_posts.version,
      changed: sql<boolean>`${blog_posts.approved_version} is distinct from ${blog_posts.version}`,
      review_asked_at: blog_posts.review_asked_at,
      returned_why: blog_posts.returned_why,
      publish_at: blog_posts.publish_at,
      published_at: blog_posts.published_at,
      saved_at: blog_posts.saved_at,
      hidden: sql<boolean>`${blog_posts.hidden_at} is not null`,
      views_count: viewsCount,
      ...socialColumns('blog_post', blog_posts.id, viewer),
    })
    .from(blog_posts)
    .leftJoin(blog_categories, eq(blog_categories.id, sql`(${blog_posts.draft} ->> 'category_id')::int`))
    .leftJoin(social_counters, countersOf('blog_post', blog_posts.id))

export const signedBy = (user_id: number) =>
  sql`exists (select from blog_authors a where a.blog_post_id = ${blog_posts.id} and a.user_id = ${user_id})`

/** Works that the viewer signs. */
export const listOwnWorks = (ctx: Context, filter: WorkFilter) => listWorks(ctx, filter, signedBy(signedIn(ctx).id))

/** All works, for the team. */
export const listAllWorks = (ctx: Context, filter: WorkFilter) => listWorks(ctx, filter)

async function listWorks(ctx: Context, filter: WorkFilter, whose?: SQL) {
  const { state, waiting, search } = filter
  const { limit, offset } = windowOf(filter)
  const where = and(
    sql`${blog_posts.deleted_at} is null`,
    whose,
    state && eq(blog_posts.state, state),
    waiting ? sql`${blog_posts.review_asked_at} is not null` : undefined,
    search ? or(contains(title, search), contains(blog_posts.slug, search)) : undefined,
  )
  const by = { saved_at: blog_posts.saved_at, published_at: blog_posts.published_at, title }
  const [rows, totals] = await Promise.all([
    selectWorks(ctx)
      .where(where)
      // What waits for the team, the oldest first unless sorted.
      .orderBy(
        ...(waiting && !filter.order_type ? [asc(blog_posts.review_asked_at)] : []),
        ...sorted(filter, by, blog_posts.id),
      )
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(blog_posts).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** With its draft as readers would get it, and what may be done with it now. */
export async function showWork(ctx: Context, id: number): Promise<WorkDetail> {
  const work = await demandWork(ctx, id)
  const [card] = await selectWorks(ctx).where(eq(blog_posts.id, id))
  if (!card) throw noWork()
  const [shown, cover, choices] = await Promise.all([
    blogAlbum.idsOf(ctx, id).then((own) => showText(ctx, work.draft.document, own)),
    coverOf(ctx, work.draft.cover_id),
    choicesFor(ctx, work),
  ])
  const team = isStaff(ctx.viewer)
  const waits = work.review_asked_at !== null
  const isOut = work.state === 'publicado'
  return {
    ...card,
    ...{ text: work.draft, shown, cover, choices },
    reading_minutes: readingMinutes(plainText(work.draft.document)),
    can: {
      edit: true,
      approve: team && waitsForTeam(work, await signersOf(ctx, id), signedIn(ctx).id),
      send: !waits && work.state !== 'agendado' && !(isOut && work.approved_version === work.version),
      take_back: waits || work.state === 'agendado',
      withdraw: isOut,
      remove: true,
    },
  }
}

/** With what the team said to it before. */
export async function showWorkToTeam(ctx: Context, id: number): Promise<WorkForTeam> {
  const [work, rows] = await Promise.all([
    showWork(ctx, id),
    ctx.db
      .select({ why: sql<string>`${audit_log.after} ->> 'reason'`, nickname: users.nickname, at: audit_log.at })
      .from(audit_log)
      .leftJoin(users, eq(users.id, audit_log.user_id))
      .where(and(eq(audit_log.subject, `blog_post:${id}`), eq(audit_log.action, 'blog_post.give_back')))
      .orderBy(desc(audit_log.id))
      .limit(1),
  ])
  return { ...work, given_back: rows[0] ?? null }
}

export async function coverOf(ctx: Context, id: number | null) {
  if (!id) return null
  const [file] = await ctx.db.select().from(files).where(eq(files.id, id))
  return file ? photoDocument(ctx, file) : null
}

/** What may be chosen now, and what is chosen already. */
async function choicesFor({ db }: Context, { draft }: BlogPost) {
  const { id, name, active, order } = blog_categories
  const [categories, tags] = await Promise.all([
    db
      .select({ id, name })
      .from(blog_categories)
      .where(or(eq(active, true), eq(id, draft.category_id ?? 0)))
      .orderBy(asc(order), asc(name)),
    db.select({ id: blog_tags.id, name: blog_tags.name }).from(blog_tags).orderBy(asc(blog_tags.name)),
  ])
  return { categories, tags }
}

/** Newest first. */
export async function listRevisions(ctx: Context, id: number) {
  await demandWork(ctx, id)
  const rows = await ctx.db
    .select({
      version: blog_revisions.version,
      title: sql<string>`${blog_revisions.draft} ->> 'title'`,
      nickname: users.nickname,
      created_at: blog_revisions.created_at,
    })
    .from(blog_revisions)
    .leftJoin(users, and(eq(users.id, blog_revisions.written_by), isNull(users.leaving_at)))
    .where(eq(blog_revisions.blog_post_id, id))
    .orderBy(desc(blog_revisions.version))
    .limit(200)
  return { data: rows }
}

/** What became of a revision since: its words against those of the draft. */
export async function showRevision(ctx: Context, { id, version }: { id: number; version: number }) {
  const work = await demandWork(ctx, id)
  const which = and(eq(blog_revisions.blog_post_id, id), eq(blog_revisions.version, version))
  const [revision] = await ctx.db.select().from(blog_revisions).where(which)
  if (!revision) throw noWork()
  return { version, text: revision.draft, blocks: compare(wordsOf(revision.draft), wordsOf(work.draft)) }
}

const wordsOf = ({ title: its, subtitle, document }: WorkText) =>
  [its, subtitle, plainText(document)].filter(Boolean).join('\n')

export async function demandWork(ctx: Context, id: number): Promise<BlogPost> {
  const [work] = await ctx.db
    .select()
    .from(blog_posts)
    .where(and(eq(blog_posts.id, id), writableBy(signedIn(ctx))))
  if (!work) throw noWork()
  return work
}
