import { and, eq, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { mode_proposals } from './mode-proposals.table.ts'

/** Whatever is asked of these robots is asked no more: something newer took its place. */
export const endProposals = (tx: Context, which: SQL | undefined) =>
  tx.db
    .update(mode_proposals)
    .set({ state: 'superada', answered_at: tx.now() })
    .where(and(eq(mode_proposals.state, 'pendente'), which))

export const endProposalsOf = async (tx: Context, { device_id }: { device_id: number }) => {
  await endProposals(tx, eq(mode_proposals.device_id, device_id))
}
