import { z } from 'zod'
import { targetColumns } from '../targets.ts'

const id = z.coerce.number().int().positive().optional()

/** created_by plus exactly one of the things that can be saved (specification, 3). */
export const SaveInput = z
  .object({
    created_by: id,
    post_id: id,
    comment_id: id,
    space_id: id,
    plant_id: id,
    blog_post_id: id,
    plan_cultivation_id: id,
    user_id: id,
    tipo: z.enum(['unfollow']).optional(),
  })
  .refine((input) => targetColumns.filter((column) => input[column] !== undefined).length === 1, {
    message: 'Diga exatamente uma coisa para salvar.',
  })
export type SaveInput = z.infer<typeof SaveInput>

export const SaveState = z.object({ is_save: z.boolean(), saves_count: z.number().int() })
export type SaveState = z.infer<typeof SaveState>
