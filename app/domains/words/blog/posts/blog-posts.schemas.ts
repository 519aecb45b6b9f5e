import { z } from 'zod'
import { ShownText } from '#domains/words/rich-text/document/shown-text.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'

const count = z.number().int()
const slug = z.string().min(1).max(120)

/** `category` and `tag` are slugs, `author` a nickname. Six a page unless said. */
export const BlogFilter = PageInput.pick({ page: true, per_page: true, show: true, search: true }).extend({
  category: slug.optional(),
  tag: slug.optional(),
  author: z.string().max(30).optional(),
})
export type BlogFilter = z.infer<typeof BlogFilter>

export const BlogRef = z.object({ slug })

const Named = z.object({ slug: z.string(), name: z.string() })
const Author = z.object({ nickname: z.string(), photo_url: z.string().nullable() })

export const BlogCard = z.object({
  id: count,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  cover: PhotoDocument.nullable(),
  cover_alt: z.string(),
  category: Named.nullable(),
  /** Who signs, in order. */
  authors: z.array(Author),
  reading_minutes: count,
  published_at: z.date(),
  /** When its text last changed. */
  updated_at: z.date(),
  saves_count: count,
  comments_count: count,
  is_save: z.boolean(),
})
export type BlogCard = z.infer<typeof BlogCard>
export const BlogPage = pageOf(BlogCard)
export type BlogPage = z.infer<typeof BlogPage>

export const BlogDetail = BlogCard.extend({
  created_by: count,
  ...ShownText.shape,
  tags: z.array(Named),
  seo_title: z.string(),
  seo_description: z.string(),
  views_count: count,
  /** Of its category or tags, the nearest first. */
  related: z.array(BlogCard),
  can: z.object({ save: z.boolean(), edit: z.boolean() }),
})
export type BlogDetail = z.infer<typeof BlogDetail>

const Counted = Named.extend({ posts_count: count })
export const BlogCategories = z.object({ data: z.array(Counted.extend({ description: z.string() })) })
export const BlogTags = z.object({ data: z.array(Counted) })
export type BlogCategories = z.infer<typeof BlogCategories>
export type BlogTags = z.infer<typeof BlogTags>

/** For the sitemap, by age, in files. */
export const BlogAddressPage = z.object({
  page: z.coerce.number().int().min(1).max(10_000),
  per_file: z.coerce.number().int().min(1).max(5000),
})
export const BlogAddresses = z.object({
  data: z.array(z.object({ slug: z.string(), updated_at: z.date() })),
  total: count,
})
