import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { store_handovers } from './store-handovers.table.ts'

type Outcome = NonNullable<typeof store_handovers.$inferSelect.outcome>

/** Ends the open offer of a store, if there is one (to that person). Returns it. */
export async function endHandover(tx: Context, store_id: number, outcome: Outcome, to_user_id?: number) {
  const [ended] = await tx.db
    .update(store_handovers)
    .set({ outcome, answered_at: tx.now() })
    .where(
      and(
        eq(store_handovers.store_id, store_id),
        isNull(store_handovers.outcome),
        to_user_id === undefined ? undefined : eq(store_handovers.to_user_id, to_user_id),
      ),
    )
    .returning()
  return ended
}
