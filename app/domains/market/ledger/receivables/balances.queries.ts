import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { holderKey } from '../book/holder.model.ts'

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

type Sums = Record<'a_receber' | 'free' | 'a_caminho' | 'pago' | 'owed', string>

/**
 * What a holder has, by the state of their receivables. One statement, so that both sides are of one moment.
 * @throws when the book says otherwise: what is owed by its entries must be what is open here.
 */
export async function balancesOf({ db }: Context, holder: Holder): Promise<Balances> {
  const whose = sql.identifier(holder.kind === 'store' ? 'store_id' : 'user_id')
  const { rows } = await db.execute<Sums>(sql`
    select coalesce(sum(due) filter (where state = 'a_receber'), 0) as a_receber,
      coalesce(sum(due) filter (where state = 'disponivel' and payout_id is null), 0) as free,
      coalesce(sum(due) filter (where state = 'disponivel' and payout_id is not null), 0) as a_caminho,
      coalesce(sum(due) filter (where state = 'pago'), 0) as pago,
      (select coalesce(-sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'payable' and a.${whose} = ${holder.id}) as owed
    from (select state, payout_id, amount - fee - reversed as due from receivables where ${whose} = ${holder.id}) r`)
  // Sums are bigint, which the driver gives as text.
  const [a_receber, free, a_caminho, pago, owed] = (['a_receber', 'free', 'a_caminho', 'pago', 'owed'] as const).map(
    (name) => Number(rows[0]?.[name]),
  ) as [number, number, number, number, number]
  if (owed !== a_receber + free)
    throw new Error(`the book owes ${holderKey(holder)} ${owed}, its receivables say ${a_receber + free}`)
  return { a_receber, disponivel: Math.max(0, free), a_caminho, pago, em_debito: Math.max(0, -free) }
}
