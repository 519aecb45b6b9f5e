import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { targetColumns } from '../targets.kinds.ts'
import { namesOne, targetShape } from '../targets.schemas.ts'

const _id = rowId.optional()

/** created_by plus exactly one of the things that can be saved (specification, 3). */
export const SaveInput = z
  .object({
    ...targetShape,
    tipo: z.enum(['unfollow']).optional(),
  })
  .refine(namesOne, { message: 'Diga exatamente uma coisa para salvar.' })
  .refine((input) => !input.tipo || input.user_id !== undefined, {
    path: ['tipo'],
    message: 'Só dá para deixar de seguir pessoas.',
  })
export type SaveInput = z.infer<typeof SaveInput>

export const SaveState = z.object({ is_save: z.boolean(), saves_count: z.number().int() })
export type SaveState = z.infer<typeof SaveState>

export const SavedFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend({
  kind: z.enum(targetColumns),
})
export type SavedFilter = z.infer<typeof SavedFilter>

export const SavedThing = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  photo: PhotoDocument.nullable(),
  saves_count: z.number().int(),
  saved_at: z.date(),
})
export type SavedThing = z.infer<typeof SavedThing>
export const SavedPage = pageOf(SavedThing)

export const SavedCounts = z.record(z.enum(targetColumns), z.number().int())
export type SavedCounts = z.infer<typeof SavedCounts>
