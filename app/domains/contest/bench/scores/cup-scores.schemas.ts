import { z } from 'zod'
import { cupPhases } from '#domains/contest/editions/editions/phases.kinds.ts'
import { parseNumber } from '#shared/numbers.ts'
import { rowId } from '#shared/row-id.ts'
import { conflictReasons } from '../conflicts/conflict.kinds.ts'
import { scorePhases } from './cup-score.kinds.ts'

export const MarkValue = z
  .number({ error: 'Dê uma nota de 0 a 10.' })
  .min(0, 'A nota vai de 0 a 10.')
  .max(10, 'A nota vai de 0 a 10.')
  .multipleOf(0.5, 'Use notas inteiras ou com meio ponto.')

/** A form's fields of a record are read by nobody but itself: '7,5' is 7.5, an empty one is left out. */
const typedMark = z.preprocess(
  (typed) =>
    typeof typed === 'string' ? (typed.trim() === '' ? undefined : (parseNumber(typed) ?? Number.NaN)) : typed,
  MarkValue.optional(),
)

export const CupScoreShown = z.object({
  marks: z.record(z.string(), z.number()),
  words: z.string(),
  sent_at: z.date().nullable(),
  changed_at: z.date(),
})

/** What one of the bench sees: numbers, never growers, titles or photos. */
export const CupBench = z.object({
  phase: z.enum(cupPhases).nullable(),
  open: z.boolean(),
  /** Whether the viewer sits on the bench of this edition. */
  sits: z.boolean(),
  criteria: z.array(z.object({ id: z.number().int(), name: z.string(), text: z.string(), weight: z.number().int() })),
  entries: z.array(
    z.object({
      blind_number: z.number().int(),
      modality: z.string(),
      score: CupScoreShown.nullable(),
      /** Of the first round, in the final. */
      first_score: CupScoreShown.nullable(),
    }),
  ),
  /** How many they don't score, because something ties them to the grower; not which. */
  left_out: z.number().int(),
})
export type CupBench = z.infer<typeof CupBench>

export const CupScoreInput = z.object({
  blind_number: z.coerce.number().int().min(1).max(9999),
  marks: z.record(z.string().regex(/^\d+$/), typedMark).default({}),
  words: z.string().trim().max(2000).default(''),
  send: z.boolean().default(false),
  idempotency_key: z.uuid().optional(),
  /** Of the form that was sent before this one from the same sheet, and may have waited on the phone. */
  after_key: z.uuid().or(z.literal('')).optional(),
  /** `changed_at` of the score that the sheet was opened with; empty when there was none. */
  seen_at: z.preprocess((typed) => (typed === '' ? null : typed), z.coerce.date().nullable()).optional(),
})
export const CupScoreGiven = z.object({ blind_number: z.number().int(), sent: z.boolean(), score: CupScoreShown })

export const ScoreSetAside = z.object({
  id: rowId,
  reason: z.string().trim().min(10, 'Diga por que, com pelo menos 10 letras.').max(500),
})

export const CupBenchReport = z.object({
  judges: z.array(
    z.object({ nickname: z.string(), sent: z.number().int(), drafts: z.number().int(), left_out: z.number().int() }),
  ),
  /** Redondos whose judges are three points or more apart. */
  gaps: z.array(
    z.object({
      uuid: z.string(),
      title: z.string(),
      phase: z.enum(scorePhases),
      low: z.number(),
      high: z.number(),
      scores: z.number().int(),
    }),
  ),
  conflicts: z.array(
    z.object({
      judge: z.string(),
      entry: z.object({ uuid: z.string(), title: z.string(), blind_number: z.number().int() }),
      grower: z.string(),
      reasons: z.array(z.enum(conflictReasons)),
      /** Sent by that judge before the tie was found: they count unless the team sets them aside. */
      scores: z.array(z.object({ id: z.number().int(), phase: z.enum(scorePhases), set_aside: z.string().nullable() })),
    }),
  ),
})
export type CupBenchReport = z.infer<typeof CupBenchReport>
