import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { holdEdition } from '#domains/contest/editions/index.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { conflictsIn } from '../conflicts/conflicts.queries.ts'
import { cup_scores } from './cup-scores.table.ts'

/**
 * A sent score of a judge who turned out to be tied counts no more, for good. Of nobody else: who could choose among scores
 * could choose the result. Once the result is out it takes a correction to show.
 */
export const setScoreAside = (ctx: Context, { id, reason }: { id: number; reason: string }) =>
  ctx.transaction(async (tx) => {
    const [found] = await tx.db
      .select({ score: cup_scores, entry: cup_entries })
      .from(cup_scores)
      .innerJoin(cup_entries, eq(cup_entries.id, cup_scores.entry_id))
      .where(and(eq(cup_scores.id, id), isNotNull(cup_scores.sent_at)))
    if (!found) throw new AppError('not_found', 'Não encontramos essa nota.')
    const { score, entry } = found
    if (entry.user_id === signedIn(tx).id)
      throw new AppError('forbidden', 'Este redondo é seu: outra pessoa da equipe decide.')
    // No count runs meanwhile.
    await holdEdition(tx, entry.edition_id)
    const conflicts = await conflictsIn(tx, entry.edition_id)
    if (!conflicts.some(({ judge_id, entry_id }) => judge_id === score.judge_id && entry_id === entry.id))
      throw new AppError('conflict', 'Nada liga este jurado a este redondo: a nota conta.')
    const [done] = await tx.db
      .update(cup_scores)
      .set({ set_aside_at: tx.now(), set_aside: reason })
      .where(and(eq(cup_scores.id, id), isNull(cup_scores.set_aside_at)))
      .returning({ id: cup_scores.id })
    if (!done) throw new AppError('conflict', 'Esta nota já não conta.')
    await audit(tx, { action: 'cup_score.set_aside', subject: `cup_entry:${entry.id}`, after: { reason } })
  })
