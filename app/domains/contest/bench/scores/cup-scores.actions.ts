import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { currentEdition, holdEdition, showEdition } from '#domains/contest/editions/index.ts'
import { cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import { demandOpen } from '#domains/contest/entries/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { ScorePhase } from './cup-score.kinds.ts'
import { findSeat, scorable, shownScore } from './cup-scores.queries.ts'
import type { CupScoreInput } from './cup-scores.schemas.ts'
import { type CupScore, cup_scores } from './cup-scores.table.ts'

type Input = z.output<typeof CupScoreInput>

/**
 * Keeps the score of one redondo, as a draft or sent; sent again it replaces what stood, until the phase ends. It is sent only
 * with a mark for each criterion.
 */
export const keepScore = (ctx: Context, input: Input) =>
  ctx.transaction(async (tx) => {
    const { blind_number, marks, words, send, idempotency_key: last_key } = input
    const edition = await holdEdition(tx, (await currentEdition(tx)).id)
    const seat = await findSeat(tx, edition.id)
    if (!seat) throw new AppError('forbidden', 'Você não está na bancada desta edição.')
    // Who is taken off the bench meanwhile scores nothing more.
    const [held] = await tx.db.select().from(cup_judges).where(eq(cup_judges.id, seat.id)).for('update')
    if (!held) throw new AppError('forbidden', 'Você não está na bancada desta edição.')
    const phase = demandOpen(tx, edition, 'judge', 'Agora a bancada não dá notas.') as ScorePhase
    const { open } = await scorable(tx, edition, held, phase)
    const entry = open.find((one) => one.entry.blind_number === blind_number)?.entry
    if (!entry) throw new AppError('not_found', `O redondo nº ${blind_number} não está na sua mesa.`)
    const { criteria } = await showEdition(tx, edition)
    const kept = Object.fromEntries(
      criteria.flatMap(({ id }) => (marks[id] === undefined ? [] : [[String(id), marks[id]]])),
    )
    if (send) demandWhole(criteria, kept)
    const where = and(eq(cup_scores.judge_id, seat.id), eq(cup_scores.entry_id, entry.id), eq(cup_scores.phase, phase))
    const [before] = await tx.db.select().from(cup_scores).where(where)
    if (before && last_key && before.last_key === last_key)
      return { blind_number, sent: before.sent_at !== null, score: shownScore(before) }
    demandNewest(before, input)
    if (before?.sent_at && !send) throw new AppError('conflict', 'Esta nota já foi enviada. Para mudar, envie a nova.')
    const values = { marks: kept, words, sent_at: send ? tx.now() : null, changed_at: tx.now(), last_key }
    const [score] = await tx.db
      .insert(cup_scores)
      .values({ judge_id: seat.id, entry_id: entry.id, phase, ...values })
      .onConflictDoUpdate({ target: [cup_scores.judge_id, cup_scores.entry_id, cup_scores.phase], set: values })
      .returning()
    return { blind_number, sent: send, score: shownScore(score as CupScore) }
  })

/** What waited on a phone does not undo what was sent after it was written, from elsewhere. */
function demandNewest(before: CupScore | undefined, { seen_at, after_key, blind_number }: Input) {
  if (!before || seen_at === undefined || before.changed_at.getTime() === seen_at?.getTime()) return
  if (after_key && before.last_key === after_key) return
  throw new AppError(
    'conflict',
    `A nota do nº ${blind_number} mudou em outro aparelho ou em outra aba depois que você escreveu esta. Veja na bancada a que vale.`,
  )
}

function demandWhole(criteria: { id: number; name: string }[], marks: Record<string, number>) {
  const missing = criteria.filter(({ id }) => marks[id] === undefined)
  if (!missing.length) return
  throw new AppError('invalid', undefined, {
    errors: Object.fromEntries(
      missing.map(({ id, name }) => [`marks.${id}`, [`Falta a nota de ${name.toLowerCase()}.`]]),
    ),
  })
}
