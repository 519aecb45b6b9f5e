import { z } from 'zod'
import { namesOne, targetShape } from '../targets.schemas.ts'

/** Exactly one viewed thing; `created_by` when signed in, and then only the viewer's id. */
export const ViewInput = z.object(targetShape).refine(namesOne, { message: 'Diga exatamente uma coisa que foi vista.' })
export type ViewInput = z.infer<typeof ViewInput>

export const ViewAnswer = z.object({ views_count: z.number().int() })
export type ViewAnswer = z.infer<typeof ViewAnswer>
