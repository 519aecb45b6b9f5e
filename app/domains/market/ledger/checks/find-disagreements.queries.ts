import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

export type Disagreement = { what: string; which: string }

/**
 * Where the book and the rows beside it say different things: transfers that do not add up, receivables whose entries are
 * not what is still due, payouts under way that are not what the book has under way. Empty when all is well. `since`: as old
 * as what it is about.
 */
export const disagreements = sql`
    select 'transfer' as what, t.reference as which, t.at as since from ledger_transfers t
      left join ledger_entries e on e.transfer_id = t.id
      group by t.id having count(e.id) < 2 or sum(e.amount) <> 0
    union all
    select 'receivable', r.reference, r.created_at from receivables r left join ledger_entries e on e.receivable_id = r.id
      group by r.id
      having coalesce(-sum(e.amount), 0) <>
        case when r.payout_id is null and r.state <> 'pago' then r.amount - r.fee - r.reversed else 0 end
    union all
    select 'state', r.reference, r.created_at from receivables r
      where (r.state = 'estornado') <> (r.kind <> 'debito' and r.reversed = r.amount - r.fee)
        or (r.state = 'pago') <> exists (select from payouts p where p.id = r.payout_id and p.state = 'pago')
    union all
    select 'payout', p.uuid::text, p.created_at from payouts p
      left join ledger_transfers t on t.reference = 'payout:' || p.uuid
      where t.amount is distinct from p.amount
    union all
    select 'under way', 'paid_out', last from (
      select (select coalesce(-sum(e.amount), 0) from ledger_entries e
          join ledger_accounts a on a.id = e.account_id where a.kind = 'paid_out') as book,
        (select coalesce(sum(amount), 0) from payouts where state in ('criado', 'enviado')) as rows,
        (select max(at) from ledger_transfers) as last) sums
      where book <> rows`

export const findDisagreements = async ({ db }: Context): Promise<Disagreement[]> =>
  (await db.execute<Disagreement>(disagreements)).rows
