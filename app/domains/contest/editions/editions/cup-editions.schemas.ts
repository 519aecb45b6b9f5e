import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'
import { prizeKinds } from '../prizes/cup-prize.kinds.ts'
import { sponsorLevels } from '../sponsors/cup-sponsor.kinds.ts'
import { cupPhases } from './phases.kinds.ts'

export const CupEditionRef = z.object({
  slug: z.string().trim().min(1).max(60),
  order_by: z.literal('created_at').optional(),
  order_type: z.enum(['asc', 'desc']).optional(),
})

/** A phase; both ends are inclusive. */
export const CupPhaseSpan = z.object({ slug: z.enum(cupPhases), start_date: z.date(), end_date: z.date() })

export const CupModality = z.object({
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  entries_count: z.number().int(),
})
export type CupModality = z.infer<typeof CupModality>

export const CupEditionDetail = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  rules: z.string(),
  jury_weight: z.number().int(),
  finalists: z.number().int(),
  authorisation: z.object({ body: z.string(), number: z.string() }).nullable(),
  show_results: z.boolean(),
  /** The specification's field: the phases with their dates. */
  more_infos: z.object({ status: z.array(CupPhaseSpan) }),
  /** The phase of now; null before the first and after the last. */
  phase: z.enum(cupPhases).nullable(),
  next: CupPhaseSpan.nullable(),
  modalities: z.array(CupModality),
  criteria: z.array(z.object({ id: z.number().int(), name: z.string(), text: z.string(), weight: z.number().int() })),
  sponsors: z.array(z.object({ name: z.string(), text: z.string(), url: z.string(), level: z.enum(sponsorLevels) })),
  prizes: z.array(
    z.object({
      modality: z.string().nullable(),
      place: z.number().int(),
      name: z.string(),
      text: z.string(),
      kind: z.enum(prizeKinds),
      sponsor: z.string().nullable(),
    }),
  ),
})
export type CupEditionDetail = z.infer<typeof CupEditionDetail>

/** Where the configured edition stands; null when there is none. */
export const CupNow = CupEditionDetail.pick({
  slug: true,
  name: true,
  phase: true,
  next: true,
  more_infos: true,
  show_results: true,
}).nullable()
export type CupNow = NonNullable<z.infer<typeof CupNow>>

export const CupEditionList = z.object({
  data: z.array(
    z.object({ slug: z.string(), name: z.string(), starts_at: z.date(), ends_at: z.date(), show_results: z.boolean() }),
  ),
})

export const CupEditionCopy = z.object({
  id: rowId,
  name: z.string().trim().min(1).max(80),
  /** Empty: of the name. */
  slug: z
    .string()
    .trim()
    .max(60)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use letras minúsculas, números e hífens, como copa-20262027.')
    .refine((slug) => !slug || /[a-z]/.test(slug), 'Use também letras: só números são o código de uma linha.')
    .default(''),
  entries_at: typedLocalMoment,
})
export const CupEditionCopied = z.object({ id: z.number().int(), slug: z.string(), name: z.string() })
