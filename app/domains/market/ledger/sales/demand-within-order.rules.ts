import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ledger_accounts, ledger_entries, ledger_transfers } from '../book/book.table.ts'

/**
 * No more goes back of an order than came in: not to the buyer, and not from our own parts of it. The holders' parts are
 * counted where they are taken (`reverseReceivables`).
 */
export async function demandWithinOrder(tx: Context, reference: string, order_uuid: string) {
  const [money] = await tx.db
    .select({
      kept: sql<number>`coalesce(sum(case when kind in ('venda', 'contestacao_revertida') then amount else -amount end), 0)::int`,
    })
    .from(ledger_transfers)
    .where(eq(ledger_transfers.order_uuid, order_uuid))
  if ((money?.kept ?? 0) < 0) throw new Error(`${reference}: more would go back than was paid`)
  const taken = await tx.db
    .select({ kind: ledger_accounts.kind, sum: sql<number>`sum(${ledger_entries.amount})::int` })
    .from(ledger_entries)
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_entries.account_id))
    .innerJoin(ledger_transfers, eq(ledger_transfers.id, ledger_entries.transfer_id))
    .where(
      and(
        eq(ledger_transfers.order_uuid, order_uuid),
        inArray(ledger_accounts.kind, ['platform_revenue', 'financing']),
      ),
    )
    .groupBy(ledger_accounts.kind)
  const over = taken.find(({ sum }) => sum > 0)
  if (over) throw new Error(`${reference}: more would go back of ${over.kind} than came in`)
}
