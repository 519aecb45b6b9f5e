import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

export const bulkActs = ['tag', 'untag', 'move'] as const

export const ProcessBulk = z.object({
  tokens: z.array(z.uuid()).min(1, 'Marque ao menos um processo.').max(100),
  act: z.enum(bulkActs, 'Escolha o que fazer.'),
  tag_id: rowId.optional(),
  status_id: rowId.optional(),
})
export type ProcessBulk = z.infer<typeof ProcessBulk>

export const ProcessBulkDone = z.object({
  done: z.number().int(),
  /** Numbers of those that could not, and why; what is not the viewer's has none. */
  left: z.array(z.object({ number: z.number().int().nullable(), why: z.string() })),
})
export type ProcessBulkDone = z.infer<typeof ProcessBulkDone>
