import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { cup_scores } from '#domains/contest/bench/scores/cup-scores.table.ts'
import { cup_criteria } from '#domains/contest/editions/criteria/cup-criteria.table.ts'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { cup_votes } from '#domains/contest/voting/votes/cup-votes.table.ts'
import type { Context } from '#platform/context.ts'
import type { CupCount } from './cup-standing.model.ts'
import { judgeLetters } from './judge-letters.model.ts'

/** Everything that is counted of an edition, without a person in it, in the order of receipts: the published file. */
export async function countOf({ db }: Context, edition: CupEdition): Promise<CupCount> {
  const of = edition.id
  const [criteria, entries, votes, scores] = await Promise.all([
    db
      .select({ id: cup_criteria.id, weight: cup_criteria.weight })
      .from(cup_criteria)
      .where(eq(cup_criteria.edition_id, of))
      .orderBy(asc(cup_criteria.id)),
    db
      .select({
        uuid: cup_entries.uuid,
        modality: cup_modalities.slug,
        finalist: cup_entries.finalist,
        state: cup_entries.state,
      })
      .from(cup_entries)
      .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
      .where(eq(cup_entries.edition_id, of))
      .orderBy(asc(cup_entries.uuid)),
    db
      .select({
        receipt: cup_votes.receipt,
        phase: cup_votes.phase,
        ballot: cup_votes.ballot,
        entry: cup_entries.uuid,
        state: cup_votes.state,
      })
      .from(cup_votes)
      .innerJoin(cup_entries, eq(cup_entries.id, cup_votes.entry_id))
      .where(and(eq(cup_votes.edition_id, of), isNull(cup_votes.superseded_at)))
      .orderBy(asc(cup_votes.receipt)),
    db
      .select({
        id: cup_scores.id,
        created_at: cup_scores.created_at,
        phase: cup_scores.phase,
        entry: cup_entries.uuid,
        marks: cup_scores.marks,
      })
      .from(cup_scores)
      .innerJoin(cup_entries, eq(cup_entries.id, cup_scores.entry_id))
      .where(and(eq(cup_entries.edition_id, of), isNotNull(cup_scores.sent_at), isNull(cup_scores.set_aside_at)))
      .orderBy(asc(cup_entries.uuid), asc(cup_scores.id)),
  ])
  const letters = judgeLetters(scores)
  return {
    edition: edition.slug,
    jury_weight: edition.jury_weight,
    finalists: edition.finalists,
    ...{ criteria, entries, votes },
    scores: scores
      .map(({ id, created_at: _, ...score }) => ({ judge: letters.get(id) ?? '', ...score }))
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  }
}

const keyOf = ({ entry, phase, judge }: CupCount['scores'][number]) => `${entry}:${phase}:${judge}`
