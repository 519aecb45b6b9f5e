import { eq } from 'drizzle-orm'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import type { CupPhase } from '#domains/contest/editions/editions/phases.kinds.ts'
import { spansOf } from '#domains/contest/editions/editions/phases.model.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import type { Context } from '#platform/context.ts'
import { ballotOf } from './votes/ballots.model.ts'
import { cup_votes } from './votes/cup-votes.table.ts'

/** Votes of these people in a phase, some of them changed, a few in quarantine. */
export async function seedDemoVotes(
  tx: Context,
  edition: CupEdition,
  { phase, voters, waiting = 0 }: { phase: CupPhase; voters: number[]; waiting?: number },
) {
  const entries = await tx.db
    .select({ entry: cup_entries, modality: cup_modalities.slug })
    .from(cup_entries)
    .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
    .where(eq(cup_entries.edition_id, edition.id))
    .orderBy(cup_entries.id)
  const ballots = Map.groupBy(
    entries.flatMap(({ entry, modality }) => {
      const ballot = ballotOf(phase, { modality, finalist: entry.finalist })
      return ballot ? [{ ballot, entry }] : []
    }),
    ({ ballot }) => ballot,
  )
  const span = spansOf(edition).find(({ slug }) => slug === phase)
  if (!span) return
  const last = Math.min(span.end_date.getTime(), tx.now().getTime())
  const length = last - span.start_date.getTime()
  const rows: (typeof cup_votes.$inferInsert)[] = []
  for (const [at, user_id] of voters.entries())
    for (const [ballot, candidates] of ballots) {
      // Not all vote everywhere.
      if ((at * 7 + ballot.length) % 5 === 0) continue
      const own = candidates.filter(({ entry }) => entry.user_id !== user_id)
      const pick = own[((at * at + at * ballot.length) % 11) % own.length]?.entry
      if (!pick) continue
      const about = { edition_id: edition.id, phase, ballot, user_id }
      const created_at = new Date(span.start_date.getTime() + length * (((at * 37) % 100) / 120 + 0.05))
      const changes = at % 9 === 4 && own.length > 1
      const other = own.find(({ entry }) => entry.id !== pick.id)?.entry
      if (changes && other)
        rows.push({
          ...about,
          entry_id: other.id,
          created_at: new Date(created_at.getTime() - 60_000),
          superseded_at: created_at,
        })
      const quarantined = rows.filter(({ state }) => state === 'quarentena').length < waiting && at % 6 === 5
      rows.push({
        ...{ ...about, entry_id: pick.id, created_at },
        ...(quarantined && {
          state: 'quarentena' as const,
          reason: 'Outras 3 contas votaram neste redondo pelo mesmo aparelho.',
        }),
      })
    }
  if (rows.length) await tx.db.insert(cup_votes).values(rows)
}
