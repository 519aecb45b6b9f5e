import { z } from 'zod'
import { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { idList, rowId } from '#shared/row-id.ts'
import { VideoDocument } from '#shared/video-document.ts'
import { typedText } from '#shared/written.ts'
import { audiences } from '../audiences/audience.kinds.ts'

const id = z.number().int()
export const MOST_PHOTOS = 10
export const LONGEST_TEXT = 5000

/** Digits are an id, anything else a slug. */
export const PostRef = z.object({ id: z.string().min(1).max(200) })

const lines = (most: number) => typedText().max(most)

const fields = {
  text: lines(LONGEST_TEXT).default(''),
  /** Of paid content: what everybody may read. */
  teaser: lines(280).default(''),
  /** Not said: 'todos', unless the plant that it is about is private. */
  available_by: z.enum(audiences, 'Escolha quem pode ler.').optional(),
  /** Of pupils or members: those of one course alone. */
  course_id: rowId.optional(),
  photo_ids: z.array(rowId).max(MOST_PHOTOS, `Escolha até ${MOST_PHOTOS} fotos.`).default([]),
  /** What each photo shows, in the order of `photo_ids`. */
  photo_alts: z.array(lines(300).default('')).max(MOST_PHOTOS).default([]),
  /** One video, instead of photos. */
  video_id: rowId.optional(),
  plant_id: rowId.optional(),
  space_id: rowId.optional(),
  plan_cultivation_id: rowId.optional(),
  /** A course that it tells of; who reads it is `course_id`'s. */
  about_course_id: rowId.optional(),
}

export const PostCreate = z.object({ ...fields, idempotency_key: z.uuid().optional() })
export type PostCreate = z.infer<typeof PostCreate>
export type PostFields = Omit<PostCreate, 'idempotency_key'>
/** Who reads it, of which course, stays as it is when the audience is not said. */
export const PostChange = z.object({
  ...fields,
  ...PostRef.shape,
  opened: Opened,
})
export type PostChange = z.infer<typeof PostChange>
export const PostPin = PostRef.extend({ pinned: z.boolean() })
export type PostPin = z.infer<typeof PostPin>
export const PostHighlight = PostRef.extend({ highlighted: z.boolean() })
export type PostHighlight = z.infer<typeof PostHighlight>

const Named = z.object({ id, slug: z.string(), name: z.string() })
/** `photo`: in place of pictures, an open one of the plant as it was then. */
export const PlantOfPost = Named.extend({ photo: PhotoDocument.nullable() })

export const PostCard = z.object({
  id,
  slug: z.string(),
  created_by: id,
  user: z.object({ nickname: z.string(), photo_url: z.string().nullable() }),
  /** Empty when locked: the teaser says what it is about. */
  text: z.string(),
  teaser: z.string(),
  available_by: z.enum(audiences),
  /** Paid content that the viewer has no access to: neither text nor photos are sent. */
  locked: z.boolean(),
  /** Those named in the text whose profile the viewer may open, in small letters. */
  mentions: z.array(z.string()),
  /** The viewer muted its author. */
  muted: z.boolean(),
  /** The viewer follows its author. */
  followed: z.boolean(),
  photos: z.array(z.object({ document: PhotoDocument, alt: z.string() })),
  video: VideoDocument.nullable(),
  /** Null without one, and for viewers who may not see it. */
  plant: PlantOfPost.nullable(),
  space: Named.nullable(),
  plan: Named.nullable(),
  about_course: Named.nullable(),
  /** For whose pupils or members alone it is. */
  course: Named.nullable(),
  /** Phase and day when it was written. */
  plant_cycle: PlantCycle.nullable(),
  cycle_day: id.nullable(),
  created_at: z.date(),
  edited_at: z.date().nullable(),
  pinned: z.boolean(),
  highlighted: z.boolean(),
  /** By moderation; only its author and staff see it. */
  hidden: z.boolean(),
  saves_count: id,
  comments_count: id,
  views_count: id,
  /** The newest comment, cut. */
  last_comment: z.object({ nickname: z.string(), text: z.string() }).nullable(),
  is_save: z.boolean(),
  can: z.object({ update: z.boolean(), remove: z.boolean(), save: z.boolean(), highlight: z.boolean() }),
})
export type PostCard = z.infer<typeof PostCard>

/** Filters of the list by pages. `show` and the `with_` flags are the specification's: a card always has it all. */
export const PostFilter = PageInput.extend({
  user: z.string().max(30).optional(),
  /** Only these. */
  posts_id: idList.optional(),
  available_by: z.enum(audiences).optional(),
  /** Only what its author pinned. */
  pinned: queryBoolean.optional(),
  hashtag: z.string().max(60).optional(),
  plant_id: rowId.optional(),
  space_id: rowId.optional(),
  plan_cultivation_id: rowId.optional(),
  plant_cycle_id: rowId.optional(),
  /** 1 is the first week of the phase. */
  week: z.coerce.number().int().min(1).max(60).optional(),
  order_by: z.enum(['created_at', 'saves_count']).default('created_at'),
  with_user: queryBoolean.optional(),
  with_video: queryBoolean.optional(),
  with_photos: queryBoolean.optional(),
  with_comments_count: queryBoolean.optional(),
  with_saves_count: queryBoolean.optional(),
  with_hashtags: queryBoolean.optional(),
})
export type PostFilter = z.infer<typeof PostFilter>
export const PostPage = pageOf(PostCard)

/** What a post said before, newest first. */
export const PostVersions = z.object({ data: z.array(z.object({ text: z.string(), until: z.date() })) })

/** For the sitemap: posts for all, by age, in files. */
export const PostAddressPage = z.object({
  page: z.coerce.number().int().min(1).max(10_000),
  per_file: z.coerce.number().int().min(1).max(5000),
})
export const PostAddresses = z.object({
  data: z.array(z.object({ slug: z.string(), updated_at: z.date() })),
  total: id,
})

/** Live counts of an open post. */
export const PostLive = z.object({ saves_count: id, comments_count: id })
export type PostLive = z.infer<typeof PostLive>
