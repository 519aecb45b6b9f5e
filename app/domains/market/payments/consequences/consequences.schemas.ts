import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

export const ConsequenceRef = z.object({ id: rowId })

/** Something that happened to a charge and of which nothing followed yet. */
export const OpenConsequence = z.object({
  id: z.number().int(),
  name: z.string(),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_at: z.date(),
  charge_uuid: z.string(),
  description: z.string(),
  captured_amount: z.number().int(),
})
export type OpenConsequence = z.infer<typeof OpenConsequence>

export const OpenConsequences = z.object({ data: z.array(OpenConsequence) })
export type OpenConsequences = z.infer<typeof OpenConsequences>

export const Retried = z.object({ done: z.boolean() })
export type Retried = z.infer<typeof Retried>
