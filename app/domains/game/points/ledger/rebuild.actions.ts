import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { levels } from '../levels/levels.table.ts'
import { spendingKinds } from './entry.kinds.ts'
import { type Player, players, point_entries } from './ledger.table.ts'
import { recountOpen } from './recount-open.actions.ts'

export type Rebuilt = {
  players: number
  entries: number
  /** Whose stored sums, or whose level by them, are not what their entries come to. */
  wrong: { user_id: number; stored: Sums; replayed: Sums }[]
}
type Sums = Pick<Player, 'balance' | 'earned' | 'reached_at'> & { level: string | null }

/**
 * Replays the ledger from its first entry and compares what comes out with what is stored. With `mend` the sums are
 * written anew. Nobody earns or spends meanwhile.
 */
export const rebuild = (ctx: Context, { mend = false } = {}): Promise<Rebuilt> =>
  ctx.transaction(async (tx) => {
    const stored = await tx.db.select().from(players).orderBy(asc(players.user_id)).for('update')
    const entries = await tx.db.select().from(point_entries).orderBy(asc(point_entries.id))
    const steps = await tx.db.select().from(levels).orderBy(asc(levels.points))
    const levelOf = (earned: number) => steps.findLast(({ points }) => points <= earned)?.name ?? null
    const sums = new Map<number, Omit<Sums, 'level'>>()
    for (const { user_id, kind, points, at } of entries) {
      const before = sums.get(user_id) ?? { balance: 0, earned: 0, reached_at: null }
      const counts = !spendingKinds.includes(kind)
      const later = !before.reached_at || at > before.reached_at
      sums.set(user_id, {
        balance: before.balance + points,
        earned: before.earned + (counts ? points : 0),
        reached_at: counts && points > 0 && later ? at : before.reached_at,
      })
    }
    const wrong = stored.flatMap(({ user_id, ...sum }) => {
      const is = sums.get(user_id) ?? { balance: 0, earned: 0, reached_at: null }
      const same =
        is.balance === sum.balance && is.earned === sum.earned && is.reached_at?.getTime() === sum.reached_at?.getTime()
      if (same) return []
      return [
        {
          user_id,
          stored: { ...sum, level: levelOf(sum.earned) },
          replayed: { ...is, level: levelOf(is.earned) },
        },
      ]
    })
    if (mend)
      for (const { user_id, replayed } of wrong) {
        const { level: _, ...sum } = replayed
        await tx.db.update(players).set(sum).where(eq(players.user_id, user_id))
      }
    if (mend) await recountOpen(tx)
    return { players: stored.length, entries: entries.length, wrong }
  })
