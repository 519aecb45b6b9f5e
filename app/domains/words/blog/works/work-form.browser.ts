import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'

/** A draft as its call takes it, read from its form and its editor. */
export function workOf(form: HTMLFormElement, document: RichText) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const id = (name: string) => Number(text(name)) || null
  return {
    title: text('title').replace(/\s+/g, ' '),
    subtitle: text('subtitle').replace(/\s+/g, ' '),
    document,
    cover_id: id('cover_id'),
    cover_alt: text('cover_alt'),
    category_id: id('category_id'),
    tag_ids: data.getAll('tag_ids').map(Number),
    slug: text('slug'),
    seo_title: text('seo_title'),
    seo_description: text('seo_description'),
  }
}
export type TypedWork = ReturnType<typeof workOf>
