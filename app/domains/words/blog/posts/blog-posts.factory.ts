import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { plainText, readingMinutes, richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import type { Context } from '#platform/context.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import type { WorkText } from '../works/works.schemas.ts'
import { type BlogPost, blog_authors, blog_posts } from './blog-posts.table.ts'

let count = 0

export async function aBlogCategory({ db }: Context, columns: Partial<typeof blog_categories.$inferInsert> = {}) {
  const slug = columns.slug ?? `categoria-${++count}`
  const [made] = await db
    .insert(blog_categories)
    .values({ slug, name: 'Solo vivo', description: 'Do que a raiz vive.', ...columns })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

type Overrides = Partial<typeof blog_posts.$inferInsert> & { text_of_draft?: Partial<WorkText> }

/** A work of a new user unless `created_by` is given; with `state: 'publicado'` it is out, else a draft. */
export async function aBlogPost(ctx: Context, { text_of_draft, ...columns }: Overrides = {}): Promise<BlogPost> {
  const created_by = columns.created_by ?? (await aUser(ctx)).id
  const category_id = columns.category_id ?? (await aBlogCategory(ctx)).id
  const draft: WorkText = {
    ...{ title: 'VPD na prática', subtitle: 'O que a folha sente.', cover_id: null, cover_alt: '', tag_ids: [] },
    ...{ category_id, slug: '', seo_title: '', seo_description: '', document: richTextOf('A folha transpira.') },
    ...text_of_draft,
  }
  const isOut = columns.state === 'publicado' || columns.state === 'agendado'
  const { tag_ids: _, slug: wished, ...copied } = draft
  const words = plainText(draft.document)
  const [made] = await ctx.db
    .insert(blog_posts)
    .values({
      ...{ created_by, draft, slug: wished || `vpd-na-pratica-${++count}` },
      ...(isOut && { ...copied, text: words, reading_minutes: readingMinutes(words), approved_version: 1 }),
      ...(columns.state === 'publicado' && { published_at: ctx.now(), updated_at: ctx.now() }),
      ...columns,
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  await ctx.db.insert(blog_authors).values({ blog_post_id: made.id, user_id: created_by, position: 0 })
  return made
}
