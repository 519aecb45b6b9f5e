import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedText } from '#shared/written.ts'
import { type TargetColumn, targetColumns } from '../targets.kinds.ts'

const id = rowId.optional()

/** Exactly one target, by its column. */
const thing = { post_id: id, space_id: id, plant_id: id, blog_post_id: id, plan_cultivation_id: id }
const oneThing = (input: Partial<Record<TargetColumn, number>>) =>
  targetColumns.filter((column) => input[column] !== undefined).length === 1
const whichThing = { message: 'Diga exatamente uma coisa.' }
const text = typedText().min(1).max(2000)

export const CommentFilter = PageInput.pick({ page: true, per_page: true, show: true })
  .extend(thing)
  .refine(oneThing, whichThing)
export type CommentFilter = z.infer<typeof CommentFilter>

export const CommentCreate = z
  .object({ ...thing, text, parent_id: id, idempotency_key: z.uuid().optional() })
  .refine(oneThing, whichThing)
export type CommentCreate = z.infer<typeof CommentCreate>

export const CommentRef = z.object({ comment_id: rowId })
export const CommentChange = CommentRef.extend({ text, opened: Opened })
export type CommentChange = z.infer<typeof CommentChange>

const fields = {
  id: z.number().int(),
  /** Empty after deletion: its replies stay. */
  text: z.string(),
  /** Nicknames named in it, in small letters, whose profile the viewer may open. */
  mentions: z.array(z.string()),
  deleted: z.boolean(),
  /** By the moderation: the text is empty for all but its author. */
  hidden: z.boolean(),
  created_by: z.number().int(),
  /** By somebody whom the viewer muted: shown folded. */
  muted: z.boolean(),
  user: z.object({ nickname: z.string(), photo_url: z.string().nullable() }),
  created_at: z.date(),
  edited: z.boolean(),
  saves_count: z.number().int(),
  is_save: z.boolean(),
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
}
export const CommentAnswer = z.object(fields)
export const CommentCard = z.object({ ...fields, answers: z.array(CommentAnswer) })
export type CommentAnswer = z.infer<typeof CommentAnswer>
export type CommentCard = z.infer<typeof CommentCard>
