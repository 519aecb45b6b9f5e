import { z } from 'zod'

const number = z.number().int()

/** One month in counts, without names. */
export const ModerationMonth = z.object({
  /** '2026-11' */
  month: z.string(),
  reports: number,
  manter: number,
  esconder: number,
  remover: number,
  avisar: number,
  suspender: number,
  appeals: number,
  reverted: number,
})
export type ModerationMonth = z.infer<typeof ModerationMonth>
export const ModerationMonths = z.object({ data: z.array(ModerationMonth) })
