import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ledger_transfers } from '../book/book.table.ts'
import { post } from '../book/post.actions.ts'
import { lockOrder } from './lock-order.actions.ts'

type Missing = { gateway: number; gateway_fees: number; losses: number; buyers: number }

/** Money that is no sale: the gateway has it, or has no more, and we owe it to who paid, or no more. Nothing: nothing. */
export async function bookWithoutSale(
  tx: Context,
  reference: string,
  { gateway, gateway_fees, losses, buyers }: Missing,
) {
  if (!gateway && !buyers && !losses) return
  await lockOrder(tx, reference)
  const before = await tx.db.$count(ledger_transfers, eq(ledger_transfers.order_uuid, reference))
  await post(tx, {
    kind: 'sem_venda',
    reference: `${reference}:rest:${before + 1}`,
    order_uuid: reference,
    amount: Math.max(Math.abs(gateway), Math.abs(buyers), Math.abs(losses)),
    lines: [
      { account: { kind: 'gateway' }, amount: gateway },
      { account: { kind: 'gateway_fees' }, amount: gateway_fees },
      { account: { kind: 'losses' }, amount: losses },
      { account: { kind: 'buyers' }, amount: -buyers },
    ],
  })
}

/** Paid back from our own bank account, as the gateway could not: once per reference. */
export const bookPaidOutside = (
  tx: Context,
  { checkout, reference, amount }: { checkout: string; reference: string; amount: number },
) =>
  post(tx, {
    kind: 'devolvido_por_fora',
    reference,
    order_uuid: checkout,
    amount,
    lines: [
      { account: { kind: 'buyers' }, amount },
      { account: { kind: 'outside' }, amount: -amount },
    ],
  })
