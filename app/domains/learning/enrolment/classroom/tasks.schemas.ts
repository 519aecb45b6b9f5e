import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

export const TaskReply = z.object({
  id: rowId,
  state: z.enum(['aceita', 'devolvida']),
  reply: z.string().trim().max(2000).default(''),
})
export type TaskReply = z.infer<typeof TaskReply>
