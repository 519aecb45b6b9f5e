import { z } from 'zod'
import { ProblemCard, ProblemEntry } from './cases.schemas.ts'

/** A case in exports: what was seen, and on which days what was done about it. */
export const ExportedCase = ProblemCard.omit({ recheck_on: true }).extend({
  /** What it is called. */
  name: z.string(),
  places: z.array(z.string()),
  marks: z.array(z.string()),
  /** Oldest first. */
  entries: z.array(
    ProblemEntry.pick({
      kind: true,
      on: true,
      text: true,
      product: true,
      safety_days: true,
      harvest_from: true,
      outcome: true,
    }).extend({
      /** When it came here, whatever day it is of. */
      written_at: z.date(),
    }),
  ),
})
export type ExportedCase = z.infer<typeof ExportedCase>
