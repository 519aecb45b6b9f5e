import { z } from 'zod'
import { cupPhases } from '#domains/contest/editions/editions/phases.kinds.ts'
import { CupEntryCard } from '#domains/contest/entries/entries/cup-entries.schemas.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { ownVoteStates, voteStates } from './cup-vote.kinds.ts'

/** The viewer's current vote in a ballot. */
export const CupOwnVote = z.object({
  entry: z.object({ uuid: z.string(), title: z.string() }),
  receipt: z.string(),
  state: z.enum(ownVoteStates),
  /** Of an annulled one. */
  reason: z.string().nullable(),
  /** The redondo does not compete any more: the vote counts for nobody. */
  left: z.boolean(),
  created_at: z.date(),
})

export const CupBallots = z.object({
  phase: z.enum(cupPhases).nullable(),
  /** Why the viewer can't vote now; null when they can. */
  closed_why: z.string().nullable(),
  ballots: z.array(
    z.object({ slug: z.string(), name: z.string(), entries_count: z.number().int(), own: CupOwnVote.nullable() }),
  ),
  /** Own votes of the phases before: their receipts are looked for when the result is out. */
  earlier: z.array(z.object({ phase: z.enum(cupPhases), name: z.string(), own: CupOwnVote })),
})
export type CupBallots = z.infer<typeof CupBallots>

export const CupCompetitorFilter = PageInput.extend({ modalidade: z.string().trim().max(60).optional() })
export const CupCompetitorPage = pageOf(CupEntryCard)
export const CupCompetitorRef = z.object({ nickname: z.string().trim().min(1).max(60) })
export const CupCompetitor = z.object({
  user: z.object({ nickname: z.string(), photo_url: z.string().nullable() }),
  phase: z.enum(cupPhases).nullable(),
  closed_why: z.string().nullable(),
  entries: z.array(
    CupEntryCard.extend({ ballot: z.string(), own: CupOwnVote.nullable(), voted_other: z.string().nullable() }),
  ),
})
export type CupCompetitor = z.infer<typeof CupCompetitor>

export const CupVoteInput = z.object({ uuid: z.uuid() })
export const CupVoteGiven = CupOwnVote.extend({ ballot: z.string(), changed: z.boolean() })

export const StaffVoteFilter = PageInput.extend({ state: z.enum(voteStates).default('quarentena') })
export const StaffVote = z.object({
  id: z.number().int(),
  phase: z.enum(cupPhases),
  ballot: z.string(),
  entry: z.object({ uuid: z.string(), title: z.string() }),
  nickname: z.string().nullable(),
  state: z.enum(voteStates),
  reason: z.string().nullable(),
  superseded: z.boolean(),
  created_at: z.date(),
})
export type StaffVote = z.infer<typeof StaffVote>
export const StaffVotePage = pageOf(StaffVote)
export const StaffVoteDecision = z.object({
  ids: z.array(rowId).min(1, 'Escolha pelo menos um voto.').max(500).prefault([]),
  state: z.enum(['valida', 'anulada']),
  reason: z.string().trim().max(500).default(''),
})
export const StaffVoteDecided = z.object({ decided: z.number().int() })
