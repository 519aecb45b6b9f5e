import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { audiences } from '../audiences/audience.kinds.ts'
import { searchKinds } from './search.kinds.ts'

const id = z.number().int()

/** Without `kind`: the best of each. */
export const SearchFilter = PageInput.pick({ page: true, per_page: true, show: true, search: true }).extend({
  kind: z.enum(searchKinds).optional(),
})
export type SearchFilter = z.infer<typeof SearchFilter>

/** Part of an excerpt; `found`: it is one of the words looked for. */
export const ExcerptPart = z.object({ text: z.string(), found: z.boolean() })
export type ExcerptPart = z.infer<typeof ExcerptPart>

export const FoundPost = z.object({
  id,
  slug: z.string(),
  nickname: z.string(),
  author_photo: z.string().nullable(),
  /** Of paid content: of its teaser. */
  excerpt: z.array(ExcerptPart),
  /** Its first photo, when it is for all. */
  photo_url: z.string().nullable(),
  available_by: z.enum(audiences),
  created_at: z.date(),
})
export const FoundPerson = z.object({
  id,
  nickname: z.string(),
  bio: z.string(),
  photo_url: z.string().nullable(),
  saves_count: id,
})
/** A plant, space or plan. */
export const FoundThing = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  nickname: z.string(),
  /** Its first photo, unless it is private. */
  photo_url: z.string().nullable(),
})
const Address = z.object({ id, url: z.string(), title: z.string(), photo_url: z.string().nullable() })
/** What is sold, in centavos; `max_price` is higher when there is a choice. */
export const FoundOffer = z.object({
  price: id,
  max_price: id,
  /** 4.5; null without reviews. */
  stars: z.number().nullable(),
  reviews_count: id,
  store: z.string(),
  /** Some of it can be bought now. */
  in_stock: z.boolean(),
  /** Its store takes no orders now. */
  paused: z.boolean(),
})
export type FoundOffer = z.infer<typeof FoundOffer>
/** A page of a later domain: a post of the blog. */
export const FoundPage = Address.extend({
  text: z.string(),
  /** Of a product. */
  offer: FoundOffer.optional(),
  /** Of a store that is called as was typed: the best of what it sells. */
  sells: z.array(Address.extend({ offer: FoundOffer })).optional(),
  /** How many things it sells in all. */
  sold: id.optional(),
})
export type FoundPage = z.infer<typeof FoundPage>

export const FoundHashtag = z.object({ id, slug: z.string(), name: z.string(), authors_count: id, posts_count: id })
export type FoundPost = z.infer<typeof FoundPost>
export type FoundPerson = z.infer<typeof FoundPerson>
export type FoundThing = z.infer<typeof FoundThing>
export type FoundHashtag = z.infer<typeof FoundHashtag>

export const FoundThings = pageOf(FoundThing)

export const FoundPages = pageOf(FoundPage)

/** `total` of the kind asked for is counted up to 1000, of the others, which have no rows then, up to 100. */
export const SearchResults = z.object({
  posts: pageOf(FoundPost),
  people: pageOf(FoundPerson),
  plants: FoundThings,
  spaces: FoundThings,
  plans: FoundThings,
  hashtags: pageOf(FoundHashtag),
  product: FoundPages,
  store: FoundPages,
  blog: FoundPages,
  course: FoundPages,
  cup: FoundPages,
  help: FoundPages,
  /** What was probably meant, when no post has the words. */
  correction: z.string().nullable(),
  /** What is found by the correction is among the results: with what was typed there was next to nothing. */
  corrected: z.boolean(),
})
export type SearchResults = z.infer<typeof SearchResults>
