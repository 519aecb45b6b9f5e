import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type AccountKind, accountKinds } from './account.kinds.ts'

export type TrialBalance = {
  accounts: { kind: AccountKind; debits: number; credits: number; balance: number }[]
  debits: number
  credits: number
  /** Debits and credits are the same to the centavo. */
  closes: boolean
}

/** What each kind of account comes to: debits and credits, which are the same in sum. */
export async function trialBalance({ db }: Context): Promise<TrialBalance> {
  const { rows } = await db.execute<{ kind: AccountKind; debits: string; credits: string }>(sql`
    select a.kind, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as debits,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as credits
    from ledger_accounts a join ledger_entries e on e.account_id = a.id group by a.kind`)
  const accounts = accountKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    const [debits, credits] = [Number(row?.debits ?? 0), Number(row?.credits ?? 0)]
    return { kind, debits, credits, balance: debits - credits }
  })
  const debits = accounts.reduce((sum, one) => sum + one.debits, 0)
  const credits = accounts.reduce((sum, one) => sum + one.credits, 0)
  return { accounts, debits, credits, closes: debits === credits }
}
