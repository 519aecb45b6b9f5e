import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Player, players } from './ledger.table.ts'

/** The row of a player, locked until the commit: whatever of theirs is earned or spent goes one at a time. */
export async function lockPlayer(tx: Context, user_id: number): Promise<Player> {
  await tx.db.insert(players).values({ user_id }).onConflictDoNothing()
  const [player] = await tx.db.select().from(players).where(eq(players.user_id, user_id)).for('update')
  if (!player) throw new Error('a player who was just inserted is not there')
  return player
}
