import { z } from 'zod'
import { scorePhases } from '#domains/contest/bench/scores/cup-score.kinds.ts'
import { cupPhases } from '#domains/contest/editions/editions/phases.kinds.ts'
import { prizeStates } from '#domains/contest/editions/prizes/cup-prize.kinds.ts'
import { CupEntryCard } from '#domains/contest/entries/entries/cup-entries.schemas.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

export const CupResultsFilter = z.object({
  copa_edition_id: rowId.optional(),
  /** With cultivo do ano, whose modality is 'hero'. */
  with_hero: queryBoolean.default(true),
})

/** The edition that something is of, and where it stands. */
export const CupEditionBrief = z.object({
  slug: z.string(),
  name: z.string(),
  phase: z.enum(cupPhases).nullable(),
})

const Figures = z.object({
  place: z.number().int(),
  total: z.number(),
  jury: z.number().nullable(),
  popular: z.number(),
  votes: z.number().int(),
})

const Prize = z.object({ id: z.number().int(), name: z.string(), state: z.enum(prizeStates) })

export const CupResultRow = Figures.extend({
  modalidade: z.object({ slug: z.string(), name: z.string() }),
  /** Null of what was published and is not to be seen any more; `left` says why. */
  entry: CupEntryCard.nullable(),
  left: z.enum(['desclassificado', 'retirado', 'oculto']).nullable(),
  prizes: z.array(Prize.omit({ id: true })),
})
export const CupResults = z.object({ data: z.array(CupResultRow) })
export type CupResultRow = z.infer<typeof CupResultRow>

export const CupEditionSlug = z.object({ slug: z.string().trim().min(1).max(60) })

/** How the result came to be; null before it is published. */
export const CupPublication = z
  .object({
    version: z.number().int(),
    published_at: z.date(),
    hash: z.string(),
    signature: z.string(),
    /** Null when the key that signed is kept no more. */
    public_key: z.string().nullable(),
    /** What was corrected since the first one, the newest first. */
    corrections: z.array(
      z.object({ version: z.number().int(), at: z.date(), why: z.string(), changed: z.array(z.string()) }),
    ),
  })
  .nullable()

export const CupEntryVotes = z.object({
  entry: CupEntryCard,
  edition: CupEditionBrief,
  /** Null until the result is published: no figure before that. */
  votes: z
    .object({
      rounds: z.array(
        z.object({ phase: z.enum(cupPhases), ballot: z.string(), valid: z.number().int(), annulled: z.number().int() }),
      ),
      places: z.array(Figures.extend({ ballot: z.string(), prizes: z.array(Prize) })),
    })
    .nullable(),
  /** Its grower, once it stands on the podium. */
  can: z.object({ certificate: z.boolean() }),
})

export const CupBenchVotesRef = z.object({ uuid: z.uuid().optional(), copa_edition_id: rowId.optional() })
export const CupBenchVotes = z.object({
  edition: CupEditionBrief,
  criteria: z.array(z.object({ id: z.number().int(), name: z.string(), weight: z.number().int() })),
  /** Null until the result is published. */
  scores: z
    .array(
      z.object({
        entry: CupEntryCard,
        judge: z.string(),
        phase: z.enum(scorePhases),
        marks: z.record(z.string(), z.number()),
        total: z.number(),
        words: z.string(),
      }),
    )
    .nullable(),
})

export const StaffResult = z.object({
  edition: CupEditionBrief,
  show_results: z.boolean(),
  waiting_votes: z.number().int(),
  finalists: z.array(CupEntryCard),
  /** Why nothing can be computed now; null when it can. */
  closed_why: z.string().nullable(),
  versions: z.array(
    z.object({
      version: z.number().int(),
      created_at: z.date(),
      published_at: z.date().nullable(),
      correction: z.string().nullable(),
      hash: z.string(),
      /** Whether counting now gives the same. */
      stands: z.boolean(),
      rows: z.array(
        Figures.extend({
          ballot: z.string(),
          title: z.string(),
          uuid: z.string(),
          grower: z.string().nullable(),
          prizes: z.array(Prize),
        }),
      ),
    }),
  ),
})
export type StaffResult = z.infer<typeof StaffResult>

/** Of the team: the configured edition, when none is named. */
export const StaffResultRef = z.object({ copa_edition_id: rowId.optional() })
export type StaffResultRef = z.infer<typeof StaffResultRef>
export const CupPublish = StaffResultRef.extend({
  version: z.coerce.number().int().min(1).max(1000),
  correction: z.string().trim().max(1000).default(''),
})
