import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { embedsOf, keyOf, photoIdsOf, plainText } from '#domains/words/rich-text/document/rich-text.model.ts'
import { resolveEmbeds } from '#domains/words/rich-text/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, type FieldErrors, invalidField } from '#platform/errors.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import { blogAlbum } from '../posts/blog.album.ts'
import { type BlogPost, blog_old_slugs, blog_posts } from '../posts/blog-posts.table.ts'
import { blog_tags } from '../tags/blog-tags.table.ts'
import type { WorkText } from './works.schemas.ts'

const MOST_EMBEDS = 20
const MOST_PHOTOS = 80

/** What a draft names is there and may be chosen; an address is nobody else's. `before`: what it named already. */
export async function demandChoices(tx: Context, id: number, text: WorkText, before: WorkText) {
  if (embedsOf(text.document).length > MOST_EMBEDS)
    throw invalidField('document', `Uma postagem cita até ${MOST_EMBEDS} coisas do site.`)
  if (photoIdsOf(text.document).length > MOST_PHOTOS)
    throw invalidField('document', `Uma postagem tem até ${MOST_PHOTOS} fotos.`)
  if (text.category_id && text.category_id !== before.category_id) {
    const chosen = and(eq(blog_categories.id, text.category_id), eq(blog_categories.active, true))
    const [found] = await tx.db.select({ id: blog_categories.id }).from(blog_categories).where(chosen)
    if (!found) throw invalidField('category_id', 'Essa categoria não pode mais ser escolhida. Escolha outra.')
  }
  const tags = text.tag_ids.filter((one) => !before.tag_ids.includes(one))
  if (tags.length) {
    const rows = await tx.db.select({ id: blog_tags.id }).from(blog_tags).where(inArray(blog_tags.id, tags))
    if (rows.length < new Set(tags).size) throw invalidField('tag_ids', 'Uma das tags foi apagada. Confira a escolha.')
  }
  if (text.slug && text.slug !== before.slug) await demandFreeSlug(tx, id, text.slug)
}

/** An address of now or of before leads to one post alone. Decided for good by the unique index when it is approved. */
export async function demandFreeSlug(tx: Context, id: number, slug: string) {
  if (reservedSlugs.postagem_do_blog.has(slug))
    throw invalidField('slug', 'Esse endereço é usado por uma página do blog. Escolha outro.')
  const [taken] = await tx.db
    .select({ id: blog_posts.id })
    .from(blog_posts)
    .leftJoin(blog_old_slugs, eq(blog_old_slugs.blog_post_id, blog_posts.id))
    .where(and(ne(blog_posts.id, id), or(eq(blog_posts.slug, slug), eq(blog_old_slugs.slug, slug))))
    .limit(1)
  if (taken) throw invalidField('slug', 'Outra postagem já tem esse endereço. Escolha outro.')
}

/** What readers need is there, and all of it may be seen by everybody. */
export async function demandReady(tx: Context, id: number, text: WorkText) {
  const errors: FieldErrors = {}
  const own = await blogAlbum.idsOf(tx, id)
  if (text.cover_id && !own.includes(text.cover_id)) errors.cover_id = ['Esta foto não existe mais. Escolha outra.']
  if (!text.title) errors.title = ['Dê um título à postagem.']
  if (!text.category_id) errors.category_id = ['Escolha a categoria: é por ela que muita gente chega.']
  if (text.cover_id && !text.cover_alt) errors.cover_alt = ['Diga o que a capa mostra, para quem não a vê.']
  if (!plainText(text.document)) errors.document = ['Escreva o texto.']
  const refs = embedsOf(text.document)
  const seen = await resolveEmbeds(tx, refs)
  const hidden = refs.filter((ref) => !seen[keyOf(ref)])
  if (hidden.length)
    errors.document = [
      `${hidden.length === 1 ? 'Uma coisa citada no texto não está' : `${hidden.length} coisas citadas no texto não estão`} ${hidden.length === 1 ? 'aberta' : 'abertas'} a todos. Tire do texto, ou peça a quem cultiva que abra.`,
    ]
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
  await demandAllowedText(tx, `${text.title}\n${text.subtitle}`, 'title')
  await demandAllowedText(tx, plainText(text.document), 'document')
}

/** Ahead, and within a year. @throws invalid beside `publish_at`. */
export function demandAhead(tx: Context, publish_at: string): Date {
  const at = typedMomentOf(publish_at)
  if (at <= tx.now()) throw invalidField('publish_at', 'Este momento já passou. Escolha um que ainda vai chegar.')
  if (at.getTime() - tx.now().getTime() > 366 * DAY)
    throw invalidField('publish_at', 'Agende para no máximo daqui a um ano.')
  return at
}

/**
 * The team approves what was sent to it, or what it approved before, not what somebody is still writing. Who is of the team
 * and alone signs it sends it to themselves; to put one's own name to it is not enough.
 */
export const waitsForTeam = (work: BlogPost, signs: number[], me: number) =>
  work.review_asked_at !== null ||
  work.approved_version === work.version ||
  (work.created_by === me && (work.saved_by ?? me) === me && signs.every((one) => one === me))
