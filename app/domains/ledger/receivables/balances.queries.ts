import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ledger_accounts, ledger_entries } from '../book/book.table.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { holderKey } from '../book/holder.model.ts'
import { receivables } from './receivables.table.ts'

export type Balances = {
  /** Not in yet, or within the buyer's withdrawal days. */
  a_receber: number
  /** Goes with the next payout, debts already deducted; never below zero. */
  disponivel: number
  /** In a payout that the bank has not confirmed. */
  a_caminho: number
  pago: number
  /** Of debts, what nothing available covers. */
  em_debito: number
}

/**
 * What a holder has, by the state of their receivables.
 * @throws when the book says otherwise: what is owed by its entries must be what is open here.
 */
export async function balancesOf(ctx: Context, holder: Holder): Promise<Balances> {
  const [row] = await ctx.db
    .select({
      a_receber: sumWhere(sql`state = 'a_receber'`),
      free: sumWhere(sql`state = 'disponivel' and payout_id is null`),
      a_caminho: sumWhere(sql`state = 'disponivel' and payout_id is not null`),
      pago: sumWhere(sql`state = 'pago'`),
      owed: sql<number>`(select -coalesce(sum(${ledger_entries.amount}), 0) from ${ledger_entries}
        join ${ledger_accounts} on ${ledger_accounts.id} = ${ledger_entries.account_id}
        where ${and(eq(ledger_accounts.kind, 'payable'), heldBy(ledger_accounts, holder))})`.mapWith(Number),
    })
    .from(receivables)
    .where(heldBy(receivables, holder))
  if (!row) throw new Error('a sum has a row')
  const { a_receber, free, a_caminho, pago, owed } = row
  if (owed !== a_receber + free)
    throw new Error(`the book owes ${holderKey(holder)} ${owed}, its receivables say ${a_receber + free}`)
  return { a_receber, disponivel: Math.max(0, free), a_caminho, pago, em_debito: Math.max(0, -free) }
}

/** Bigint in SQL: the sum of many may exceed an integer. */
const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(amount - fee - reversed) filter (where ${condition}), 0)`.mapWith(Number)
