import { sql } from 'drizzle-orm'
import { photoIdsOf, richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { attachPhotos } from '#platform/files/attach-photos.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { slugWithEnding } from '#platform/slugs.ts'
import { dayKey } from '#shared/dates.ts'
import { sameValue } from '#shared/opened.ts'
import { blogAlbum } from '../posts/blog.album.ts'
import { blog_authors, blog_posts } from '../posts/blog-posts.table.ts'
import { takeDown } from '../posts/publish.actions.ts'
import { auditOthers } from './audit-others.actions.ts'
import { keepRevision, setWork } from './keep-revision.actions.ts'
import { lockWork } from './lock-work.queries.ts'
import { tellAuthors } from './tell-authors.actions.ts'
import { demandChoices } from './works.rules.ts'
import type { WorkChange, WorkCreate, WorkText } from './works.schemas.ts'

const perPerson: Limit = { name: 'blog-works', points: 30, seconds: 3600 }

const emptyText = (title: string): WorkText => ({
  ...{ title, subtitle: '', document: richTextOf(''), cover_id: null, cover_alt: '', category_id: null, tag_ids: [] },
  ...{ slug: '', seo_title: '', seo_description: '' },
})

/** Begins a work, of one author. Idempotent by the form's key. */
export async function createWork(ctx: Context, { title, idempotency_key }: WorkCreate) {
  const created_by = signedIn(ctx).id
  await countAttempt(ctx, perPerson, String(created_by))
  return ctx.transaction(async (tx) => {
    const again = await findByKey(tx, blog_posts, idempotency_key)
    if (again) return { id: again }
    const [made] = await tx.db
      .insert(blog_posts)
      .values({
        ...{ created_by, idempotency_key, draft: emptyText(title), saved_at: tx.now(), created_at: tx.now() },
        // Until it is approved nobody finds it; its address then is made of the title that it has by then.
        slug: slugWithEnding('rascunho', 'rascunho'),
      })
      .onConflictDoNothing({ target: [blog_posts.created_by, blog_posts.idempotency_key] })
      .returning({ id: blog_posts.id })
    if (!made) return { id: (await findByKey(tx, blog_posts, idempotency_key)) ?? 0 }
    await tx.db.insert(blog_authors).values({ blog_post_id: made.id, user_id: created_by, position: 0 })
    return made
  })
}

const BEHIND =
  'Esta postagem foi salva em outra aba, ou por outra pessoa, depois que você a abriu. O seu texto continua aqui.'

/**
 * Saves the draft, and nothing that readers have. What somebody else saved since it was opened is never written over
 * unseen: 409, or with `force` it is kept as a revision.
 */
export const saveWork = (ctx: Context, { id, version, force, tab, turn, ...text }: WorkChange) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    const stands = { version: work.version, saved_at: work.saved_at }
    if (sameValue(work.draft, text)) return stands
    // Its own save before this one, whose answer was lost; one that is late meets what it sent after it.
    const own = tab !== null && work.saved_tab === tab && work.saved_by === signedIn(tx).id && turn > work.saved_turn
    if (version !== work.version && !own && !force)
      throw new AppError('conflict', BEHIND, { stands: { version: work.version } })
    await demandChoices(tx, id, text, work.draft)
    await keepPhotos(tx, id, text)
    await keepRevision(tx, work, { always: force })
    // Once for each time that it is opened, not for each second that is typed.
    if (!own && (await auditOthers(tx, work, 'update')))
      await tellAuthors(
        tx,
        work,
        'foi mudada pela equipe',
        'Em versões você vê o que mudou.',
        `blog-edited:${id}:${dayKey(tx.now())}`,
      )
    const saved = { version: work.version + 1, saved_at: tx.now() }
    await setWork(tx, id, { draft: text, saved_by: signedIn(tx).id, saved_tab: tab, saved_turn: turn, ...saved })
    return saved
  })

/** A picture once in a work stays with it, since an earlier revision may show it. */
async function keepPhotos(tx: Context, id: number, text: WorkText) {
  const had = await blogAlbum.idsOf(tx, id)
  const wanted = [...new Set([...(text.cover_id ? [text.cover_id] : []), ...photoIdsOf(text.document)])]
  const fresh = wanted.filter((one) => !had.includes(one))
  if (!fresh.length) return
  const cover = fresh.filter((one) => one === text.cover_id)
  await attachPhotos(tx, cover, { public: false, field: 'cover_id' })
  const written = fresh.filter((one) => one !== text.cover_id)
  await attachPhotos(tx, written, { public: false, field: 'document' })
  await tx.db.execute(sql`insert into blog_post_photos (blog_post_id, file_id, position)
    select ${id}, file_id, ${had.length} + place - 1 from unnest(${sql.param(fresh)}::int[]) with ordinality t(file_id, place)`)
}

/** Soft delete: gone for readers at once, brought back by `restoreWork`. */
export const removeWork = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    await setWork(tx, id, { deleted_at: tx.now() })
    await takeDown(tx, work)
    if (await auditOthers(tx, work, 'delete'))
      await tellAuthors(tx, work, 'foi apagada pela equipe', '', `blog-gone:${id}`)
  })

/** As a draft: what was out before is sent to the team anew. */
export const restoreWork = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id, { deleted: true })
    if (work.deleted_at) await auditOthers(tx, work, 'restore')
    if (work.deleted_at)
      await setWork(tx, id, {
        ...{ deleted_at: null, review_asked_at: null, publish_at: null },
        state: work.published_at ? 'retirado' : 'rascunho',
      })
    return { id }
  })
