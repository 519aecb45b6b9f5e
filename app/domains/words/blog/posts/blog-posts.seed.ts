import { sql } from 'drizzle-orm'
import type { Saveable } from '#domains/base/social/saves/saves.seed.ts'
import { plainText, readingMinutes } from '#domains/words/rich-text/document/rich-text.model.ts'
import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import { blog_tags } from '../tags/blog-tags.table.ts'
import type { WorkText } from '../works/works.schemas.ts'
import { blog_authors, blog_post_photos, blog_post_tags, blog_posts } from './blog-posts.table.ts'
import type { WorkState } from './work-state.kinds.ts'

export type DemoBlogText = {
  slug: string
  title: string
  line: string
  category: string
  tags: string[]
  cover: string
  document: RichText
}
type Named = { slug: string; name: string }
type Blog = {
  texts: DemoBlogText[]
  categories: (Named & { description: string })[]
  tags: Named[]
  /** Who writes, by turns; the second signs some with the first. */
  writers: [number, number]
  /** Stores the covers, public or not, in the order asked for. */
  covers: (wanted: { slug: string; public: boolean; created_by: number }[]) => Promise<number[]>
}

/** Of the demo's posts all are out but the last four, which show each other state. */
const others: WorkState[] = ['rascunho', 'em_revisao', 'agendado', 'retirado']

/** The blog over the last months: two writers, and a work in each state. */
export async function seedDemoBlog(
  tx: Context,
  { texts, categories, tags, writers, covers }: Blog,
): Promise<(Saveable & { slug: string })[]> {
  const now = tx.now().getTime()
  const category = idsBySlug(
    await tx.db
      .insert(blog_categories)
      .values(categories.map((one, at) => ({ ...one, order: at + 1 })))
      .returning({ id: blog_categories.id, slug: blog_categories.slug }),
  )
  const tag = idsBySlug(
    await tx.db.insert(blog_tags).values(tags).returning({ id: blog_tags.id, slug: blog_tags.slug }),
  )
  const stateOf = (at: number): WorkState => others[at - (texts.length - others.length)] ?? 'publicado'
  const authorOf = (at: number) => writers[at % 3 === 1 ? 1 : 0]
  const cover = await covers(
    texts.map(({ slug }, at) => ({ slug, public: stateOf(at) === 'publicado', created_by: authorOf(at) })),
  )
  const out: (Saveable & { slug: string })[] = []
  for (const [at, one] of texts.entries()) {
    const state = stateOf(at)
    const created_by = authorOf(at)
    const published_at = new Date(now - (texts.length - at) * 6 * DAY - (at % 7) * HOUR)
    const wasOut = state === 'publicado' || state === 'retirado'
    const draft: WorkText = {
      ...{ title: one.title, subtitle: one.line, document: one.document, slug: one.slug, cover_alt: one.cover },
      ...{
        cover_id: cover[at] ?? null,
        category_id: category.get(one.category) ?? null,
        seo_title: '',
        seo_description: '',
      },
      tag_ids: one.tags.flatMap((slug) => tag.get(slug) ?? []),
    }
    const { tag_ids, ...copied } = draft
    const text = plainText(one.document)
    const isRead = wasOut || state === 'agendado'
    const [made] = await tx.db
      .insert(blog_posts)
      .values({
        ...{ created_by, draft, state, slug: one.slug, saved_by: created_by },
        ...(isRead && { ...copied, text, reading_minutes: readingMinutes(text), approved_version: 1 }),
        ...(wasOut && { published_at, updated_at: published_at }),
        ...(state === 'agendado' && { publish_at: new Date(now + 2 * DAY) }),
        ...(state === 'em_revisao' && { review_asked_at: new Date(now - 5 * HOUR) }),
        ...{
          saved_at: wasOut ? published_at : new Date(now - 5 * HOUR),
          created_at: new Date(published_at.getTime() - 3 * DAY),
        },
      })
      .returning({ id: blog_posts.id })
    if (!made) throw new Error('insert returned no row')
    const signs = at % 10 === 4 ? writers : [created_by]
    await tx.db
      .insert(blog_authors)
      .values(signs.map((user_id, position) => ({ blog_post_id: made.id, user_id, position })))
    if (isRead && tag_ids.length)
      await tx.db.insert(blog_post_tags).values(tag_ids.map((tag_id) => ({ blog_post_id: made.id, tag_id })))
    if (draft.cover_id)
      await tx.db.insert(blog_post_photos).values({ blog_post_id: made.id, file_id: draft.cover_id, position: 0 })
    if (state === 'publicado')
      out.push({ target: 'blog_post', id: made.id, created_by, since: published_at, slug: one.slug })
  }
  return out
}

/** Visits, more of what was saved more. */
export const seedDemoBlogViews = (tx: Context) =>
  tx.db.execute(sql`
    insert into social_counters as c (target, target_id, views_count)
    select 'blog_post', id, 60 + id * 47 % 400 from blog_posts where state = 'publicado'
    on conflict (target, target_id) do update set views_count = excluded.views_count + c.saves_count * 11`)

const idsBySlug = (rows: { id: number; slug: string }[]) => new Map(rows.map(({ id, slug }) => [slug, id]))
