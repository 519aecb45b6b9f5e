import type { Context } from '#platform/context.ts'
import { type CupScore, cup_scores } from './cup-scores.table.ts'

type Fields = Partial<typeof cup_scores.$inferInsert> & { marks: Record<string, number> }

/** A sent score of the first round. */
export async function aScore(
  ctx: Context,
  entry: { id: number },
  judge: { id: number },
  fields: Fields,
): Promise<CupScore> {
  const now = ctx.now()
  const [score] = await ctx.db
    .insert(cup_scores)
    .values({
      ...{ entry_id: entry.id, judge_id: judge.id, phase: 'votacao-popular-jurados' as const },
      ...{ sent_at: now, changed_at: now, ...fields },
    })
    .returning()
  if (!score) throw new Error('insert returned no row')
  return score
}
