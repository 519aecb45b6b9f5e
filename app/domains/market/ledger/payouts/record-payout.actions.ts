import type { Context } from '#platform/context.ts'
import { holderOf } from '../book/holder.model.ts'
import type { Line } from '../book/lines.model.ts'
import { type Posted, post } from '../book/post.actions.ts'
import { findTransfer } from '../book/transfers.queries.ts'
import { dueOf } from '../receivables/receivable.model.ts'
import type { Receivable } from '../receivables/receivables.table.ts'
import { referenceOf } from './payout.model.ts'
import type { Payout } from './payouts.table.ts'

/** The holder is owed no more: the money is on its way. */
export function recordPayout(tx: Context, payout: Payout, paid: Receivable[]): Promise<Posted> {
  const account = { kind: 'payable' as const, holder: holderOf(payout) }
  const lines: Line[] = paid.map((one) => ({ account, amount: dueOf(one), receivable_id: one.id }))
  return post(tx, {
    kind: 'repasse',
    reference: referenceOf(payout),
    amount: payout.amount,
    lines: [...lines, { account: { kind: 'paid_out' }, amount: -payout.amount }],
  })
}

/** The bank confirmed: the money left the gateway. */
export const recordPayoutPaid = (tx: Context, payout: Payout): Promise<Posted> =>
  post(tx, {
    kind: 'repasse_pago',
    reference: `${referenceOf(payout)}:paid`,
    amount: payout.amount,
    lines: [
      { account: { kind: 'paid_out' }, amount: payout.amount },
      { account: { kind: 'gateway' }, amount: -payout.amount },
    ],
  })

/** The bank sent it back: the holder is owed it again. */
export async function recordPayoutReturned(tx: Context, payout: Payout): Promise<Posted> {
  const made = await findTransfer(tx, referenceOf(payout))
  if (!made) throw new Error(`${referenceOf(payout)} was never posted`)
  return post(tx, {
    kind: 'repasse_devolvido',
    reference: `${referenceOf(payout)}:returned`,
    amount: payout.amount,
    reverses_id: made.id,
    lines: made.lines.map((line) => ({ ...line, amount: -line.amount })),
  })
}
