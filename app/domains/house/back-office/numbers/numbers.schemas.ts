import { z } from 'zod'

const count = z.number().int()

export const NumbersAsk = z.object({
  /** As many weeks, and as many before to compare. */
  weeks: z.coerce.number().int().min(4).max(26).default(12),
})
export type NumbersAsk = z.infer<typeof NumbersAsk>

/** What is counted; centavos and bytes are of administrators alone. */
export const measures = [
  'arrivals',
  'stayed',
  'updates',
  'posts',
  'comments',
  'reports',
  'decisions',
  'tickets',
  'answers',
  'orders',
  'paid',
  'refunded',
  'bytes',
] as const
export type Measure = (typeof measures)[number]

export const Numbers = z.object({
  /** Mondays of São Paulo, the oldest first; the last week is the one that goes on. */
  weeks: z.array(z.string()),
  /** By week. A measure that the viewer may not read is left out; null: it can't be known yet. */
  series: z.partialRecord(z.enum(measures), z.array(z.number().nullable())),
  /** All of these weeks, and of as many before. */
  sums: z.partialRecord(z.enum(measures), z.object({ now: z.number(), before: z.number() })),
  /** What is kept: files, private files and videos. */
  stored: z.object({ files: count, bytes: z.number() }).nullable(),
})
export type Numbers = z.infer<typeof Numbers>
