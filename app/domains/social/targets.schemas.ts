import { rowId } from '#shared/row-id.ts'
import { type TargetColumn, targetColumns } from './targets.kinds.ts'

const id = rowId.optional()

/** The columns of a payload that name a thing; `created_by` is ignored unless it is not the viewer. */
export const targetShape = {
  created_by: id,
  post_id: id,
  comment_id: id,
  space_id: id,
  plant_id: id,
  blog_post_id: id,
  plan_cultivation_id: id,
  user_id: id,
}

type Named = Partial<Record<TargetColumn, number | undefined>>

export const namesOne = (input: Named) => targetColumns.filter((column) => input[column] !== undefined).length === 1
