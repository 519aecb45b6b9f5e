import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ledger_accounts, ledger_entries, ledger_transfers } from './book.table.ts'
import { holderOf } from './holder.model.ts'
import type { AccountRef, Line } from './lines.model.ts'

/** A transfer with its lines, or undefined when this fact was not posted. */
export async function findTransfer(ctx: Context, reference: string) {
  const [transfer] = await ctx.db.select().from(ledger_transfers).where(eq(ledger_transfers.reference, reference))
  return transfer && { ...transfer, lines: await linesOf(ctx, transfer.id) }
}

export async function linesOf({ db }: Context, transfer_id: string): Promise<Line[]> {
  const rows = await db
    .select({ entry: ledger_entries, account: ledger_accounts })
    .from(ledger_entries)
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_entries.account_id))
    .where(eq(ledger_entries.transfer_id, transfer_id))
    .orderBy(ledger_entries.id)
  return rows.map(({ entry, account }) => ({
    account: toRef(account),
    amount: entry.amount,
    ...(entry.receivable_id !== null && { receivable_id: entry.receivable_id }),
  }))
}

const toRef = (account: typeof ledger_accounts.$inferSelect): AccountRef =>
  account.kind === 'payable' ? { kind: 'payable', holder: holderOf(account) } : { kind: account.kind }
