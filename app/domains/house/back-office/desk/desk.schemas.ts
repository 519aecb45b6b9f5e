import { z } from 'zod'
import { iconNames } from '#ui/components/icon-names.ts'

export const WaitingQueue = z.object({
  name: z.string(),
  label: z.string(),
  icon: z.enum(iconNames),
  count: z.number().int(),
  /** Since when the first of them waits; null: nothing waits. */
  oldest: z.date().nullable(),
  /** The list that shows them; null: the viewer may not open it. */
  to: z.string().nullable(),
})
export type WaitingQueue = z.infer<typeof WaitingQueue>

/** What needs a person now, the longest waiting first. */
export const Desk = z.object({ data: z.array(WaitingQueue) })
export type Desk = z.infer<typeof Desk>
