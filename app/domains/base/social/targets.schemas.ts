import { rowId } from '#shared/row-id.ts'
import { type TargetColumn, targetColumns } from './targets.kinds.ts'

const id = rowId.optional()

/** Payload columns that reference a thing; `created_by` must be the viewer's id when given. */
export const targetShape = {
  created_by: id,
  post_id: id,
  comment_id: id,
  space_id: id,
  plant_id: id,
  blog_post_id: id,
  plan_cultivation_id: id,
  user_id: id,
  product_id: id,
  review_id: id,
  course_id: id,
  cup_entry_id: id,
}

type Named = Partial<Record<TargetColumn, number | undefined>>

export const namesOne = (input: Named) => targetColumns.filter((column) => input[column] !== undefined).length === 1
