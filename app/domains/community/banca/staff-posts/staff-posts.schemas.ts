import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { audiences } from '../audiences/audience.kinds.ts'
import { PostCard } from '../posts/posts.schemas.ts'

export const postStates = ['abertos', 'escondidos', 'apagados', 'destaques'] as const

/** `search` looks in text, teaser and nickname. */
export const StaffPostFilter = PageInput.extend({
  state: z.enum(postStates).optional(),
  available_by: z.enum(audiences).optional(),
  /** On this day or later. */
  since: typedDay.optional(),
  order_by: z.enum(['created_at', 'saves_count', 'comments_count']).default('created_at'),
})
export type StaffPostFilter = z.infer<typeof StaffPostFilter>

const count = z.number().int()

export const StaffPost = z.object({
  id: count,
  slug: z.string(),
  /** Its first words. */
  title: z.string(),
  nickname: z.string(),
  available_by: z.enum(audiences),
  created_at: z.date(),
  saves_count: count,
  comments_count: count,
  highlighted: z.boolean(),
  hidden: z.boolean(),
  deleted: z.boolean(),
})
export type StaffPost = z.infer<typeof StaffPost>
export const StaffPostPage = pageOf(StaffPost)

export const StaffPostRef = z.object({ id: rowId })

/** Any post in any state; `case_id`: the last case of the moderation about it. */
export const StaffPostDetail = z.object({
  post: PostCard,
  deleted_at: z.date().nullable(),
  case_id: count.nullable(),
})
export type StaffPostDetail = z.infer<typeof StaffPostDetail>

export const StaffPostRemoval = StaffPostRef.extend({ reason: typedText().min(3).max(500) })
export type StaffPostRemoval = z.infer<typeof StaffPostRemoval>
