import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { targetColumns } from '../targets.ts'

const id = rowId.optional()

/** Exactly one thing that was seen; `created_by` when logged in, and then only the viewer. */
export const ViewInput = z
  .object({
    created_by: id,
    post_id: id,
    comment_id: id,
    space_id: id,
    plant_id: id,
    blog_post_id: id,
    plan_cultivation_id: id,
    user_id: id,
  })
  .refine((input) => targetColumns.filter((column) => input[column] !== undefined).length === 1, {
    message: 'Diga exatamente uma coisa que foi vista.',
  })
export type ViewInput = z.infer<typeof ViewInput>

export const ViewAnswer = z.object({ views_count: z.number().int() })
export type ViewAnswer = z.infer<typeof ViewAnswer>
