import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

const id = rowId.optional()

/** '@jo' or '#flo', and the thing under which it is written: who takes part there is suggested too. */
export const CompletionFilter = z.object({
  search: z.string().max(61).regex(/^[@#]/, 'Comece com @ ou #.'),
  post_id: id,
  plant_id: id,
  space_id: id,
  plan_cultivation_id: id,
  blog_post_id: id,
})
export type CompletionFilter = z.infer<typeof CompletionFilter>

/** `text` stands in the place of what was typed. */
export const Completion = z.object({ text: z.string(), note: z.string(), photo_url: z.string().nullable() })
export type Completion = z.infer<typeof Completion>
export const Completions = z.object({ data: z.array(Completion) })
